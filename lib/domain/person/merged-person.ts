import { truncate } from "../site/truncate";
import { isSameEmail } from "./email";

/** What becomes of each column of people where two entries become one. */
export const MERGE_RULES = {
  id: "kept",
  firstName: "kept",
  lastName: "kept",
  language: "kept",
  accountId: "filled",
  email: "filled",
  phone: "filled",
  dateOfBirth: "filled",
  placeOfBirth: "filled",
  fiscalCode: "filled",
  address: "filled",
  city: "filled",
  postalCode: "filled",
  certificateUntil: "later",
  memberUntil: "later",
  note: "joined",
  newsletterSince: "earlier",
  createdAt: "earlier",
  lastSeenAt: "later",
  /** Made by the database of the others. */
  nameFold: "derived",
  searchText: "derived",
  phoneDigits: "derived",
} as const;

type Column = keyof typeof MERGE_RULES;
type Ruled<Rule> = { [C in Column]: (typeof MERGE_RULES)[C] extends Rule ? C : never }[Column];
type Rule = "filled" | "later" | "earlier" | "joined";
/** The columns that a merge may change. */
export type MergedColumn = Ruled<Rule>;

const isChanged = (column: Column): column is MergedColumn =>
  MERGE_RULES[column] !== "kept" && MERGE_RULES[column] !== "derived";

export const MERGED_COLUMNS = (Object.keys(MERGE_RULES) as Column[]).filter(isChanged);

/** As long as a note may be (lib/schemas/person/person.ts). */
const LONGEST_NOTE = 2000;

/** Two notes under each other, cut where they are too long for one. */
export function joinedNote(kept: string, gone: string): string {
  if (kept.includes(gone)) return kept;
  const both = `${kept}\n${gone}`;
  return both.length > LONGEST_NOTE ? truncate(both, LONGEST_NOTE - 1) : both;
}

/** Days as text, instants as Date. */
type Value = string | number | Date | null;

function mergedValue(rule: Rule, kept: Value, gone: Value): Value {
  if (kept === null || gone === null) return kept ?? gone;
  if (rule === "later") return gone > kept ? gone : kept;
  if (rule === "earlier") return gone < kept ? gone : kept;
  if (rule === "joined") return joinedNote(String(kept), String(gone));
  return kept;
}

/** The columns of the one who stays after a merge with the one who goes. */
export function mergedPerson<P extends Readonly<Partial<Record<MergedColumn, Value>>>>(gone: P, kept: P): P {
  const merged = MERGED_COLUMNS.filter((column) => column in kept).map((column) => [
    column,
    mergedValue(MERGE_RULES[column], kept[column] ?? null, gone[column] ?? null),
  ]);
  const { email = null, newsletterSince } = kept;
  // Who goes has asked for the newsletter under their own address, which the one who stays does not take over.
  const isOtherAddress =
    newsletterSince === null && email !== null && !isSameEmail(String(email), String(gone.email ?? ""));
  return { ...kept, ...Object.fromEntries(merged), ...(isOtherAddress && { newsletterSince }) };
}

/** What the panel shows of a merge. */
export const SHOWN_FIELDS = [
  "email",
  "phone",
  "dateOfBirth",
  "placeOfBirth",
  "fiscalCode",
  "address",
  "city",
  "postalCode",
  "certificateUntil",
  "memberUntil",
  "note",
] as const satisfies readonly MergedColumn[];

export type ShownField = (typeof SHOWN_FIELDS)[number];
export type ShownData = Readonly<Record<ShownField, string | null>>;

export interface MergedValue {
  field: ShownField;
  value: string;
}

/** What comes from the one who goes, and which values of either are given up for the other's. */
export function mergePreview(
  gone: ShownData,
  kept: ShownData,
): { filled: MergedValue[]; dropped: MergedValue[] } {
  const merged = mergedPerson<ShownData>(gone, kept);
  const remains = (field: ShownField, value: string) =>
    field === "note" ? Boolean(merged.note?.includes(value)) : merged[field] === value;
  const valuesOf = (data: ShownData, isShown: (field: ShownField, value: string) => boolean) =>
    SHOWN_FIELDS.flatMap((field) => {
      const value = data[field];
      return value !== null && isShown(field, value) ? [{ field, value }] : [];
    });
  return {
    filled: valuesOf(gone, (field, value) => value !== kept[field] && remains(field, value)),
    dropped: [gone, kept].flatMap((data) => valuesOf(data, (field, value) => !remains(field, value))),
  };
}
