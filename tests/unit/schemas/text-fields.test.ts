import { lineText, nameText, personText, requiredText } from "@/lib/schemas/fields";
import { inItalian } from "@/tests/helpers/in-italian";

describe.each([
  ["a text", requiredText],
  ["a line", lineText],
  ["a name", nameText],
  ["the name of a person", personText],
])("%s that must be there", (_, field) => {
  const complaint = (value: unknown) => {
    const [issue] = field("Manca il nome", 5).safeParse(value).error?.issues ?? [];
    return issue && inItalian(issue.message);
  };

  test.each([
    ["Loto", undefined],
    ["", "Manca il nome"],
    [null, "Manca il nome"],
    ["Salvia", "Al massimo 5 caratteri"],
  ])("%j: %s", (value, expected) => {
    expect(complaint(value)).toBe(expected);
  });
});
