import { lineText, nameText, nullableText, personText, requiredText } from "@/lib/schemas/fields";
import { inItalian } from "@/tests/helpers/in-italian";

describe.each([
  ["a text", requiredText],
  ["a line", lineText],
  ["a name", nameText],
  ["the name of a person", personText],
])("%s that is required", (_, field) => {
  const complaint = (value: unknown) => {
    const [issue] = field("Manca il nome", 5).safeParse(value).error?.issues ?? [];
    return issue && inItalian(issue.message);
  };

  test.each([
    ["Loto", undefined],
    ["", "Manca il nome"],
    [null, "Manca il nome"],
    ["Salvia", "Al massimo 5 caratteri"],
  ])("is validated: %j: %s", (value, expected) => {
    expect(complaint(value)).toBe(expected);
  });
});

test("a text of several lines retains its line breaks and tabs, but no other control characters", () => {
  const read = nullableText().parse("uno\r\ndue\rtre\vquattro\fcinque\u2028sei\tsette\u0007\u009f");
  expect(read).toBe("uno\ndue\ntre\nquattro\ncinque\nsei\tsette");
});
