import { birthDateRefusal } from "@/lib/domain/person/birth-date";

describe("the age required for registration", () => {
  test.each([
    ["2008-11-21", "2026-11-21", null],
    ["2008-11-22", "2026-11-21", "tooYoung"],
    ["2008-02-29", "2026-02-28", "tooYoung"],
    ["2008-02-29", "2026-03-01", null],
    ["1920-01-01", "2026-11-21", null],
    ["1919-12-31", "2026-11-21", "tooEarly"],
    ["2030-01-01", "2026-11-21", "tooYoung"],
  ])("is checked for a person born on %s, on %s: %s", (born, today, refusal) => {
    expect(birthDateRefusal(born, today)).toBe(refusal);
  });
});
