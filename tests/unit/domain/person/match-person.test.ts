import fc from "fast-check";
import {
  type Candidate,
  contradictionsOf,
  type Identity,
  MATCH_RULES,
  type MatchRules,
  matchPerson,
} from "@/lib/domain/person/match-person";

const CODE = "RSSMRA80A01H501U";
const OTHER_CODE = "RSSMRA50C14H501X";

const NOBODY: Identity = {
  nameFold: "mario rossi",
  email: null,
  phone: null,
  fiscalCode: null,
  dateOfBirth: null,
};

const someone = (id: number, facts: Partial<Candidate> = {}): Candidate => ({
  ...{ ...NOBODY, id, aliases: [], account: null },
  ...facts,
});

const account = (email: string, isVerified = true) => ({ email, isVerified });

const matched = (known: Partial<Identity>, candidates: readonly Candidate[], rules: MatchRules) => {
  const match = matchPerson({ ...NOBODY, ...known }, candidates, rules);
  if (match.kind === "match") return match.people.map(({ id }) => id);
  return match.kind === "new" ? "new" : match.reason;
};

const A = "a@example.org";
const { contact, contactInFile, people, peopleInFile, members, membersInFile, claim } = MATCH_RULES;

test.each<[string, Partial<Identity>, Candidate[], MatchRules, number[] | string]>([
  ["the same address and name", { email: A }, [someone(1, { email: A })], contact, [1]],
  [
    "another name under the address",
    { email: A },
    [someone(1, { email: A, nameFold: "anna rossi" })],
    contact,
    "new",
  ],
  ["the same name without an address", {}, [someone(1)], contact, "new"],
  [
    "whoever has verified the address, before namesakes",
    { email: A },
    [someone(1, { email: A }), someone(2, { nameFold: "x", account: account(A) })],
    contact,
    [2],
  ],
  [
    "nobody by an address that an account has only typed",
    { email: A },
    [someone(1, { email: A, account: account(A, false) })],
    contact,
    "new",
  ],
  [
    "the one into whom that address and name was merged",
    { email: A },
    [someone(1, { nameFold: "m r", aliases: [{ email: A, nameFold: "mario rossi" }] })],
    contact,
    [1],
  ],
  [
    "of two homonyms under one address the one without facts",
    { email: A },
    [
      someone(1, { email: A, fiscalCode: CODE }),
      someone(2, { email: A, fiscalCode: OTHER_CODE }),
      someone(3, { email: A }),
    ],
    contact,
    [3],
  ],
  [
    "somebody new where both homonyms have facts",
    { email: A },
    [someone(1, { email: A, fiscalCode: CODE }), someone(2, { email: A, fiscalCode: OTHER_CODE })],
    contact,
    "new",
  ],
  ["rows of bookings by name alone", {}, [someone(1)], contactInFile, [1]],
  ["the same phone and name", { phone: "333" }, [someone(1, { phone: "333" })], people, [1]],
  [
    "no phone where one has an address",
    { phone: "333" },
    [someone(1, { phone: "333", email: A })],
    people,
    "new",
  ],
  [
    "another codice fiscale, whatever else is equal",
    { email: A, phone: "333", fiscalCode: CODE },
    [someone(1, { email: A, phone: "333", fiscalCode: OTHER_CODE })],
    people,
    "new",
  ],
  [
    "another day of birth, whatever else is equal",
    { email: A, dateOfBirth: "1980-01-01" },
    [someone(1, { email: A, dateOfBirth: "1950-03-14" })],
    people,
    "new",
  ],
  [
    "a codice fiscale of another day of birth",
    { email: A, fiscalCode: CODE },
    [someone(1, { email: A, dateOfBirth: "1950-03-14" })],
    people,
    "new",
  ],
  [
    "the same codice fiscale and name",
    { fiscalCode: CODE },
    [someone(1, { email: A, fiscalCode: CODE })],
    people,
    [1],
  ],
  [
    "a codice fiscale of another name",
    { fiscalCode: CODE },
    [someone(1, { nameFold: "anna", fiscalCode: CODE })],
    people,
    "fiscalCode",
  ],
  [
    "a codice fiscale with another day of birth",
    { fiscalCode: CODE, dateOfBirth: "1980-01-01" },
    [someone(1, { fiscalCode: CODE, dateOfBirth: "1980-02-01" })],
    members,
    "fiscalCode",
  ],
  [
    "a codice fiscale that an account of another address has typed",
    { email: A, fiscalCode: CODE },
    [someone(1, { fiscalCode: CODE, account: account("b@example.org") })],
    members,
    "claimed",
  ],
  [
    "whom the panel has entered, beside an account that has typed the codice fiscale",
    { fiscalCode: CODE },
    [someone(1, { fiscalCode: CODE, account: account(A) }), someone(2, { fiscalCode: CODE })],
    members,
    [2],
  ],
  [
    "nobody of another name by a verified address, in the register",
    { email: A },
    [someone(1, { nameFold: "anna rossi", email: A, account: account(A) })],
    members,
    "new",
  ],
  [
    "the one with the same codice fiscale, of several",
    { email: A, fiscalCode: CODE },
    [someone(1, { email: A, dateOfBirth: "1980-05-05" }), someone(2, { email: A, fiscalCode: CODE })],
    claim,
    [2],
  ],
  [
    "homonyms of whom nobody knows who is meant",
    { email: A },
    [someone(1, { email: A, fiscalCode: CODE }), someone(2, { email: A, fiscalCode: OTHER_CODE })],
    claim,
    "several",
  ],
  [
    "all entries of one person",
    { email: A, fiscalCode: CODE },
    [someone(1, { email: A }), someone(2, { email: A, fiscalCode: CODE })],
    claim,
    [1, 2],
  ],
  ["two rows of people with a name alone", {}, [someone(1)], peopleInFile, "new"],
  ["two rows of the register with a name alone", {}, [someone(1)], membersInFile, "nameAlone"],
  [
    "two rows of the register with a name and a day of birth",
    { dateOfBirth: "1980-01-01" },
    [someone(1, { dateOfBirth: "1980-01-01" })],
    membersInFile,
    [1],
  ],
])("decides the match: %s", (_, known, candidates, rules, expected) => {
  expect(matched(known, candidates, rules)).toEqual(expected);
});

const maybe = <T>(...values: T[]) => fc.constantFrom<T | null>(null, ...values);
const facts = {
  nameFold: fc.constantFrom("mario rossi", "anna rossi"),
  email: maybe(A, "b@example.org"),
  phone: maybe("333", "334"),
  fiscalCode: maybe(CODE, OTHER_CODE),
  dateOfBirth: maybe("1980-01-01", "1950-03-14"),
};
const identities: fc.Arbitrary<Identity> = fc.record(facts);
const candidateOf = (id: number): fc.Arbitrary<Candidate> =>
  fc.record({
    ...facts,
    id: fc.constant(id),
    aliases: fc.array(fc.record({ email: fc.constant(A), nameFold: facts.nameFold }), { maxLength: 1 }),
    account: maybe(account(A), account(A, false), account("b@example.org")),
  });
const several = fc.tuple(candidateOf(1), candidateOf(2), candidateOf(3), candidateOf(4));
const everyRule = fc.constantFrom<MatchRules>(...Object.values(MATCH_RULES));

test("never matches people who contradict each other or the known person", () => {
  fc.assert(
    fc.property(identities, several, everyRule, (known, candidates, rules) => {
      const match = matchPerson(known, candidates, rules);
      const one = match.kind === "match" ? [known, ...match.people] : [];
      for (const a of one) for (const b of one) expect(contradictionsOf(a, b)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("finds the same contradictions in both directions", () => {
  fc.assert(
    fc.property(identities, identities, (a, b) => {
      expect(contradictionsOf(a, b)).toEqual(contradictionsOf(b, a));
      expect(contradictionsOf(a, a)).toEqual([]);
    }),
  );
});

test("does not depend on the order of the candidates", () => {
  fc.assert(
    fc.property(identities, several, everyRule, (known, candidates, rules) => {
      expect(matchPerson(known, candidates.toReversed(), rules)).toEqual(
        matchPerson(known, candidates, rules),
      );
    }),
    { numRuns: 300 },
  );
});
