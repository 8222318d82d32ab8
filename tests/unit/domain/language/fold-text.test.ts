import { foldText } from "@/lib/domain/language/fold-text";

test.each([
  ["Città", "citta"],
  ["D’Angelo", "d'angelo"],
  ["Lia\u2011Rosa", "lia-rosa"],
  ["WAŁĘSA", "walesa"],
  ["Strøm Groß", "strom gross"],
])("%s is searched as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
