import "server-only";
import { recordItems } from "@/lib/data/import/import-items";
import { findKnownPeople, insertPeople } from "@/lib/data/import/known-people";
import { text } from "@/lib/domain/language/text";
import { isPossibleBirthDate } from "@/lib/domain/person/birth-date";
import { dayOf } from "@/lib/domain/time/dates";
import { BIRTH_DATE_IMPOSSIBLE } from "@/lib/messages/person/account";
import type { RowError } from "@/lib/schemas/import/import";
import type { PersonRow } from "@/lib/schemas/import/rows";
import type { Check, Row } from "./plan";

/** People, of whom the same address and name, or the same codice fiscale and name, are known already. */
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
    const { fold = "", sameId = null, ownId = null, codeId = null, isCodeOfName = false } = known[at] ?? {};
    const { email, fiscalCode, dateOfBirth } = value;
    const key = email ? `${email.toLowerCase()} ${fold}` : null;
    const codeOf = fiscalCode ? codes.get(fiscalCode) : undefined;
    const isKnown =
      (key !== null && (sameId !== null || ownId !== null || seen.has(key))) ||
      isCodeOfName ||
      codeOf === fold;
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
