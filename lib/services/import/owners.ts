import "server-only";
import type { Transaction } from "@/lib/data/client";
import { recordItems } from "@/lib/data/import/import-items";
import { insertPeople, type KnownPerson } from "@/lib/data/import/known-people";
import type { PersonInput } from "@/lib/schemas/person/person";

/** Whose a row is: somebody known, or one of the people that the file brings along. */
export type RowOwner =
  | { isKnown: true; personId: number; userId: number | null }
  | { isKnown: false; key: string };

/**
 * Whose a row is, by the same rules as a booking of the panel (lib/services/person/whose.ts). Without an e-mail address
 * nobody stored is matched; rows of the file with the same name and phone are one person.
 */
export function rowOwner(
  { email, phone }: { email?: string | null | undefined; phone?: string | null | undefined },
  known: KnownPerson | undefined,
): RowOwner {
  const { verifiedId = null, userId = null, ownId = null, fold = "" } = known ?? {};
  if (email && verifiedId !== null) return { isKnown: true, personId: verifiedId, userId };
  if (email && ownId !== null) return { isKnown: true, personId: ownId, userId: null };
  return { isKnown: false, key: `${email?.toLowerCase() ?? `- ${phone ?? ""}`} ${fold}` };
}

/** Makes the people that are missing, once each. @returns the person and the account of each row */
export async function makeOwners<T>(
  tx: Transaction,
  importId: number,
  rows: readonly { owner: RowOwner; value: T }[],
  personOf: (value: T) => PersonInput,
): Promise<{ personId: number; userId: number | null }[]> {
  const missing = new Map<string, PersonInput>();
  for (const { owner, value } of rows)
    if (!owner.isKnown && !missing.has(owner.key)) missing.set(owner.key, personOf(value));
  const ids = await insertPeople(tx, [...missing.values()]);
  await recordItems(tx, importId, "person", ids);
  const made = new Map([...missing.keys()].map((key, at) => [key, ids[at]]));
  return rows.map(({ owner }) => {
    if (owner.isKnown) return { personId: owner.personId, userId: owner.userId };
    const personId = made.get(owner.key);
    if (personId === undefined) throw new Error("A row of the import has nobody whose it is");
    return { personId, userId: null };
  });
}
