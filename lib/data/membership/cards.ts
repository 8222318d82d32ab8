import "server-only";
import { prisma } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import type { MemberDays } from "@/lib/domain/membership/member-status";
import { fullName } from "@/lib/domain/person/full-name";

/** What the card of a member says, and what it is checked by. */
export interface Card extends MemberDays {
  memberId: number;
  /** The account that sees it. */
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

/** Cards are of people who were admitted once and are not erased. */
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

/** The card of a code as its QR code holds it; null for an unknown one. */
export async function findCardByCode(code: string): Promise<Card | null> {
  const row = await prisma().member.findFirst({ where: { ...HAS_CARD, cardCode: code }, select: cardSelect });
  return row && toCard(row);
}

/** The cards of these members, or of all that are admitted, by their numbers. */
export async function listCards(ids: readonly number[] | null): Promise<Card[]> {
  const rows = await prisma().member.findMany({
    where: { ...HAS_CARD, ...(ids === null ? { status: "admitted" } : { id: { in: [...ids] } }) },
    select: cardSelect,
    orderBy: { number: "asc" },
  });
  return rows.flatMap((row) => toCard(row) ?? []);
}
