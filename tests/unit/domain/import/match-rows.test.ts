import fc from "fast-check";
import { type IdentifiedRow, matchRows } from "@/lib/domain/import/match-rows";
import { type Candidate, CONTRADICTIONS, type Identity, MATCH_RULES } from "@/lib/domain/person/match-person";

const CODE = "RSSMRA80A01H501U";
const OTHER_CODE = "RSSMRA50C14H501X";
const PEOPLE = { stored: MATCH_RULES.people, file: MATCH_RULES.peopleInFile };
const MEMBERS = { stored: MATCH_RULES.members, file: MATCH_RULES.membersInFile };

const row = (known: Partial<Identity>, candidates: readonly Candidate[] = []): IdentifiedRow<Candidate> => ({
  known: { nameFold: "mario rossi", email: null, phone: null, fiscalCode: null, dateOfBirth: null, ...known },
  candidates,
});

const stored = (facts: Partial<Candidate>): Candidate => ({
  ...row({}).known,
  ...{ id: 7, aliases: [], account: null },
  ...facts,
});

const result = (rows: readonly IdentifiedRow<Candidate>[], rules: typeof PEOPLE | typeof MEMBERS) =>
  matchRows(rows, rules).map((one) => {
    if (one.kind === "known") return one.person.id;
    return one.kind === "new" ? `new ${one.key}` : one.reason;
  });

test.each([PEOPLE, MEMBERS])(
  "keeps people of the same name apart although they share a phone number or an e-mail address",
  (rules) => {
    for (const shared of [{ phone: "333" }, { email: "a@example.org" }, {}])
      for (const [one, other] of [
        [{ fiscalCode: CODE }, { fiscalCode: OTHER_CODE }],
        [{ dateOfBirth: "1950-03-14" }, { dateOfBirth: "1980-01-01" }],
      ])
        expect(result([row({ ...shared, ...one }), row({ ...shared, ...other })], rules)).toEqual([
          "new 0",
          "new 1",
        ]);
  },
);

test("joins the rows of one person wherever the more complete row stands", () => {
  const rows = [
    row({ phone: "333" }),
    row({ phone: "333", fiscalCode: CODE }),
    row({ fiscalCode: CODE, phone: "334" }),
  ];
  expect(result(rows, PEOPLE)).toEqual(["new 0", "new 0", "new 0"]);
});

test("reports a row that could belong to either of two people of the same name", () => {
  const rows = [
    row({ phone: "333" }),
    row({ phone: "333", fiscalCode: CODE }),
    row({ phone: "333", fiscalCode: OTHER_CODE }),
  ];
  expect(result(rows, PEOPLE)).toEqual(["several", "new 1", "new 2"]);
});

test("reports rows when it is unclear which of two people of the same name is the stored person", () => {
  const known = [stored({ phone: "333" })];
  const rows = [
    row({ phone: "333", fiscalCode: CODE }, known),
    row({ phone: "333", fiscalCode: OTHER_CODE }, known),
  ];
  expect(result(rows, PEOPLE)).toEqual(["several", "several"]);
  expect(result(rows.slice(0, 1), PEOPLE)).toEqual([7]);
});

test("does not match by name alone: ambiguous in the register, a new person among people", () => {
  expect(result([row({}), row({})], MEMBERS)).toEqual(["new 0", "nameAlone"]);
  expect(result([row({}), row({})], PEOPLE)).toEqual(["new 0", "new 1"]);
});

test("gives up on a file with very many people of the same name instead of comparing all of them", () => {
  const days = Array.from({ length: 60 }, (_, at) => `19${40 + at}-01-01`);
  const found = result(
    days.map((dateOfBirth) => row({ phone: "333", dateOfBirth })),
    PEOPLE,
  );
  expect(found.filter((one) => one === "several")).toHaveLength(10);
});

test("joins ten thousand rows of one person without comparing each with all", () => {
  const rows = Array.from({ length: 10_000 }, () => row({ email: "ada@example.org" }));
  const before = process.cpuUsage();
  expect(new Set(result(rows, PEOPLE))).toEqual(new Set(["new 0"]));
  // This took seven seconds when the rows were copied for each of them.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
});

test("never joins rows that contradict each other", () => {
  const maybe = <T>(...values: T[]) => fc.constantFrom<T | null>(null, ...values);
  const rows = fc.array(
    fc
      .record({
        email: maybe("a@example.org"),
        phone: maybe("333"),
        fiscalCode: maybe(CODE, OTHER_CODE),
        dateOfBirth: maybe("1950-03-14", "1980-01-01"),
      })
      .map((known) => row(known)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(rows, fc.constantFrom(PEOPLE, MEMBERS), (given, rules) => {
      const found = matchRows(given, rules);
      for (const [a, one] of found.entries())
        for (const [b, other] of found.entries()) {
          const [first, second] = [given[a]?.known, given[b]?.known];
          if (one.kind === "new" && other.kind === "new" && one.key === other.key && first && second)
            // A third row may give a person a date of birth that differs from the one in the codice fiscale.
            for (const fact of CONTRADICTIONS)
              expect(new Set([first[fact], second[fact], null]).size).toBeLessThan(3);
        }
    }),
    { numRuns: 200 },
  );
});

test("gives 5,000 rows with the address of one account to it in less than half a second", () => {
  const email = "info@example.org";
  const account = stored({ email, account: { email, isVerified: true } });
  const rows = Array.from({ length: 5_000 }, (_, at) => row({ email, nameFold: `cliente ${at}` }, [account]));
  const started = process.cpuUsage();
  const found = matchRows(rows, { stored: MATCH_RULES.contact, file: MATCH_RULES.contactInFile });
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  expect(found.every((one) => one.kind === "known" && one.person === account)).toBe(true);
});
