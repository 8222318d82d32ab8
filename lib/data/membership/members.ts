import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { toDateColumn, toDay, toDayOrNull } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { ledgerSelect, toEntries } from "@/lib/data/money/ledger-entries";
import { lockPeople } from "@/lib/data/person/people";
import { personSelect, toPerson } from "@/lib/data/person/person-record";
import { queryRows } from "@/lib/data/query-rows";
import type { EndReason } from "@/lib/domain/membership/member-status";
import { balanceBetween, paidAmountOf } from "@/lib/domain/money/balance";
import { fullName } from "@/lib/domain/person/full-name";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { type Fee, type Member, memberSchema } from "@/lib/schemas/membership/member";

const LAST_NAMES = {
  select: { firstName: true, lastName: true },
  orderBy: { id: "desc" },
  take: 1,
} as const;

const memberSelect = {
  ...columnsFor(memberSchema, "person", "name", "fees"),
  person: { select: personSelect },
  versions: LAST_NAMES,
  fees: {
    include: { charge: { select: { totalAmount: true, owedAmount: true, payments: ledgerSelect } } },
    orderBy: [{ startDate: "desc" }, { id: "desc" }],
  },
} as const satisfies Prisma.MemberSelect;

type Row = Prisma.MemberGetPayload<{ select: typeof memberSelect }>;

/** A fee is owed until it is paid or waived, even when the membership ends. */
function toFee({ startDate, endDate, charge, ...row }: Row["fees"][number]): Fee {
  const { id, memberId, year, waivedAt, waiverReason } = row;
  const { totalAmount, owedAmount, payments } = charge;
  return {
    id,
    memberId,
    year,
    from: toDay(startDate),
    until: toDay(endDate),
    totalAmount,
    waivedAmount: totalAmount - owedAmount,
    waiverReason,
    waivedAt: waivedAt?.toISOString() ?? null,
    ...balanceBetween(owedAmount, paidAmountOf(toEntries(payments))),
  };
}

function toMember({ person: kept, versions, fees, ...row }: Row): Member {
  const person = kept && toPerson(kept);
  const named = person ?? versions[0];
  return {
    ...row,
    person,
    name: named ? fullName(named) : "",
    appliedOn: toDay(row.appliedOn),
    decidedOn: toDayOrNull(row.decidedOn),
    endedOn: toDayOrNull(row.endedOn),
    paidUntil: toDayOrNull(row.paidUntil),
    fees: fees.map(toFee),
  };
}

export async function findMember(id: number, on: Queryable = prisma()): Promise<Member | null> {
  const row = await on.member.findUnique({ where: { id }, select: memberSelect });
  return row && toMember(row);
}

/** The latest membership of the account's own person; null without one. */
export async function findMemberOfAccount(userId: number, on: Queryable = prisma()): Promise<Member | null> {
  const row = await on.member.findFirst({
    where: { person: { user: { id: userId } } },
    select: memberSelect,
    orderBy: { id: "desc" },
  });
  return row && toMember(row);
}

/** The members with these ids, in the given order; unknown ids are skipped. */
export async function listMembersById(ids: readonly number[], on: Queryable = prisma()): Promise<Member[]> {
  const rows = await on.member.findMany({ where: { id: { in: [...ids] } }, select: memberSelect });
  const byId = new Map(rows.map((row) => [row.id, toMember(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The matching memberships, oldest first. */
export async function listMembersOf(where: Prisma.MemberWhereInput): Promise<Member[]> {
  const rows = await prisma().member.findMany({ where, select: memberSelect, orderBy: { id: "asc" } });
  return rows.map((row) => toMember(row));
}

/** Whether a person is a member or has an open application. The caller has locked the person. */
export async function isLiveMember(tx: Transaction, personId: number): Promise<boolean> {
  return (await tx.member.count({ where: { personId, status: { in: ["applied", "admitted"] } } })) > 0;
}

export async function hasMembersOf(tx: Transaction, categories: readonly string[]): Promise<boolean> {
  return (await tx.member.count({ where: { category: { in: [...categories] } } })) > 0;
}

const ownerRowSchema = z.object({ personId: z.int().nullable(), userId: z.int().nullable() });

/**
 * Reads members and locks their rows, after those of their accounts and people: membership changes are written to all
 * three. The order is the same for all callers.
 */
export async function lockMembers(tx: Transaction, ids: readonly number[]): Promise<Member[]> {
  if (ids.length === 0) return [];
  const list = Prisma.join([...ids]);
  const ofOwners = Prisma.sql`
    SELECT p.id AS "personId", p.account_id AS "userId"
    FROM members m LEFT JOIN people p ON p.id = m.person_id WHERE m.id IN (${list})`;
  const owners = await queryRows(tx, ownerRowSchema, ofOwners);
  const users = owners.flatMap(({ userId }) => userId ?? []);
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ANY(${users}::int[]) ORDER BY id FOR UPDATE`;
  await lockPeople(
    tx,
    owners.flatMap(({ personId }) => personId ?? []),
  );
  await tx.$queryRaw`SELECT 1 FROM members WHERE id IN (${list}) ORDER BY id FOR NO KEY UPDATE`;
  return listMembersById(ids, tx);
}

export interface NewMember {
  personId: number;
  category: string;
  appliedOn: CalendarDay;
}

/** Inserts an application. */
export async function insertMember(
  tx: Transaction,
  { appliedOn, ...application }: NewMember,
): Promise<Member> {
  const data = { ...application, appliedOn: toDateColumn(appliedOn) };
  return toMember(await tx.member.create({ data, select: memberSelect }));
}

const numberRowSchema = z.object({ last: z.int() });

/**
 * The next member number. The counter's row stays locked until the transaction ends, so that numbers have no gaps: a
 * rollback gives the number back.
 */
async function nextNumber(tx: Transaction): Promise<number> {
  const sql = Prisma.sql`UPDATE member_counter SET last = last + 1 RETURNING last`;
  const [counter] = await queryRows(tx, numberRowSchema, sql);
  if (counter === undefined) throw new Error("The counter of members has no row");
  return counter.last;
}

/** Writes the decision on an application; an admitted member gets the next number. */
export async function writeDecision(
  tx: Transaction,
  id: number,
  { admit, on, resolution }: { admit: boolean; on: CalendarDay; resolution: string },
): Promise<void> {
  const number = admit ? await nextNumber(tx) : null;
  const status = admit ? "admitted" : "rejected";
  await tx.member.update({
    where: { id },
    data: { status, number, resolution, decidedOn: toDateColumn(on) },
    select: { id: true },
  });
}

export async function writeEnd(
  tx: Transaction,
  id: number,
  { on, reason, note }: { on: CalendarDay; reason: EndReason; note: string | null },
): Promise<void> {
  await tx.member.update({
    where: { id },
    data: { status: "ended", endedOn: toDateColumn(on), endReason: reason, endNote: note },
    select: { id: true },
  });
}

export async function writeCategory(tx: Transaction, id: number, category: string): Promise<void> {
  await tx.member.update({ where: { id }, data: { category }, select: { id: true } });
}
