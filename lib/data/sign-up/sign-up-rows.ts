import "server-only";
import { toDay, toDayOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { toCancellationSteps } from "@/lib/data/money/cancellation-steps";
import { owedSelect } from "@/lib/data/money/charges";
import { toEntries } from "@/lib/data/money/ledger-entries";
import { usedPromo } from "@/lib/data/money/promo-codes";
import { WITH_ACCOUNT } from "@/lib/data/person/person";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { Language } from "@/lib/domain/language/languages";
import { balanceOf } from "@/lib/domain/money/balance";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { slugFor } from "@/lib/domain/site/slug";
import { DEFAULT_IMAGE } from "@/lib/domain/space/space-image";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";
import { languageSchema } from "@/lib/schemas/language/translations";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";

/** A sign-up, and the id from which its link in mails is derived. */
export interface WithLink {
  signUp: SignUp;
  linkId: string;
}

export interface NewSignUp {
  personId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  notes: string | null;
  seats: number;
  companions: string[];
  language: Language;
  /** Cents. */
  totalAmount: number;
  startDate: CalendarDay | null;
  endDate: CalendarDay | null;
  /** The time of a single lesson on `startDate`; null otherwise. */
  singleTime: WallTime | null;
  /** The promo code used, and its discount in cents. */
  promoCodeId: number | null;
  promoAmount: number;
}

export const LIVE = { not: "canceled" as const };

export const ofOffering = ({ kind, id }: OfferingRef) =>
  kind === "event" ? { eventId: id } : { courseId: id };

const OFFERING_SELECT = {
  select: { id: true, title: true, imageUrl: true, translations: true },
} as const;

export const CHECK_INS = { select: { date: true, at: true }, orderBy: { date: "asc" } } as const;

export const toCheckIns = (rows: readonly { date: Date; at: Date }[]): SignUp["checkIns"] =>
  rows.map(({ date, at }) => ({ date: toDay(date), at: at.toISOString() }));

export const signUpSelect = {
  kind: true,
  number: true,
  madeAt: true,
  startDate: true,
  endDate: true,
  singleTime: true,
  event: OFFERING_SELECT,
  course: OFFERING_SELECT,
  personId: true,
  person: WITH_ACCOUNT,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  status: true,
  notes: true,
  seats: true,
  companions: true,
  language: true,
  canceledAt: true,
  canceledBy: true,
  cancelReason: true,
  cancellationSteps: true,
  checkInCode: true,
  passUse: { select: { passId: true } },
  checkIns: CHECK_INS,
  charge: { select: owedSelect },
} as const satisfies Prisma.SignUpSelect;

type Row = Prisma.SignUpGetPayload<{ select: typeof signUpSelect }>;

export function toSignUp({
  number: id,
  event,
  course,
  madeAt,
  person,
  charge,
  passUse,
  ...row
}: Row): SignUp {
  const offering = event ?? course;
  const { payments, promoCode, promoAmount, ...owed } = charge;
  if (offering === null) throw new Error(`The sign-up ${row.kind} ${id} is for nothing`);
  return {
    ...row,
    ...owed,
    id,
    userId: person?.accountId ?? null,
    ...usedPromo(promoCode, promoAmount),
    ...(passUse && { passId: passUse.passId }),
    startDate: toDayOrNull(row.startDate),
    endDate: toDayOrNull(row.endDate),
    language: languageSchema.parse(row.language),
    ...balanceOf({ ...owed, status: row.status }, toEntries(payments)),
    offering: {
      ...offering,
      slug: slugFor(offering.id, offering.title),
      imageUrl: offering.imageUrl ?? DEFAULT_IMAGE,
    },
    madeAt: madeAt.toISOString(),
    canceledAt: row.canceledAt?.toISOString() ?? null,
    cancellationSteps: toCancellationSteps(row.cancellationSteps),
    checkIns: toCheckIns(row.checkIns),
    confirmationNumber: confirmationNumber(id),
  };
}
