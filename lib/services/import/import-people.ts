import "server-only";
import { recordItems } from "@/lib/data/import/import-items";
import { findKnownPeople, insertPeople, type KnownPerson } from "@/lib/data/import/known-people";
import { text } from "@/lib/domain/language/text";
import { isPossibleBirthDate } from "@/lib/domain/person/birth-date";
import { dayOf } from "@/lib/domain/time/dates";
import { BIRTH_DATE_IMPOSSIBLE } from "@/lib/messages/person/account";
import type { RowError } from "@/lib/schemas/import/import";
import type { PersonRow } from "@/lib/schemas/import/rows";
import type { Check, Row } from "./plan";

/** Whether somebody of the same address and name is stored, or of the same phone and name where there is no address. */
const isStored = (person: KnownPerson | undefined): boolean =>
  (person?.sameId ?? person?.ownId ?? person?.unreachableId ?? null) !== null;

/**
 * People, of whom the same address and name, the same phone and name where there is no address, or the same codice fiscale
 * and name, are known already.
 */
export const checkPeople: Check<PersonRow> = async (on, rows, { now }) => {
  const known = await findKnownPeople(
    on,
    rows.map(({ value }) => value),
  );
  const today = dayOf(now);
  const ready: Row<PersonRow>[] = [];
  const duplicates: number[] = [];
  const errors: RowError[] = [];
  const seen = new Set<string>();
  const codes = new Map<string, string>();
  for (const [at, { row, value }] of rows.entries()) {
    const person = known[at];
    const { fold = "", codeId = null, isCodeOfName = false } = person ?? {};
    const { email, phone, fiscalCode, dateOfBirth } = value;
    const address = email?.toLowerCase() ?? phone;
    // Of two in a file with a name alone, nobody knows whether they are one.
    const key = address ? `${address} ${fold}` : null;
    const codeOf = fiscalCode ? codes.get(fiscalCode) : undefined;
    const isKnown = isStored(person) || (key !== null && seen.has(key)) || isCodeOfName || codeOf === fold;
    if (isKnown) {
      duplicates.push(row);
      continue;
    }
    if (dateOfBirth && !isPossibleBirthDate(dateOfBirth, today)) {
      errors.push({ row, field: "dateOfBirth", message: BIRTH_DATE_IMPOSSIBLE });
      continue;
    }
    if (codeId !== null || codeOf !== undefined) {
      errors.push({ row, field: "fiscalCode", message: text("imports.row.fiscalCodeTaken") });
      continue;
    }
    if (key !== null) seen.add(key);
    if (fiscalCode) codes.set(fiscalCode, fold);
    ready.push({ row, value });
  }
  return {
    ...{ ready, duplicates, errors },
    write: async (tx, importId) => {
      const ids = await insertPeople(
        tx,
        ready.map(({ value }) => value),
      );
      await recordItems(tx, importId, "person", ids);
      return ids.length;
    },
  };
};
