import {
  bareFiscalCode,
  birthFromFiscalCode,
  fiscalCodeContradictions,
  hasValidCheckCharacter,
  isFiscalCode,
} from "@/lib/domain/person/fiscal-code";

/** Invented people. Codes with letters in place of digits are omocodia variants. */
const VALID = [
  "RSSMRA85T10A562S",
  "rssmra85t10a562s",
  "RSSMRA85T10A56NH",
  "KKALMN91A30B331P",
  "KKALMN91A30B33MH",
  "KKALMNV1A3LB3P1T",
  "KKALMNVMAPLBPPME",
  "VRNGNY07D68C351V",
  "VRNGNY07D68C35MN",
  "VRNGNYLTDSUCPRMT",
];

test.each(VALID)("accepts the check character of %s", (code) => {
  expect(hasValidCheckCharacter(code)).toBe(true);
});

test.each(VALID)("rejects every other check character of %s", (code) => {
  const right = code.charAt(15).toUpperCase();
  const wrong = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => letter !== right);
  expect(wrong.some((letter) => hasValidCheckCharacter(code.slice(0, 15) + letter))).toBe(false);
});

test.each([
  "",
  "RSSMRA85T10A562",
  "RSSMRA85T10A562SS",
  "RSSMRA85T10A562 ",
  "RSSMRA85T10A5623",
  "R5SMRA85T10A562S",
  "RSSMRAA5T10A562S",
  "RSSMRA85T1OA562S",
  "RSSMRÀ85T10A562S",
  "RſSMRA85T10A562S",
])("rejects %p, which does not have the form of a codice fiscale", (code) => {
  expect(isFiscalCode(code)).toBe(false);
  expect(hasValidCheckCharacter(code)).toBe(false);
});

test("removes a label from a code, but not the first letters of a surname", () => {
  expect(bareFiscalCode("CF: RSSMRA85T10A562S.")).toBe("RSSMRA85T10A562S");
  expect(bareFiscalCode("CFR MRA 85T10 A562 X")).toBe("CFRMRA85T10A562X");
});

describe("contradictions between a codice fiscale and a person", () => {
  const mario = { firstName: "Mario", lastName: "Rossi", dateOfBirth: "1985-12-10" };

  test.each([
    ["nothing", "RSSMRA85T10A562S", mario, []],
    ["nothing, in lower case", "rssmra85t10a562s", mario, []],
    ["nothing, with omocodia in the date", "RSSMRAURTM0A562Y", mario, []],
    ["nothing, for a woman", "RSSMRA85T50A562S", { ...mario, firstName: "Maria" }, []],
    ["another first name", "RSSMRA85T10A562S", { ...mario, firstName: "Luca" }, ["name"]],
    ["another surname", "RSSMRA85T10A562S", { ...mario, lastName: "Bianchi" }, ["surname"]],
    ["another day", "RSSMRA85T10A562S", { ...mario, dateOfBirth: "1985-12-11" }, ["birthDate"]],
    ["another month", "RSSMRA85T10A562S", { ...mario, dateOfBirth: "1985-11-10" }, ["birthDate"]],
    ["another year", "RSSMRA85T10A562S", { ...mario, dateOfBirth: "1984-12-10" }, ["birthDate"]],
    [
      "everything",
      "RSSMRA85T10A562S",
      { firstName: "Ada", lastName: "Neri", dateOfBirth: "1990-01-01" },
      ["name", "surname", "birthDate"],
    ],
    [
      "nothing, when nothing is known yet",
      "RSSMRA85T10A562S",
      { firstName: "", lastName: "", dateOfBirth: "" },
      [],
    ],
    ["nothing, when it is no code", "RSSMRA", mario, []],
  ])("include %s", (_what, code, person, expected) => {
    expect(fiscalCodeContradictions(code, person)).toEqual(expected);
  });

  test.each([
    ["four consonants leave out the second", "Gianfranco", "Verdi", "VRDGFR"],
    ["three consonants stay", "Roberto", "Fo", "FOXRRT"],
    ["vowels fill up, then X", "Io", "Aie", "AIEIOX"],
    ["accents, apostrophes and spaces do not count", "Niccolò", "De D'Angelò", "DDNNCL"],
    ["letters with strokes count as the plain ones", "Łukasz", "Đurić", "DRCLSZ"],
    ["a double s may be one letter", "Jörg", "Groß", "GRSJRG"],
  ])("follow the rule that %s", (_what, firstName, lastName, letters) => {
    const code = `${letters}85T10A562S`;
    expect(fiscalCodeContradictions(code, { firstName, lastName, dateOfBirth: "1985-12-10" })).toEqual([]);
  });
});

describe("the day and place of birth in a codice fiscale", () => {
  it.each([
    ["RSSMRA80A01H501U", "1980-01-01", "H501"],
    ["rssmra80a41h501y", "1980-01-01", "H501"],
  ])("are read from %s", (code, day, placeCode) => {
    expect(birthFromFiscalCode(code, 2008)).toEqual({ day, placeCode });
  });

  it("are not read from a code with a wrong check character or from a partial code", () => {
    expect(birthFromFiscalCode("RSSMRA80A01H501X", 2008)).toBeNull();
    expect(birthFromFiscalCode("RSSMRA80A01", 2008)).toBeNull();
  });
});
