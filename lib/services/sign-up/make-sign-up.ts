import "server-only";
import type { Transaction } from "@/lib/data/client";
import { SIGN_UP_TABLES } from "@/lib/data/sign-up/sign-ups";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { countedTogether, type OfferingKind, type OfferingRef } from "@/lib/domain/catalogue/offering";
import { signUpPrice } from "@/lib/domain/money/sign-up-price";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import { OFFERING_MESSAGES } from "@/lib/messages/catalogue/offering";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import { REST_NAMES, type SignUpCreated } from "@/lib/schemas/sign-up/rest-names";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { requireStartDay } from "@/lib/services/catalogue/course-days";
import { type AcceptedEntry, freePlacesFor, requireEnoughPlaces } from "@/lib/services/catalogue/free-places";
import { requireOpenOffering } from "@/lib/services/catalogue/require-offering";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { notifySignedUp } from "./notifications";

/** What a sign-up is made of, for an event or a course. */
export interface SignUpInput {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  notes: string | null;
  seats: number;
  companions: string[];
  /** The days in a course; an event has its own. */
  startDate?: CalendarDay | null;
  endDate?: CalendarDay | null;
  /** Cents that the form showed; undefined accepts any price. */
  expectedTotal?: number | undefined;
}

/** @throws AppError DUPLICATE when the address has signed up for the same already */
export async function requireNewAddress(
  tx: Transaction,
  offering: Offering,
  day: CalendarDay | null,
  email: string,
): Promise<void> {
  if (!(await SIGN_UP_TABLES[offering.kind].hasAddress(tx, countedTogether(offering, day), email))) return;
  const message = OFFERING_MESSAGES[offering.kind].alreadySignedUp;
  throw new AppError("DUPLICATE", { message, errors: { email: [message] } });
}

/** @throws AppError EVENT_FULL or COURSE_FULL when the seats do not all fit, DUPLICATE when the address is there already */
export async function requirePlacesFor(
  tx: Transaction,
  offering: Offering,
  {
    day,
    seats,
    email,
    acceptedEntry,
  }: { day: CalendarDay | null; seats: number; email: string; acceptedEntry: AcceptedEntry },
): Promise<void> {
  requireEnoughPlaces(
    await freePlacesFor(tx, offering, day, acceptedEntry),
    seats,
    REST_NAMES[offering.kind].full,
  );
  await requireNewAddress(tx, offering, day, email);
}

/**
 * Writes a sign-up and mails the confirmation. The row of the event or course is locked while places are counted, so that
 * the last one goes to one person only.
 * @param owner.userId the account that it belongs to, null for none
 * @param owner.acceptedEntry the waiting entry whose held places it takes, null for any other sign-up
 * @throws AppError NOT_FOUND (of a hidden event too), CANCELED, REGISTRATION_CLOSED, VALIDATION (`startDate`), EVENT_FULL or
 *   COURSE_FULL, DUPLICATE, PRICE_CHANGED, in this order
 */
export async function writeSignUp(
  tx: Transaction,
  ref: OfferingRef,
  { expectedTotal, startDate: requested = null, endDate = null, ...input }: SignUpInput,
  { userId, acceptedEntry }: { userId: number | null; acceptedEntry: AcceptedEntry },
  now: Date,
): Promise<SignUp> {
  const offering = await requireOpenOffering(tx, ref, now);
  const startDate = await requireStartDay(tx, offering, requested, now);
  const { seats, email } = input;
  await requirePlacesFor(tx, offering, { day: startDate, seats, email, acceptedEntry });
  const totalAmount = signUpPrice(offering.price, seats);
  requireExpectedTotal(expectedTotal, totalAmount);
  const signUp = await SIGN_UP_TABLES[ref.kind].insert(tx, ref.id, {
    ...input,
    ...{ userId, totalAmount, startDate, endDate },
  });
  await notifySignedUp(tx, { signUp, offering });
  return signUp;
}

/**
 * Signs somebody up for an event or a course.
 * @param userId the account that the sign-up belongs to, null for none
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError as `writeSignUp`
 */
export async function makeSignUp<Kind extends OfferingKind>(
  kind: Kind,
  id: number,
  input: SignUpInput,
  userId: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SignUpCreated[Kind]> {
  const { createdSchema, toCreated }: (typeof REST_NAMES)[Kind] = REST_NAMES[kind];
  return createOnce<SignUpCreated[Kind]>(claim, { status: 201, schema: createdSchema }, async (tx) =>
    toCreated(await writeSignUp(tx, { kind, id }, input, { userId, acceptedEntry: null }, now)),
  );
}
