import "server-only";
import type { Queryable } from "@/lib/data/client";
import { listRegistered } from "@/lib/data/import/compared";
import { recordItems } from "@/lib/data/import/import-items";
import { insertMembers, lockMemberCounter } from "@/lib/data/import/insert-rows";
import { insertFees } from "@/lib/data/membership/fees";
import { findPersonIdOfAccount } from "@/lib/data/person/people";
import { currentCaller } from "@/lib/data/site/audit-context";
import { findSettings, findSettingsToUse } from "@/lib/data/site/settings";
import { MAX_IMPORT_ROWS } from "@/lib/domain/import/import-kinds";
import { type MemberLife, memberLife } from "@/lib/domain/import/member-life";
import { columnKey } from "@/lib/domain/import/recognize-columns";
import { text } from "@/lib/domain/language/text";
import type { MemberCategory } from "@/lib/domain/membership/category";
import type { MemberDays } from "@/lib/domain/membership/member-status";
import {
  type MembershipYear,
  membershipYear,
  membershipYearOf,
} from "@/lib/domain/membership/membership-year";
import { isPossibleBirthDate } from "@/lib/domain/person/birth-date";
import { MATCH_RULES } from "@/lib/domain/person/match-person";
import { addMonths, type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { BIRTH_DATE_IMPOSSIBLE } from "@/lib/messages/person/account";
import type { RowError } from "@/lib/schemas/import/import";
import type { MemberRow } from "@/lib/schemas/import/rows";
import type { PersonInput } from "@/lib/schemas/person/person";
import { ambiguousPersonError, makeOwners, type RowOwner, rowPeople } from "./owners";
import type { Check, Row } from "./plan";

interface Read extends Omit<MemberRow, "status" | "appliedOn" | "decidedOn" | "endedOn" | "endReason"> {
  life: MemberLife;
  categoryKey: string;
  paidYears: MembershipYear[];
}

const categoryFinder = (categories: readonly MemberCategory[]) => {
  const known = new Map(
    categories.flatMap(({ key, label }) => [key, label].map((name) => [columnKey(name), key])),
  );
  return (named: string | undefined) =>
    named === undefined ? categories[0]?.key : known.get(columnKey(named));
};

/** Each paid year becomes a fee of its own: the far-off date that registers give life members would make hundreds. */
const MAX_YEARS_PAID = 10;

const isLive = ({ status }: { status: string }) => status === "applied" || status === "admitted";

const RULES = { stored: MATCH_RULES.members, file: MATCH_RULES.membersInFile };

/** Identifies a person of the register or of the file. */
const personKey = (owner: RowOwner) => (owner.kind === "known" ? `= ${owner.person.id}` : `+ ${owner.key}`);

/** Identifies a past membership or a rejected application. */
const pastKey = (person: string, { status, appliedOn, decidedOn, endedOn }: MemberDays): string =>
  [person, status, appliedOn, decidedOn, endedOn].join(" ");

/**
 * The numbers of the register, its current members with their numbers by `personKey`, and the keys of its past
 * memberships and rejected applications.
 */
async function findRegistered(on: Queryable) {
  const members = await listRegistered(on);
  return {
    ownerOf: new Map(
      members.flatMap(({ number, personId }) => (number === null ? [] : [[number, personId] as const])),
    ),
    live: new Map(members.filter(isLive).map(({ personId, number }) => [`= ${personId}`, number])),
    past: new Set(
      members.filter((one) => !isLive(one)).map(({ personId, ...life }) => pastKey(`= ${personId}`, life)),
    ),
  };
}

/** Checks members with their numbers; a person or number already in the register is skipped or refused. */
export const checkMembers: Check<MemberRow> = async (on, rows, { now, tx }) => {
  const last = tx === null ? 0 : await lockMemberCounter(tx);
  const { memberCategories, memberYearStart } = await (tx === null
    ? findSettings(on)
    : findSettingsToUse(tx));
  const findCategory = categoryFinder(memberCategories);
  const { ownerOf, live, past } = await findRegistered(on);
  const people = await rowPeople(
    on,
    rows.map(({ value }) => value),
    RULES,
  );
  const caller = currentCaller()?.userId ?? null;
  // Compared by person, because a row may contain a former address of theirs.
  const ownId = caller === null ? null : await findPersonIdOfAccount(on, caller);
  const today = dayOf(now);
  let feesOfFile = 0;
  const lastPaid = addMonths(today, 12 * MAX_YEARS_PAID);
  const ready: (Row<Read> & { owner: RowOwner })[] = [];
  const duplicates: number[] = [];
  const errors: RowError[] = [];
  const numbers = new Set<number>();
  for (const [at, { row, value }] of rows.entries()) {
    const fail = (field: string, message: string) => {
      errors.push({ row, field, message });
    };
    if (value.dateOfBirth && !isPossibleBirthDate(value.dateOfBirth, today)) {
      fail("dateOfBirth", BIRTH_DATE_IMPOSSIBLE);
      continue;
    }
    const life = memberLife(value, today);
    if ("field" in life) {
      fail(life.field, life.message);
      continue;
    }
    if (value.paidUntil && value.paidUntil > lastPaid) {
      fail("paidUntil", text("imports.row.paidTooFar", { years: MAX_YEARS_PAID }));
      continue;
    }
    const paidYears = value.paidUntil ? yearsPaid(value.paidUntil, today, memberYearStart) : [];
    feesOfFile += paidYears.length;
    if (feesOfFile > MAX_IMPORT_ROWS) {
      fail("paidUntil", text("imports.row.paidTooMuch", { maximum: MAX_IMPORT_ROWS }));
      continue;
    }
    const categoryKey = findCategory(value.category);
    if (categoryKey === undefined) {
      fail("category", text("imports.row.unknownCategory"));
      continue;
    }
    const { number } = value;
    const owner = people[at] ?? { kind: "ask", reason: "several" };
    if (owner.kind === "ask") {
      errors.push(ambiguousPersonError(row, owner.reason));
      continue;
    }
    const knownId = owner.kind === "known" ? owner.person.id : null;
    if (number !== undefined && knownId !== null && ownerOf.get(number) === knownId) {
      duplicates.push(row);
      continue;
    }
    const key = personKey(owner);
    const liveNumber = live.get(key);
    if (isLive(life) && liveNumber !== undefined) {
      // Two numbers mean two members, but nothing shows that they are two people.
      if (number === undefined || liveNumber === null || number === liveNumber) duplicates.push(row);
      else fail("number", text("imports.row.otherNumber", { number: liveNumber }));
      continue;
    }
    // Without a number, only the days show that it is registered already.
    if (number === undefined && past.has(pastKey(key, life))) {
      duplicates.push(row);
      continue;
    }
    if (knownId !== null && knownId === ownId) {
      fail("email", text("refusals.membership.own"));
      continue;
    }
    if (number !== undefined && (ownerOf.has(number) || numbers.has(number))) {
      fail("number", text("imports.row.numberTaken"));
      continue;
    }
    if (number !== undefined) numbers.add(number);
    if (isLive(life)) live.set(key, number ?? null);
    else past.add(pastKey(key, life));
    ready.push({ row, value: { ...value, life, categoryKey, paidYears }, owner });
  }
  return {
    ready,
    duplicates,
    errors,
    write: async (writer, importId) => {
      const owners = await makeOwners(writer, importId, ready, personOf);
      let highest = Math.max(last, ...numbers);
      const numberOf = ({ number, life }: Read) => {
        if (number !== undefined) return number;
        if (life.status === "applied" || life.status === "rejected") return null;
        highest += 1;
        return highest;
      };
      const members = ready.map(({ value }, at) => ({
        ...value.life,
        number: numberOf(value),
        category: value.categoryKey,
        resolution: value.resolution ?? null,
        personId: ownerAt(owners, at).personId,
      }));
      const ids = await insertMembers(writer, members);
      await recordItems(writer, importId, "member", ids);
      const fees = ready.flatMap(({ value: { paidYears, life } }, at) => {
        const memberId = ids[at];
        if (memberId === undefined || life.decidedOn === null || life.status === "rejected") return [];
        // Fees of 0 count as paid: they stand for what members had paid before the import.
        return paidYears.map(({ from, until }) => ({ from, until, memberId, totalAmount: 0 }));
      });
      await recordItems(writer, importId, "fee", await insertFees(writer, fees));
      return ids.length;
    },
  };
};

function ownerAt(owners: readonly { personId: number; userId: number | null }[], at: number) {
  const owner = owners[at];
  if (owner === undefined) throw new Error("A member of the import is nobody");
  return owner;
}

function personOf({ firstName, lastName, email, phone, ...rest }: Read): PersonInput {
  const { dateOfBirth, placeOfBirth, fiscalCode, address, city, postalCode, language } = rest;
  return {
    firstName,
    lastName,
    email,
    phone,
    dateOfBirth,
    placeOfBirth,
    fiscalCode,
    address,
    city,
    postalCode,
    ...(language === undefined ? {} : { language }),
  };
}

/** The membership years, from the current one on, that are paid until a day; if that day is past, only its own year. */
function yearsPaid(paidUntil: CalendarDay, today: CalendarDay, start: string): MembershipYear[] {
  const last = membershipYearOf(paidUntil, start);
  const first = Math.min(last.year, membershipYearOf(today, start).year);
  if (paidUntil < today) return [{ ...last, until: paidUntil }];
  return Array.from({ length: last.year - first + 1 }, (_, at) => membershipYear(first + at, start)).map(
    (year) => (year.year === last.year ? { ...year, until: paidUntil } : year),
  );
}
