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
/** Fields of a plain type: the others are relations. */
const columns = [
  ...model.matchAll(/^ {2}(\w+)\s+(?:Int|String|DateTime|Boolean|Json|Decimal|Float|BigInt)\b/gm),
].map(([, name]) => name);

test("every column of people says what becomes of it in a merge", () => {
  // Whoever adds a column decides it in lib/domain/person/merged-person.ts.
  expect(Object.keys(MERGE_RULES).sort()).toEqual(columns.sort());
});

test("keeps the later membership and certificate, whoever has it", () => {
  const older = { ...NONE, memberUntil: "2024-12-31", certificateUntil: "2027-06-30" };
  const newer = { ...NONE, memberUntil: "2026-12-31", certificateUntil: "2024-06-30" };
  const both = { ...NONE, memberUntil: "2026-12-31", certificateUntil: "2027-06-30" };
  expect(mergedPerson(older, newer)).toEqual(both);
  expect(mergedPerson(newer, older)).toEqual(both);
  expect(mergedPerson(newer, NONE)).toEqual(newer);
});

test("keeps both notes, once where they are the same, and cuts what is too long without breaking an emoji", () => {
  expect(mergedPerson({ ...NONE, note: "B" }, { ...NONE, note: "A" }).note).toBe("A\nB");
  expect(joinedNote("A\nB", "B")).toBe("A\nB");
  const long = joinedNote("a".repeat(1997), "🧘🧘🧘");
  expect(long).toBe(`${"a".repeat(1997)}\n🧘…`);
});

test("keeps the earlier beginning and the later visit", () => {
  const [early, late] = [new Date("2024-01-01"), new Date("2026-01-01")];
  const kept = { createdAt: late, lastSeenAt: early };
  expect(mergedPerson({ createdAt: early, lastSeenAt: late }, kept)).toEqual({
    createdAt: early,
    lastSeenAt: late,
  });
});

test("shows what is filled in and what is given up; what both have is neither", () => {
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

test("keeps who asked for the newsletter, but never for an address that did not", () => {
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

test("of three entries it is the same which two are merged first", () => {
  fc.assert(
    fc.property(somebody, somebody, somebody, (a, b, c) => {
      const first = mergedPerson<ShownData>(mergedPerson<ShownData>(a, b), c);
      const last = mergedPerson<ShownData>(a, mergedPerson<ShownData>(b, c));
      expect(comparable(first)).toEqual(comparable(last));
    }),
  );
});

test("loses no day and no note, whoever stays", () => {
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
