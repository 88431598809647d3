# shellcheck shell=bash
# shellcheck disable=SC2034  # the lists are used by the scripts that source this file
#
# How the pure modules are compiled as Embedded Swift for wasm, and for the host to compare with.
# Sourced by Tests/Embedded/run and Benchmarks/Page/build from the top of the repository.

tools=$(dirname -- "$(readlink -f -- "$(command -v swiftc)")")

# The modules in import order, from the one list in the manifest.
modules=$(sed -n '/^let pureModules = \[/,/^\]/p' Package.swift | grep -o '"[A-Za-z]*"' | tr -d '"')

common=(
  -parse-as-library -wmo -swift-version 6 -warnings-as-errors -package-name timeline_bench
  -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
)
embedded=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -Osize
  -Xfrontend -disable-stack-protector
)

# Compiles all modules for one target: compile FOLDER [FLAG…]
compile() {
  local folder=$1 module
  shift
  for module in $modules; do
    swiftc "$@" "${common[@]}" -module-name "$module" -I "$folder" -emit-module \
      -emit-module-path "$folder/$module.swiftmodule" -c -o "$folder/$module.o" \
      "Sources/$module"/*.swift
  done
}

# Compiles the C shim: compile_shim FILE.o
compile_shim() {
  "$tools/clang" --target=wasm32-unknown-none-wasm -O2 -ffreestanding -fno-builtin -Wall -Wextra \
    -Werror -c -o "$1" Tests/Embedded/shim.c
}
