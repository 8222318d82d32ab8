import "server-only";
import { recordItems } from "@/lib/data/import/import-items";
import { insertPeople } from "@/lib/data/import/known-people";
import { text } from "@/lib/domain/language/text";
import { isPossibleBirthDate } from "@/lib/domain/person/birth-date";
import { MATCH_RULES } from "@/lib/domain/person/match-person";
import { dayOf, toInstant } from "@/lib/domain/time/dates";
import { BIRTH_DATE_IMPOSSIBLE } from "@/lib/messages/person/account";
import type { RowError } from "@/lib/schemas/import/import";
import type { PersonRow } from "@/lib/schemas/import/rows";
import { ambiguousPersonError, rowPeople, together } from "./owners";
import type { Check, Row } from "./plan";

const RULES = { stored: MATCH_RULES.people, file: MATCH_RULES.peopleInFile };

/** Checks people; those already stored or already in the file are skipped. */
export const checkPeople: Check<PersonRow> = async (on, rows, { now }) => {
  const people = await rowPeople(
    on,
    rows.map(({ value }) => value),
    RULES,
  );
  const today = dayOf(now);
  const ready: Row<PersonRow>[] = [];
  const duplicates: number[] = [];
  const errors: RowError[] = [];
  /** All rows of each new person, since each may add data. */
  const made = new Map<number, PersonRow[]>();
  for (const [at, { row, value }] of rows.entries()) {
    const person = people[at] ?? { kind: "ask", reason: "several" };
    if (person.kind === "known") {
      duplicates.push(row);
      continue;
    }
    if (value.dateOfBirth && !isPossibleBirthDate(value.dateOfBirth, today)) {
      errors.push({ row, field: "dateOfBirth", message: BIRTH_DATE_IMPOSSIBLE });
      continue;
    }
    if (value.newsletterSince && value.newsletterSince > today) {
      errors.push({ row, field: "newsletterSince", message: text("imports.row.newsletterAhead") });
      continue;
    }
    if (person.kind === "ask") {
      errors.push(ambiguousPersonError(row, person.reason));
      continue;
    }
    const already = made.get(person.key);
    if (already === undefined) {
      made.set(person.key, [value]);
      ready.push({ row, value });
    } else {
      already.push(value);
      duplicates.push(row);
    }
  }
  return {
    ready,
    duplicates,
    errors,
    write: async (tx, importId) => {
      const people = [...made.values()].map((file) => {
        const { newsletterSince: day, ...person } = together(file);
        return { ...person, newsletterSince: day && toInstant(day, "00:00").toISOString() };
      });
      const ids = await insertPeople(tx, people);
      await recordItems(tx, importId, "person", ids);
      return ids.length;
    },
  };
};
