"use strict";

// The head of the page: how it came out, what was missed, by tiers of trust, of which sources, and
// the command that makes it again.
class Verdict {
  static LIMIT = 6;

  constructor(data, extras, find, open) {
    Object.assign(this, { data, extras, find, open });
    this.outcome();
    this.missed();
    this.tiers();
    find("made").textContent = this.made();
    find("command").textContent = data.command;
    find("notes").hidden = !extras.notes.length;
    find("notes").replaceChildren(...extras.notes.map((note) => Tables.element("li", note)));
  }

  outcome() {
    const { runs } = this.data;
    const failed = runs.filter((run) => run.outcome === "fail").length;
    const open = runs.filter((run) => run.outcome === "not judged").length;
    const outcome = failed ? "fail" : open === runs.length ? "not judged" : "pass";
    this.find("verdict").textContent = Tables.signs(outcome);
    this.find("verdict").className = Tables.classes[outcome];
    this.find("summary").textContent = `${runs.length} ${runs.length === 1 ? "run" : "runs"}: `
      + `${runs.length - failed - open} pass, ${failed} fail, ${open} not judged`;
  }

  // The runs that missed budgets, each with what it missed and the way to it.
  missed() {
    const failed = this.data.runs.map((run, index) =>
      [run, index, run.findings.filter((finding) => !finding.isMet)])
      .filter(([, , missed]) => missed.length);
    const items = failed.slice(0, Verdict.LIMIT).map(([run, index, missed]) => {
      const item = Tables.element("li");
      const button = Tables.element("button", run.name);
      button.type = "button";
      button.addEventListener("click", () => this.open(index));
      const more = missed.length > 3 ? `; and ${missed.length - 3} more` : "";
      item.append(button, ` ${missed.slice(0, 3).map(this.words).join("; ")}${more}`);
      return item;
    });
    if (failed.length > Verdict.LIMIT) {
      items.push(Tables.element("li", `and ${failed.length - Verdict.LIMIT} more below`));
    }
    this.find("missed").hidden = !failed.length;
    this.find("missed").replaceChildren(...items);
  }

  words = ({ metric, parts, bound, limit }) => {
    const definition = this.data.metrics[metric];
    return `${definition.name} is ${Tables.value(definition, parts)}, must be ${bound} `
      + Tables.value(definition, limit);
  };

  tiers() {
    const table = this.find("tiers");
    Tables.head(table, ["tier", "what", "values", "budgets kept", "against the base",
      "what the same build differs by"]);
    const text = (words, name = "text") => Tables.element("td", words, name);
    table.tBodies[0].replaceChildren(...this.extras.tiers.map((tier) => {
      const kept = tier.budgets ? `${tier.kept} of ${tier.budgets}` : "–";
      return Tables.row([tier.number, text(tier.what), tier.values.toLocaleString("en"),
        Tables.element("td", kept, tier.kept < tier.budgets ? "fail" : ""),
        Tables.element("td", Verdict.change(tier), tier.worse ? "worse" : ""),
        text(tier.floor ?? "–")]);
    }));
    for (const i of [1, 5]) table.tHead.rows[0].cells[i].className = "text";
    this.find("tiers-note").hidden = this.extras.tiers.slice(2).some((tier) => tier.values);
  }

  static change({ worse, better, open }) {
    if (worse === undefined) return "–";
    const words = [[worse, "worse"], [better, "better"], [open, "open"]]
      .filter(([count]) => count).map(([count, word]) => `${count} ${word}`);
    return words.join(", ") || "the same";
  }

  // Which sources, tools and seeds of hashes.
  made() {
    const of = (name) => this.data.environment.find(([key]) => key === name)?.[1];
    const compared = this.extras.bench?.comparison;
    const head = of("revision") ?? compared?.revision;
    const base = this.extras.baseCommit ?? compared?.baseRevision;
    const counted = (compared ?? this.extras.bench?.record)?.hashMode;
    const dirty = of("changed since") === "yes" ? " with changes" : "";
    const words = [head && `head ${head.slice(0, 10)}${dirty}`, base && `base ${base.slice(0, 10)}`,
      `written by ${of("toolchain")}, ${of("build")}`,
      "hashes: any seed for exact values" + (counted ? `, ${counted} for counts` : "")];
    return words.filter(Boolean).join(" · ");
  }
}
