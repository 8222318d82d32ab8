import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDay } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { toCancellationSteps } from "@/lib/data/money/cancellation-steps";
import { type LedgerRow, ledgerSelect, toEntries } from "@/lib/data/money/ledger-entries";
import { usedPromo } from "@/lib/data/money/promo-codes";
import type { Somebody } from "@/lib/data/person/person";
import type { Counted } from "@/lib/domain/catalogue/offering";
import type { Language } from "@/lib/domain/language/languages";
import { balanceOf, type Owed } from "@/lib/domain/money/balance";
import type { SignUpDays } from "@/lib/domain/sign-up/attended-days";
import type { SignUpColumns } from "@/lib/domain/sign-up/sign-up-change";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { slugFor } from "@/lib/domain/site/slug";
import { DEFAULT_IMAGE } from "@/lib/domain/space/space-image";
import type { CalendarDay, WallTime } from "@/lib/domain/time/dates";
import { languageSchema } from "@/lib/schemas/language/translations";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";

/** What the tables of sign-ups (event_registrations and course_bookings) have in common. */

/** A sign-up, and the id that its link in the mails is derived from. */
export interface WithLink {
  signUp: SignUp;
  linkId: string;
}

export interface NewSignUp {
  userId: number | null;
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
  /** Of a single lesson on `startDate`, else null. */
  singleTime: WallTime | null;
  /** The code that it is made with, and the cents that it takes off. */
  promoCodeId: number | null;
  promoAmount: number;
}

/** Some sign-ups by their ids; or the live ones of an event or course, of a course by days those from `today` on. */
export type Which = { ids: readonly number[] } | { liveOf: number; today: CalendarDay };

/** What each of the tables does in its own way. Whoever writes holds the lock of the event or course. */
export interface SignUpTable {
  insert: (tx: Transaction, offeringId: number, input: NewSignUp) => Promise<SignUp>;
  find: (on: Queryable, id: number) => Promise<SignUp | null>;
  update: (tx: Transaction, before: SignUp, change: SignUpColumns) => Promise<SignUp>;
  /** In the order in which they were made. */
  list: (on: Queryable, which: Which) => Promise<WithLink[]>;
  /** Whether a live sign-up among those counted is of this person or has this e-mail address. */
  has: (on: Queryable, counted: Counted, somebody: Somebody) => Promise<boolean>;
}

export const LIVE = { not: "canceled" as const };

export const OFFERING_SELECT = {
  select: { id: true, title: true, imageUrl: true, translations: true },
} as const;

/** The check-ins of a sign-up, by day. */
export const CHECK_INS = { select: { date: true, at: true }, orderBy: { date: "asc" } } as const;

interface CheckInRow {
  date: Date;
  at: Date;
}

export const toCheckIns = (rows: readonly CheckInRow[]): SignUp["checkIns"] =>
  rows.map(({ date, at }) => ({ date: toDay(date), at: at.toISOString() }));

export const SIGN_UP_COLUMNS = {
  id: true,
  userId: true,
  personId: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  status: true,
  notes: true,
  seats: true,
  companions: true,
  language: true,
  totalAmount: true,
  canceledAt: true,
  refundPercent: true,
  refundAmount: true,
  canceledBy: true,
  cancelReason: true,
  cancellationSteps: true,
  checkInCode: true,
  promoAmount: true,
  promoCode: { select: { code: true } },
  passUse: { select: { passId: true } },
  checkIns: CHECK_INS,
  payments: ledgerSelect,
} as const;

type Converted = "language" | "payments" | "canceledAt" | "cancellationSteps" | "checkIns" | "imageUrl";

interface SignUpRow
  extends Owed,
    Omit<SignUp, Converted | "kind" | "offering" | "madeAt" | keyof SignUpDays | keyof Owed | Computed> {
  language: string;
  canceledAt: Date | null;
  cancellationSteps: Prisma.JsonValue;
  checkIns: readonly CheckInRow[];
  payments: readonly LedgerRow[];
  promoCode: { code: string } | null;
  promoAmount: number;
  passUse: { passId: number } | null;
}

/** Fields of a sign-up that are computed from the row. */
type Computed = "confirmationNumber" | "paidAmount" | "dueAmount" | "refundDue" | "paymentStatus";

interface OfOneTable extends Pick<SignUp, "kind" | keyof SignUpDays> {
  offering: { id: number; title: string; imageUrl: string | null; translations: unknown };
  madeAt: Date;
}

/** A row of either table as a sign-up. */
export function toSignUp(
  { payments, promoCode, promoAmount, passUse, ...row }: SignUpRow,
  { offering, madeAt, ...own }: OfOneTable,
): SignUp {
  return {
    ...row,
    ...usedPromo(promoCode, promoAmount),
    ...(passUse && { passId: passUse.passId }),
    ...own,
    language: languageSchema.parse(row.language),
    ...balanceOf(row, toEntries(payments)),
    offering: {
      ...offering,
      slug: slugFor(offering.id, offering.title),
      imageUrl: offering.imageUrl ?? DEFAULT_IMAGE,
    },
    madeAt: madeAt.toISOString(),
    canceledAt: row.canceledAt?.toISOString() ?? null,
    cancellationSteps: toCancellationSteps(row.cancellationSteps),
    checkIns: toCheckIns(row.checkIns),
    confirmationNumber: confirmationNumber(row.id),
  };
}
