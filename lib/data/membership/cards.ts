import "server-only";
import { prisma } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import type { MemberDays } from "@/lib/domain/membership/member-status";
import { fullName } from "@/lib/domain/person/full-name";

export interface Card extends MemberDays {
  memberId: number;
  /** The account that sees the card. */
  userId: number | null;
  personId: number;
  number: number;
  name: string;
  category: string;
  paidUntil: string | null;
  certificateUntil: string | null;
  /** The content of the QR code. */
  code: string;
}

/** Only admitted or formerly admitted members who are not erased have a card. */
const HAS_CARD = { number: { not: null }, personId: { not: null } } as const;

const cardSelect = {
  id: true,
  personId: true,
  number: true,
  category: true,
  status: true,
  appliedOn: true,
  decidedOn: true,
  endedOn: true,
  paidUntil: true,
  cardCode: true,
  person: { select: { firstName: true, lastName: true, certificateUntil: true, accountId: true } },
} as const satisfies Prisma.MemberSelect;

function toCard(row: Prisma.MemberGetPayload<{ select: typeof cardSelect }>): Card | null {
  const { id: memberId, personId, number, category, status, cardCode: code, person } = row;
  if (number === null || personId === null || person === null) return null;
  return {
    memberId,
    userId: person.accountId,
    personId,
    number,
    category,
    status,
    code,
    name: fullName(person),
    appliedOn: toDay(row.appliedOn),
    decidedOn: toDayOrNull(row.decidedOn),
    endedOn: toDayOrNull(row.endedOn),
    paidUntil: toDayOrNull(row.paidUntil),
    certificateUntil: toDayOrNull(person.certificateUntil),
  };
}

/** The card of a member; null before the admission. */
export async function findCard(id: number): Promise<Card | null> {
  const row = await prisma().member.findFirst({ where: { ...HAS_CARD, id }, select: cardSelect });
  return row && toCard(row);
}

/** The card with a QR code's content; null when there is none. */
export async function findCardByCode(code: string): Promise<Card | null> {
  const row = await prisma().member.findFirst({ where: { ...HAS_CARD, cardCode: code }, select: cardSelect });
  return row && toCard(row);
}

/** The cards of the given members, or of all admitted members, by member number. */
export async function listCards(ids: readonly number[] | null): Promise<Card[]> {
  const rows = await prisma().member.findMany({
    where: { ...HAS_CARD, ...(ids === null ? { status: "admitted" } : { id: { in: [...ids] } }) },
    select: cardSelect,
    orderBy: { number: "asc" },
  });
  return rows.flatMap((row) => toCard(row) ?? []);
}
