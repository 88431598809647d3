# shellcheck shell=bash
# shellcheck disable=SC2034  # the lists are used by the scripts that source this file
#
# The Debian and Ubuntu packages that the scripts need, and one function that installs what is
# missing. Sourced by Benchmarks/run and Tests/run from the top of the repository.

# To build and to run: the parsers, the text stack and the fonts that rows are measured with.
build_packages=(
  libcmark-gfm-dev libcmark-gfm-extensions-dev libharfbuzz-dev libicu-dev libsimdjson-dev
  pkg-config fonts-inter fonts-jetbrains-mono
)

# To test: the line-break cases of Unicode, and what judges exported files, the schemas and the
# files for other people's CI.
test_packages=(unicode-data python3 python3-jsonschema python3-yaml shellcheck)

# To look at the report: a browser without a window, node to drive it, and what makes the page's
# engine smaller.
browser_packages=(chromium nodejs binaryen)

# Exit code of a run that lacks a tool (see CONTRIBUTING.md).
exit_missing=5

# Installs the given packages as far as they are missing, or says what to install and ends.
require_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is no Debian or Ubuntu; these packages, or their like, have to be there: $*"
    return
  fi
  local package missing=()
  for package in "$@"; do
    if [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
      missing+=("$package")
    fi
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  local elevate=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! sudo -n true 2>/dev/null; then
      echo "Missing packages; run this as root, then start again:" >&2
      echo "  apt-get update && apt-get install -y ${missing[*]}" >&2
      exit "$exit_missing"
    fi
    elevate=(sudo -n)
  fi
  echo "Installing with apt: ${missing[*]}"
  "${elevate[@]}" apt-get update -qq
  "${elevate[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Ends with one clear line if there is no Swift toolchain of the right version.
require_swift() {
  local version
  if ! version=$(swift --version 2>/dev/null); then
    echo "Swift 6.3 or newer is needed, and there is no \`swift\` on the PATH:" >&2
    echo "  https://swift.org/install" >&2
    exit "$exit_missing"
  fi
  if ! [[ $version =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] \
    || ((BASH_REMATCH[1] * 100 + BASH_REMATCH[2] < 603)); then
    echo "Swift 6.3 or newer is needed; \`swift --version\` says: ${version%%$'\n'*}" >&2
    exit "$exit_missing"
  fi
}
