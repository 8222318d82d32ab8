import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import type { Somebody } from "@/lib/data/person/person";
import { SIGN_UP_TABLES } from "@/lib/data/sign-up/sign-ups";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { countedTogether, type OfferingKind, type OfferingRef } from "@/lib/domain/catalogue/offering";
import { signUpPrice } from "@/lib/domain/money/sign-up-price";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import { OFFERING_MESSAGES } from "@/lib/messages/catalogue/offering";
import type { Offering } from "@/lib/schemas/catalogue/offering";
import type { Contact, ContactInput } from "@/lib/schemas/person/contact";
import { REST_NAMES, type SignUpCreated } from "@/lib/schemas/sign-up/rest-names";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { requireStartDay } from "@/lib/services/catalogue/course-days";
import { type AcceptedEntry, freePlacesFor, requireEnoughPlaces } from "@/lib/services/catalogue/free-places";
import { requireOpenOffering } from "@/lib/services/catalogue/require-offering";
import { requireExpectedTotal } from "@/lib/services/money/expected-total";
import { type Ownership, whose, withoutOwner } from "@/lib/services/person/whose";
import { notifySignedUp } from "./notifications";

/** What a sign-up is made of, for an event or a course. */
interface SignUpFields {
  notes: string | null;
  seats: number;
  companions: string[];
  /** The days in a course; an event has its own. */
  startDate?: CalendarDay | null;
  endDate?: CalendarDay | null;
  /** Cents that the form showed; undefined accepts any price. */
  expectedTotal?: number | undefined;
}

/** A sign-up whose contact is known. */
type NewSignUpInput = SignUpFields & Contact;
/** As it comes from a form. */
export type SignUpInput = SignUpFields & ContactInput;

/** @throws AppError DUPLICATE when the person, or anybody with the address, has signed up for the same already */
export async function requireNotSignedUp(
  tx: Transaction,
  offering: Offering,
  day: CalendarDay | null,
  somebody: Somebody,
): Promise<void> {
  if (!(await SIGN_UP_TABLES[offering.kind].has(tx, countedTogether(offering, day), somebody))) return;
  const message = OFFERING_MESSAGES[offering.kind].alreadySignedUp;
  throw new AppError("DUPLICATE", { message, errors: { email: [message] } });
}

/** @throws AppError EVENT_FULL or COURSE_FULL when the seats do not all fit, DUPLICATE as requireNotSignedUp */
export async function requirePlacesFor(
  tx: Transaction,
  offering: Offering,
  { day, seats, acceptedEntry }: { day: CalendarDay | null; seats: number; acceptedEntry: AcceptedEntry },
  somebody: Somebody,
): Promise<void> {
  requireEnoughPlaces(
    await freePlacesFor(tx, offering, day, acceptedEntry),
    seats,
    REST_NAMES[offering.kind].full,
  );
  await requireNotSignedUp(tx, offering, day, somebody);
}

/**
 * Writes a sign-up and mails the confirmation. The row of the event or course is locked while places are counted, so that
 * the last one goes to one person only.
 * @param owner.owner whose it is
 * @param owner.acceptedEntry the waiting entry whose held places it takes, null for any other sign-up
 * @throws AppError NOT_FOUND (of a hidden event too), CANCELED, REGISTRATION_CLOSED, VALIDATION (`startDate`), EVENT_FULL or
 *   COURSE_FULL, DUPLICATE, PRICE_CHANGED, in this order
 */
export async function writeSignUp(
  tx: Transaction,
  ref: OfferingRef,
  { expectedTotal, startDate: requested = null, endDate = null, ...input }: NewSignUpInput,
  { owner, acceptedEntry }: { owner: Ownership; acceptedEntry: AcceptedEntry },
  now: Date,
): Promise<SignUp> {
  const offering = await requireOpenOffering(tx, ref, now);
  const startDate = await requireStartDay(tx, offering, requested, now);
  const { seats, email } = input;
  await requirePlacesFor(tx, offering, { day: startDate, seats, acceptedEntry }, { ...owner, email });
  const totalAmount = signUpPrice(offering.price, seats);
  requireExpectedTotal(expectedTotal, totalAmount);
  const signUp = await SIGN_UP_TABLES[ref.kind].insert(tx, ref.id, {
    ...input,
    ...{ ...owner, totalAmount, startDate, endDate },
  });
  await notifySignedUp(tx, { signUp, offering }, now);
  return signUp;
}

/**
 * Signs somebody up for an event or a course.
 * @param user the session of the request; null for a visitor, whose answer does not tell whose it became
 * @param claim of the Idempotency-Key: the same claim gets the first answer again
 * @throws AppError as `writeSignUp` and `whose`
 */
export async function makeSignUp<Kind extends OfferingKind>(
  kind: Kind,
  id: number,
  input: SignUpInput,
  user: SignedInUser | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SignUpCreated[Kind]> {
  const { createdSchema, toCreated }: (typeof REST_NAMES)[Kind] = REST_NAMES[kind];
  const { personId, firstName, lastName, email, phone, language, ...fields } = input;
  return createOnce<SignUpCreated[Kind]>(claim, { status: 201, schema: createdSchema }, async (tx) => {
    const { owner, contact } = await whose(
      tx,
      { personId, firstName, lastName, email, phone, language },
      user,
    );
    const signUp = await writeSignUp(
      tx,
      { kind, id },
      { ...fields, ...contact },
      { owner, acceptedEntry: null },
      now,
    );
    return toCreated(user === null ? withoutOwner(signUp) : signUp);
  });
}
