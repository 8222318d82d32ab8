import "server-only";
import { prisma } from "@/lib/data/client";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { ledgerSelect, toEntries } from "@/lib/data/money/ledger-entries";
import { type OwnerFilter, ownedBy } from "@/lib/data/person/person";
import { balanceBetween, paidAmountOf } from "@/lib/domain/money/balance";
import { depositHeldOf } from "@/lib/domain/money/deposit";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { dayOf } from "@/lib/domain/time/dates";
import type { PastItem } from "@/lib/schemas/panel/past-item";

const WITH_LEDGER = {
  charge: { select: { totalAmount: true, owedAmount: true, payments: ledgerSelect } },
} as const;

/** The amounts owed and paid for a charge of any kind. */
function moneyOf({
  totalAmount,
  owedAmount,
  payments,
}: Prisma.ChargeGetPayload<(typeof WITH_LEDGER)["charge"]>) {
  const entries = toEntries(payments);
  const balance = balanceBetween(owedAmount, paidAmountOf(entries));
  return { totalAmount, ...balance, depositHeld: depositHeldOf(entries) };
}

/** The bookings, sign-ups, fees and passes of an account or a person, latest first. */
export async function listHistory(of: OwnerFilter): Promise<PastItem[]> {
  const where = ownedBy(of);
  const [bookings, signUps, fees, passes] = await Promise.all([
    prisma().booking.findMany({ where, include: { ...WITH_LEDGER, space: { select: { name: true } } } }),
    prisma().signUp.findMany({
      where,
      include: {
        ...WITH_LEDGER,
        course: { select: { title: true } },
        event: { select: { title: true, eventDate: true, endDate: true } },
      },
    }),
    prisma().memberFee.findMany({ where: { member: where }, include: WITH_LEDGER }),
    prisma().pass.findMany({ where, include: { ...WITH_LEDGER, product: { select: { name: true } } } }),
  ]);
  const things: PastItem[] = [
    ...bookings.map((booking) => ({
      kind: "booking" as const,
      id: booking.id,
      confirmationNumber: confirmationNumber(booking.id),
      title: booking.space.name,
      startDate: toDay(booking.startDate),
      endDate: toDay(booking.endDate),
      seriesId: booking.seriesId,
      status: booking.status,
      ...moneyOf(booking.charge),
      createdAt: booking.createdAt.toISOString(),
    })),
    ...signUps.map(({ number, event, course, ...signUp }) => ({
      kind: signUp.kind,
      id: number,
      confirmationNumber: confirmationNumber(number),
      title: (event ?? course)?.title ?? "",
      startDate: toDayOrNull(event?.eventDate ?? signUp.startDate),
      endDate: toDayOrNull(event?.endDate ?? signUp.endDate),
      seriesId: null,
      status: signUp.status,
      ...moneyOf(signUp.charge),
      createdAt: signUp.madeAt.toISOString(),
    })),
    ...fees.map(({ charge, ...fee }) => ({
      kind: "fee" as const,
      id: fee.id,
      confirmationNumber: confirmationNumber(fee.id),
      title: `Quota associativa ${fee.years}`,
      startDate: toDay(fee.startDate),
      endDate: toDay(fee.endDate),
      seriesId: null,
      status: "confirmed" as const,
      ...moneyOf(charge),
      totalAmount: charge.owedAmount,
      createdAt: fee.createdAt.toISOString(),
    })),
    ...passes.map(({ charge, product, canceledAt, ...pass }) => ({
      kind: "pass" as const,
      id: pass.id,
      confirmationNumber: confirmationNumber(pass.id),
      title: product.name,
      startDate: toDay(pass.startsOn),
      endDate: toDay(pass.validUntil),
      seriesId: null,
      status: canceledAt === null ? ("confirmed" as const) : ("canceled" as const),
      ...moneyOf(charge),
      createdAt: pass.createdAt.toISOString(),
    })),
  ];
  const when = ({ startDate, createdAt }: PastItem) => startDate ?? dayOf(new Date(createdAt));
  return things.sort((a, b) => (when(a) < when(b) ? 1 : when(a) > when(b) ? -1 : b.id - a.id));
}
