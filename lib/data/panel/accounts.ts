import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import { Prisma } from "@/lib/data/generated/client";
import { PAID_AMOUNT } from "@/lib/data/money/read-charges";
import { queryRows } from "@/lib/data/query-rows";
import { containing, literal, wordsIn } from "@/lib/data/search-words";
import type { Role } from "@/lib/domain/person/roles";
import type { AccountListQuery, PanelAccount } from "@/lib/schemas/panel/account";

/** All ledger entries with the person they belong to. */
const ENTRIES = Prisma.sql`
  SELECT b.person_id, e.kind, e.amount FROM payments e JOIN bookings b ON b.charge_id = e.charge_id
  UNION ALL
  SELECT u.person_id, e.kind, e.amount FROM payments e JOIN sign_ups u ON u.charge_id = e.charge_id
  UNION ALL
  SELECT m.person_id, e.kind, e.amount FROM payments e
  JOIN member_fees f ON f.charge_id = e.charge_id JOIN members m ON m.id = f.member_id
  UNION ALL
  SELECT s.person_id, e.kind, e.amount FROM payments e JOIN passes s ON s.charge_id = e.charge_id`;

const ledgerRowSchema = z.object({ isThere: z.boolean() });
const totalRowSchema = z.object({ owner: z.int(), total: z.int() });

/** The amount each user has paid minus refunds, in cents, by user id. Users without payments are not in the map. */
async function findPaidTotals(
  userIds: readonly number[],
  on: Queryable = prisma(),
): Promise<Map<number, number>> {
  // During an upgrade the table may not exist yet.
  const ofLedger = Prisma.sql`SELECT to_regclass('public.payments') IS NOT NULL AS "isThere"`;
  const [ledger] = await queryRows(on, ledgerRowSchema, ofLedger);
  if (!ledger?.isThere) return new Map();
  const ofTotals = Prisma.sql`
    SELECT o.account_id AS owner, ${PAID_AMOUNT} AS total
    FROM (${ENTRIES}) AS p JOIN people o ON o.id = p.person_id
    WHERE o.account_id = ANY(${[...userIds]}::int[]) GROUP BY o.account_id`;
  const rows = await queryRows(on, totalRowSchema, ofTotals);
  return new Map(rows.map(({ owner, total }) => [owner, total]));
}

const accountSelect = {
  id: true,
  username: true,
  email: true,
  isVerified: true,
  role: true,
  isAdmin: true,
  registrationDate: true,
  people: { select: { _count: { select: { bookings: true } } } },
  person: {
    select: { id: true, firstName: true, lastName: true, phone: true, memberUntil: true, note: true },
  },
} as const satisfies Prisma.UserSelect;

type AccountRow = Prisma.UserGetPayload<{ select: typeof accountSelect }>;

async function toAccounts(rows: readonly AccountRow[], on: Queryable = prisma()): Promise<PanelAccount[]> {
  const paid = await findPaidTotals(
    rows.map(({ id }) => id),
    on,
  );
  return rows.map(({ people, registrationDate, person, ...account }) => ({
    ...account,
    registrationDate: registrationDate.toISOString(),
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone,
    memberUntil: toDayOrNull(person.memberUntil),
    note: person.note,
    bookingsCount: people.reduce((sum, { _count }) => sum + _count.bookings, 0),
    paidTotal: paid.get(account.id) ?? 0,
    personId: person.id,
  }));
}

/**
 * Matches if the name, username, e-mail address or phone contains every word; a text with several words is also matched
 * as a phone number.
 */
function searchWhere(q: string): Prisma.UserWhereInput {
  const words = wordsIn(q);
  const byWords = {
    AND: words.map((word): Prisma.UserWhereInput => {
      const contains = containing(word);
      return {
        OR: [
          { person: { OR: [{ firstName: contains }, { lastName: contains }, { phone: contains }] } },
          ...[{ username: contains }, { email: contains }],
        ],
      };
    }),
  };
  return words.length > 1 ? { OR: [byWords, { person: { phone: { contains: literal(q) } } }] } : byWords;
}

/** One page of users by name, and the total number of matches. */
export async function listAccounts({
  page,
  pageSize,
  q,
  isAdmin,
}: AccountListQuery): Promise<{ accounts: PanelAccount[]; total: number }> {
  const where = { ...(q ? searchWhere(q) : {}), ...(isAdmin === undefined ? {} : { isAdmin }) };
  const [rows, total] = await Promise.all([
    prisma().user.findMany({
      where,
      select: accountSelect,
      orderBy: [{ person: { lastName: "asc" } }, { person: { firstName: "asc" } }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    prisma().user.count({ where }),
  ]);
  return { accounts: await toAccounts(rows), total };
}

/** A user by id, as shown in the panel; null when it does not exist. */
export async function findPanelAccount(id: number, on: Queryable = prisma()): Promise<PanelAccount | null> {
  const row = await on.user.findUnique({ where: { id }, select: accountSelect });
  if (row === null) return null;
  const [account] = await toAccounts([row], on);
  return account ?? null;
}

/**
 * Changes the fields that staff may edit; omitted ones stay as they are. Membership and note belong to the account's
 * own person. `memberUntil` is a day in Europe/Rome.
 */
export async function updatePanelAccount(
  tx: Transaction,
  id: number,
  { memberUntil, role, ...fields }: { memberUntil?: string | null; note?: string | null; role?: Role },
): Promise<void> {
  const day = memberUntil === undefined ? {} : { memberUntil: toDateColumnOrNull(memberUntil) };
  await tx.user.update({
    where: { id },
    data: { person: { update: { ...fields, ...day } }, ...(role === undefined ? {} : { role }) },
    select: { id: true },
  });
}
