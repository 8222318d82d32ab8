import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { Transaction } from "@/lib/data/client";
import type { StoredPromoCode } from "@/lib/data/money/promo-codes";
import type { ContactIdentity } from "@/lib/data/person/person";
import { hasSignedUp } from "@/lib/data/sign-up/sign-up-lists";
import { insertSignUp } from "@/lib/data/sign-up/sign-ups";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import type { CoursePlace } from "@/lib/domain/catalogue/course-places";
import { type OfferingKind, type OfferingRef, placePoolOf } from "@/lib/domain/catalogue/offering";
import { seatPrice, seatPriceFor, signUpPrice } from "@/lib/domain/money/sign-up-price";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { AppError, wordedError } from "@/lib/errors";
import { OFFERING_MESSAGES } from "@/lib/messages/catalogue/offering";
import type { Offering, OfferingOfPanel } from "@/lib/schemas/catalogue/offering";
import type { Contact, ContactInput } from "@/lib/schemas/person/contact";
import { REST_NAMES, type SignUpCreated } from "@/lib/schemas/sign-up/rest-names";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { type AcceptedEntry, freePlacesFor, requireEnoughPlaces } from "@/lib/services/catalogue/free-places";
import { findOfferingToJoin } from "@/lib/services/catalogue/require-offering";
import { findPlace, type RequestedPlace, withLastDay } from "@/lib/services/catalogue/required-place";
import { type MemberRights, memberRightsOf } from "@/lib/services/membership/valid-members";
import { type Nothing, requireExpectedTotal } from "@/lib/services/money/expected-total";
import { requirePromoCode, takePromo } from "@/lib/services/money/promo-codes";
import { type PassUser, takeEntries } from "@/lib/services/pass/use-pass";
import { type Ownership, resolveOwner, withoutOwner } from "@/lib/services/person/owner";
import { announceSignUps } from "./announce-sign-up";
import { notifySignedUp } from "./notifications";
import { recordSignUp } from "./sign-up";

interface SignUpFields extends RequestedPlace {
  notes: string | null;
  seats: number;
  companions: string[];
  /** The last day in a course by days; `RequestedPlace` has the first one, or the single lesson. */
  endDate?: CalendarDay | null;
  /** Cents that the form showed; undefined accepts any price. */
  expectedTotal?: number | undefined;
  promoCode?: string | null;
}

/** A sign-up with its contact already resolved. */
type NewSignUpInput = SignUpFields & Contact;
/** The input of a form. */
type SignUpInput = SignUpFields &
  ContactInput & {
    /** The pass that pays for it; none by default. */
    passId?: number | null | undefined;
  };

/** The participant's first day, which decides whether a membership counts; today in a course without days. */
const firstDayOf = (offering: Offering, place: CoursePlace | null, now: Date): CalendarDay =>
  offering.kind === "event" ? offering.eventDate : (place?.day ?? dayOf(now));

interface Wish {
  place: RequestedPlace;
  promoCode: string | null;
  rights: MemberRights;
}

interface Admitted {
  offering: OfferingOfPanel;
  place: CoursePlace;
  code: StoredPromoCode | null;
  /** True if the person is a valid member on the first day. */
  isMember: boolean;
}

/**
 * Checks everything about a sign-up except free places, and locks the row of the event or course. A person without
 * access to members-only offers does not learn whether they are still available.
 * @throws AppError NOT_FOUND (of a hidden event too); CANCELED, REGISTRATION_CLOSED, VALIDATION (`startDate`,
 * `singleDate`, `singleTime`), PROMO_INVALID, REGISTRATION_CLOSED (the last lesson of a group has begun; no single
 * lessons), in this order; for members-only offers, VALIDATION, PROMO_INVALID, MEMBERS_ONLY come first
 */
export async function requireAdmitted(
  tx: Transaction,
  ref: OfferingRef,
  { place: requested, promoCode, rights: { isMemberOn, isBound } }: Wish,
  now: Date,
): Promise<Admitted> {
  const { offering, refusal } = await findOfferingToJoin(tx, ref, now);
  const isForMembers = offering.membersOnly && isBound;
  if (refusal !== null && !isForMembers) throw refusal;
  const place = await findPlace(tx, offering, requested, now);
  const code = await requirePromoCode(tx, promoCode, ref.kind, now);
  const isMember = isMemberOn(firstDayOf(offering, place, now));
  if (isForMembers && !isMember) throw new AppError("MEMBERS_ONLY");
  if (refusal !== null) throw refusal;
  if (place === null) throw new AppError("REGISTRATION_CLOSED");
  if (offering.kind === "course" && place.time !== null && offering.dropInPrice === null)
    throw wordedError("REGISTRATION_CLOSED", "refusals.signUp.noSingles");
  return { offering, place, code, isMember };
}

/**
 * @throws AppError DUPLICATE when the person, or anybody with the address, has already signed up for the same, or for
 * one of its days; for a single lesson also when for the run or the day that contains it
 */
export async function requireNotSignedUp(
  tx: Transaction,
  offering: Offering,
  place: CoursePlace,
  somebody: ContactIdentity,
): Promise<void> {
  const has = (one: CoursePlace) =>
    hasSignedUp(tx, { ...placePoolOf(offering, one), until: one.until }, somebody);
  const hasWhole = place.time !== null && (await has({ ...place, time: null }));
  if (!hasWhole && !(await has(place))) return;
  const message = OFFERING_MESSAGES[offering.kind].alreadySignedUp;
  throw new AppError("DUPLICATE", { message, errors: { email: [message] } });
}

/** @throws AppError EVENT_FULL or COURSE_FULL when the seats do not all fit; DUPLICATE as `requireNotSignedUp` */
export async function requirePlacesFor(
  tx: Transaction,
  offering: Offering,
  { place, seats, acceptedEntry }: { place: CoursePlace; seats: number; acceptedEntry: AcceptedEntry },
  somebody: ContactIdentity,
  now: Date,
): Promise<void> {
  const free = await freePlacesFor(tx, offering, place, acceptedEntry, now);
  requireEnoughPlaces(free, seats, REST_NAMES[offering.kind].full);
  await requireNotSignedUp(tx, offering, place, somebody);
}

interface SignUpTerms {
  owner: Ownership;
  /** The waiting list entry whose held places it takes; null for any other sign-up. */
  acceptedEntry: AcceptedEntry;
  /** Decide about members-only offers and the member price. */
  rights: MemberRights;
  /** The pass that pays for the sign-up, and its user. */
  pass?: { id: number; user: PassUser } | null;
}

/** Why a sign-up costs nothing: a price in words is agreed on later. */
function freeReason({ pass, price }: { pass: { id: number } | null; price: string }): Nothing {
  if (pass !== null) return "paidWithPass";
  return seatPrice(price) === null ? "nowOnRequest" : "nowFree";
}

/**
 * Writes a sign-up and mails the confirmation. The row of the event or course is locked while places are counted, so
 * that the last place goes to one person only.
 * @throws AppError those of `requireAdmitted`, EVENT_FULL or COURSE_FULL, DUPLICATE, PRICE_CHANGED, and those of
 * `takeEntries`, in this order
 */
export async function writeSignUp(
  tx: Transaction,
  ref: OfferingRef,
  {
    expectedTotal,
    promoCode = null,
    startDate,
    singleDate,
    singleTime,
    endDate = null,
    ...input
  }: NewSignUpInput,
  { owner, acceptedEntry, rights, pass = null }: SignUpTerms,
  now: Date,
): Promise<SignUp> {
  const wish = {
    place: { startDate, singleDate, singleTime },
    // A sign-up paid for with a pass does not use up a code.
    promoCode: pass === null ? promoCode : null,
    rights,
  };
  const { offering, place: first, code, isMember } = await requireAdmitted(tx, ref, wish, now);
  const place = withLastDay(first, endDate);
  const { seats, email } = input;
  const somebody = { ...owner, email };
  await requirePlacesFor(tx, offering, { place, seats, acceptedEntry }, somebody, now);
  const isSingle = place.time !== null;
  const price = seatPriceFor(offering, { isMember, isSingle });
  const full = pass === null ? signUpPrice(price, seats) : 0;
  const [promoAmount = 0] = await takePromo(tx, code, {
    ref: owner.personId === null ? null : { personId: owner.personId },
    amounts: [full],
  });
  const totalAmount = full - promoAmount;
  requireExpectedTotal(expectedTotal, totalAmount, freeReason({ pass, price }));
  const written = await insertSignUp(tx, ref, {
    ...input,
    personId: owner.personId,
    totalAmount,
    startDate: place.day,
    endDate: isSingle ? place.day : endDate,
    singleTime: place.time,
    promoCodeId: code?.id ?? null,
    promoAmount,
  });
  const signUp = pass === null ? written : { ...written, passId: pass.id };
  if (pass !== null) {
    const day = firstDayOf(offering, place, now);
    const use = { ...ref, day, isRun: ref.kind === "course" && !isSingle, seats, signUpId: signUp.id };
    await takeEntries(tx, pass.id, pass.user, use, now);
  }
  await notifySignedUp(tx, { signUp, offering }, now);
  await announceSignUps(tx, "created", [signUp]);
  return signUp;
}

/** Visitors cannot use passes, customers can use those that their account sees, the panel those of the person. */
const passUserOf = ({ personId }: Ownership, user: SignedInUser | null): PassUser => ({
  personId: user && personId,
  userId: user === null || user.isAdmin ? null : user.id,
});

/**
 * Signs a person up for an event or a course.
 * @param user the session of the request; null for a visitor, whose response does not reveal the owner
 * @throws AppError as `writeSignUp` and `resolveOwner`
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
  const { personId, firstName, lastName, email, phone, language, passId = null, ...fields } = input;
  return createOnce<SignUpCreated[Kind]>(claim, { status: 201, schema: createdSchema }, async (tx) => {
    const { owner, contact } = await resolveOwner(
      tx,
      { personId, firstName, lastName, email, phone, language },
      user,
    );
    const signUp = await writeSignUp(
      tx,
      { kind, id },
      { ...fields, ...contact },
      {
        owner,
        acceptedEntry: null,
        rights: await memberRightsOf(tx, user && owner, user),
        pass: passId === null ? null : { id: passId, user: passUserOf(owner, user) },
      },
      now,
    );
    if (user?.isAdmin) await recordSignUp(tx, "create", null, signUp);
    return toCreated(user === null ? withoutOwner(signUp) : signUp);
  });
}
