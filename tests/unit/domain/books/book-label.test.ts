import { type BookWord, lostWords, newWordKey } from "@/lib/domain/books/book-label";

/** Bookkeeping labels, each for a row of the statement. */

const RENT: BookWord = { key: "affitto", label: "Affitto", direction: "out", category: "A3" };
const OTHER: BookWord = { key: "altro", label: "Altro", direction: "out", category: "A5" };

describe("a bookkeeping label", () => {
  it.each<[string, BookWord[], string[]]>([
    ["stays under another text, in another place", [OTHER, { ...RENT, label: "Affitto della sede" }], []],
    ["is lost when it is taken out", [OTHER], ["affitto"]],
    ["is lost when it names another row", [{ ...RENT, category: "A2" }, OTHER], ["affitto"]],
    ["is lost when it changes direction", [RENT, { ...OTHER, direction: "in" }], ["altro"]],
    ["is lost under another key", [{ ...RENT, key: "Affitto" }, OTHER], ["affitto"]],
  ])("%s", (_, after, lost) => {
    expect(lostWords([RENT, OTHER], after)).toEqual(lost);
  });

  it.each([
    ["Spese postali", [], "spese-postali"],
    ["Affitto", ["AFFITTO"], "affitto-2"],
    ["È", [], "parola"],
    ["Rimborsi dei viaggi di chi collabora", ["rimborsi-dei-viag"], "rimborsi-dei-viag-2"],
  ])("gets a key of letters, digits and hyphens from its text %s", (label, taken, key) => {
    expect(newWordKey(label, taken)).toBe(key);
  });
});
