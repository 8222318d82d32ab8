import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import {
  joinedNote,
  MERGE_RULES,
  mergedPerson,
  mergePreview,
  SHOWN_FIELDS,
  type ShownData,
} from "@/lib/domain/person/merged-person";

const NONE = Object.fromEntries(SHOWN_FIELDS.map((field) => [field, null])) as ShownData;

const schema = readFileSync(join(__dirname, "../../../../prisma/schema.prisma"), "utf8");
const [, model = ""] = /^model Person \{(.*?)^\}/ms.exec(schema) ?? [];
/** Scalar fields only; the others are relations. */
const columns = [
  ...model.matchAll(/^ {2}(\w+)\s+(?:Int|String|DateTime|Boolean|Json|Decimal|Float|BigInt)\b/gm),
].map(([, name]) => name);

test("every column of the people table has a merge rule", () => {
  // The rule of a new column goes into lib/domain/person/merged-person.ts.
  expect(Object.keys(MERGE_RULES).sort()).toEqual(columns.sort());
});

test("preserves the later membership and certificate, regardless of the direction", () => {
  const older = { ...NONE, memberUntil: "2024-12-31", certificateUntil: "2027-06-30" };
  const newer = { ...NONE, memberUntil: "2026-12-31", certificateUntil: "2024-06-30" };
  const both = { ...NONE, memberUntil: "2026-12-31", certificateUntil: "2027-06-30" };
  expect(mergedPerson(older, newer)).toEqual(both);
  expect(mergedPerson(newer, older)).toEqual(both);
  expect(mergedPerson(newer, NONE)).toEqual(newer);
});

test("joins both notes, once if they are equal, and truncates without splitting an emoji", () => {
  expect(mergedPerson({ ...NONE, note: "B" }, { ...NONE, note: "A" }).note).toBe("A\nB");
  expect(joinedNote("A\nB", "B")).toBe("A\nB");
  const long = joinedNote("a".repeat(1997), "🧘🧘🧘");
  expect(long).toBe(`${"a".repeat(1997)}\n🧘…`);
});

test("preserves the earlier creation and the later visit", () => {
  const [early, late] = [new Date("2024-01-01"), new Date("2026-01-01")];
  const kept = { createdAt: late, lastSeenAt: early };
  expect(mergedPerson({ createdAt: early, lastSeenAt: late }, kept)).toEqual({
    createdAt: early,
    lastSeenAt: late,
  });
});

test("previews the fields that are filled in and those that are dropped, but not equal ones", () => {
  const gone = { ...NONE, email: "a@example.org", phone: "06 111", city: "Roma", memberUntil: "2026-12-31" };
  const kept = { ...NONE, phone: "06 222", city: "Roma", note: "Sua", memberUntil: "2024-12-31" };
  expect(mergePreview({ ...gone, note: "Anche" }, kept)).toEqual({
    filled: [
      { field: "email", value: "a@example.org" },
      { field: "memberUntil", value: "2026-12-31" },
      { field: "note", value: "Anche" },
    ],
    dropped: [
      { field: "phone", value: "06 111" },
      { field: "memberUntil", value: "2024-12-31" },
    ],
  });
});

test("preserves the newsletter consent, but never for an address that did not consent", () => {
  const since = new Date("2026-03-01T10:00:00Z");
  const asked = { email: "ada@example.org", newsletterSince: since };
  const silent = (email: string | null) => ({ email, newsletterSince: null as Date | null });
  expect(mergedPerson(asked, silent(null)).newsletterSince).toBe(since);
  expect(mergedPerson(asked, silent("ADA@example.org")).newsletterSince).toBe(since);
  expect(mergedPerson(asked, silent("other@example.org")).newsletterSince).toBeNull();
  expect(mergedPerson(silent("other@example.org"), asked).newsletterSince).toBe(since);
});

const someDay = fc.option(fc.constantFrom("2024-12-31", "2026-12-31", "2031-12-31"));
const someText = fc.option(fc.constantFrom("A", "B", "C"));
const somebody = fc.record({
  ...{ email: someText, phone: someText, dateOfBirth: someDay, placeOfBirth: someText, fiscalCode: someText },
  ...{
    address: someText,
    city: someText,
    postalCode: someText,
    certificateUntil: someDay,
    memberUntil: someDay,
  },
  note: someText,
});
const lines = (note: string | null) => [...new Set(note?.split("\n") ?? [])].sort();
const comparable = ({ note, ...rest }: ShownData) => ({ ...rest, note: lines(note) });

test("the order in which three entries are merged does not matter", () => {
  fc.assert(
    fc.property(somebody, somebody, somebody, (a, b, c) => {
      const first = mergedPerson<ShownData>(mergedPerson<ShownData>(a, b), c);
      const last = mergedPerson<ShownData>(a, mergedPerson<ShownData>(b, c));
      expect(comparable(first)).toEqual(comparable(last));
    }),
  );
});

test("loses no date and no note, whichever entry survives", () => {
  fc.assert(
    fc.property(somebody, somebody, (a, b) => {
      const merged = mergedPerson<ShownData>(a, b);
      for (const field of ["memberUntil", "certificateUntil"] as const)
        expect(merged[field] ?? "").toBe([a[field] ?? "", b[field] ?? ""].sort().at(-1));
      expect(lines(merged.note)).toEqual([...new Set([...lines(a.note), ...lines(b.note)])].sort());
      for (const field of SHOWN_FIELDS) if (a[field] !== null) expect(merged[field]).not.toBeNull();
    }),
  );
});
