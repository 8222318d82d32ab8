import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { recordItems } from "@/lib/data/import/import-items";
import { findRowCandidates, insertPeople, type NamedRow } from "@/lib/data/import/known-people";
import type { StoredCandidate } from "@/lib/data/person/candidates";
import { separateFromUnverified } from "@/lib/data/person/separate-person";
import { matchRows, type RowPerson } from "@/lib/domain/import/match-rows";
import { text } from "@/lib/domain/language/text";
import type { MatchRules, ReviewReason } from "@/lib/domain/person/match-person";
import type { RowError } from "@/lib/schemas/import/import";
import type { PersonInput } from "@/lib/schemas/person/person";

/** The owner of a row: a known person, or a new one from the file. */
export type RowOwner = Exclude<RowPerson<StoredCandidate>, { kind: "ask" }>;

/** Matches each row with a person, in row order. */
export async function rowPeople(
  on: Queryable,
  rows: readonly NamedRow[],
  rules: { stored: MatchRules; file: MatchRules },
): Promise<RowPerson<StoredCandidate>[]> {
  return matchRows(await findRowCandidates(on, rows), rules);
}

const ASKED: Record<ReviewReason, Omit<RowError, "row">> = {
  several: { field: "lastName", message: text("imports.row.severalPeople") },
  nameAlone: { field: "lastName", message: text("imports.row.nameAlone") },
  fiscalCode: { field: "fiscalCode", message: text("imports.row.fiscalCodeTaken") },
  claimed: { field: "fiscalCode", message: text("imports.row.fiscalCodeClaimed") },
};

/** The error of a row whose person is ambiguous. */
export const ambiguousPersonError = (row: number, reason: ReviewReason): RowError => ({
  row,
  ...ASKED[reason],
});

/** Merges several rows of one person: the first value of each field wins. */
export function together<P extends NamedRow>(people: readonly P[]): P {
  const [first, ...others] = people;
  if (first === undefined) throw new Error("A person of the import has no row");
  const known = Object.assign({}, ...[first, ...others].toReversed().map(withoutEmpty));
  return { ...known, firstName: first.firstName, lastName: first.lastName };
}

const withoutEmpty = (person: NamedRow) =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null && value !== undefined));

/** True for the own person of an account whose address is not verified. */
const isUnproven = ({ account }: StoredCandidate) => account !== null && !account.isVerified;

/**
 * Creates each missing person once.
 * @returns the person and the account of each row
 */
export async function makeOwners<T>(
  tx: Transaction,
  importId: number,
  rows: readonly { owner: RowOwner; value: T }[],
  personOf: (value: T) => PersonInput,
): Promise<{ personId: number; userId: number | null }[]> {
  const missing = new Map<number, PersonInput[]>();
  for (const { owner, value } of rows)
    if (owner.kind === "new") missing.set(owner.key, [...(missing.get(owner.key) ?? []), personOf(value)]);
  const ids = await insertPeople(tx, [...missing.values()].map(together));
  await recordItems(tx, importId, "person", ids);
  const made = new Map([...missing.keys()].map((key, at) => [key, ids[at]]));
  for (const { owner } of rows)
    if (owner.kind === "known" && isUnproven(owner.person)) await separateFromUnverified(tx, owner.person.id);
  return rows.map(({ owner }) => {
    if (owner.kind === "known")
      return { personId: owner.person.id, userId: isUnproven(owner.person) ? null : owner.person.accountId };
    const personId = made.get(owner.key);
    if (personId === undefined) throw new Error("A row of the import has nobody whose it is");
    return { personId, userId: null };
  });
}
