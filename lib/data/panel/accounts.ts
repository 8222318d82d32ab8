import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { toDateColumnOrNull, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { findPaidTotals } from "@/lib/data/money/paid-totals";
import { containing, literal, wordsIn } from "@/lib/data/search-words";
import type { Role } from "@/lib/domain/person/roles";
import type { AccountListQuery, PanelAccount } from "@/lib/schemas/panel/account";

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

/** Matches when every word is in the name, username, e-mail or phone; a text with blanks also as a phone number. */
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

/** One page of users by name, and the number of all that match. */
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

/** A user by id, as the panel shows them; null when they do not exist. */
export async function findPanelAccount(id: number, on: Queryable = prisma()): Promise<PanelAccount | null> {
  const row = await on.user.findUnique({ where: { id }, select: accountSelect });
  if (row === null) return null;
  const [account] = await toAccounts([row], on);
  return account ?? null;
}

/**
 * Changes what staff may change of a user; fields left out stay as they are. Membership and note are its own person's.
 * `memberUntil` is a day in Rome.
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
