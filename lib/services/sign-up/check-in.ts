import "server-only";
import type { Queryable } from "@/lib/data/client";
import { type Card, findCardByCode } from "@/lib/data/membership/cards";
import { listClosuresOfRooms } from "@/lib/data/room-time/closures";
import { insertCheckIn } from "@/lib/data/sign-up/check-ins";
import { listCoursesRunningOn, listEventsOn, listPlaceIdsOf } from "@/lib/data/sign-up/doors";
import { findSignUpByCode } from "@/lib/data/sign-up/sign-ups";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { findSettings } from "@/lib/data/site/settings";
import { offDays } from "@/lib/domain/catalogue/course-group";
import { heldLessons } from "@/lib/domain/catalogue/lesson-plan";
import { dayIn, text } from "@/lib/domain/language/text";
import { membershipProblem } from "@/lib/domain/membership/validity";
import { fullName } from "@/lib/domain/person/full-name";
import { isExpectedOn, nextExpectedDay } from "@/lib/domain/sign-up/attended-days";
import { checkInTime } from "@/lib/domain/sign-up/check-in-time";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import { observedHolidays } from "@/lib/domain/time/holidays";
import { AppError, wordedError } from "@/lib/errors";
import {
  type CheckIn,
  type CheckInInput,
  checkInSchema,
  type Door,
  type MemberCheckIn,
} from "@/lib/schemas/sign-up/check-in";
import { REST_NAMES } from "@/lib/schemas/sign-up/rest-names";
import { findDaysOff } from "@/lib/services/catalogue/course-days";
import { isWithoutCertificate } from "./missing-certificate";
import { type FullSignUp, findSignUp } from "./sign-up";

/** The validity of a member's card on a day (Europe/Rome), and the member's sign-ups for that day. */
async function readCard(card: Card, day: CalendarDay): Promise<MemberCheckIn> {
  const { personId, name, number, paidUntil, certificateUntil } = card;
  const [settings, doors, own] = await Promise.all([
    findSettings(),
    listExpectedParticipants(day),
    listPlaceIdsOf(personId),
  ]);
  const invalidReason = membershipProblem(card, day, settings.memberGraceDays);
  const places = doors.flatMap(({ kind, title, startTime, people }) =>
    people
      .filter(({ id }) => own[kind].has(id))
      .map(({ id, seats }) => ({ kind, id, title, startTime, seats })),
  );
  return {
    kind: "member",
    participant: name,
    number,
    isValid: invalidReason === null,
    invalidReason,
    paidUntil,
    certificateUntil,
    places,
  };
}

/** @throws AppError NOT_TODAY, with the next day on which the participant is expected */
async function requireExpected(
  on: Queryable,
  { signUp, offering }: FullSignUp,
  day: CalendarDay,
): Promise<void> {
  const isOff = offering.kind === "event" ? () => false : await findDaysOff(on, offering, day);
  if (isExpectedOn(offering, signUp, day, isOff)) return;
  const nextDate = nextExpectedDay(offering, signUp, day, isOff);
  const name = fullName(signUp);
  const { title } = offering;
  throw new AppError("NOT_TODAY", {
    nextDate,
    message:
      nextDate === null
        ? text("refusals.signUp.noOtherDay", { name, title })
        : text("refusals.signUp.notToday", { name, title, day: dayIn(nextDate, "long") }),
  });
}

/**
 * Checks a participant in for today's lesson or event day, by the code of the mail; case and blanks do not matter. If
 * the code was already used on the same day, returns the time of the first check-in. The code of a member's card checks
 * nobody in: the response contains the validity of the membership, and the member's sign-ups for today.
 * @param claim of the Idempotency-Key: a repeated request returns the first response and is not a second entry
 * @throws AppError NOT_FOUND for an unknown code, CANCELED, NOT_TODAY, DUPLICATE
 */
export async function checkInByCode(
  { code, seats, enteredAt }: CheckInInput,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<CheckIn> {
  const plain = code.replace(/\s/g, "").toUpperCase();
  const card = await findCardByCode(plain);
  if (card !== null) return readCard(card, dayOf(now));
  return createOnce(claim, { status: 200, schema: checkInSchema }, async (tx) => {
    const ref = await findSignUpByCode(plain, tx);
    const found = ref && (await findSignUp(tx, ref));
    if (ref === null || found === null) throw wordedError("NOT_FOUND", "refusals.signUp.unknownCode");
    const { signUp, offering } = found;
    const participant = fullName(signUp);
    if (signUp.status === "canceled")
      throw wordedError("CANCELED", "refusals.signUp.canceledFor", { name: participant });
    const at = checkInTime(enteredAt ? new Date(enteredAt) : null, now);
    await requireExpected(tx, found, dayOf(at));
    const entering = seats === undefined ? undefined : { seats, of: signUp.seats };
    const { isFirst, checkedInAt, hasEntered } = await insertCheckIn(tx, ref, dayOf(at), at, entering);
    if (hasEntered)
      await recordChange(tx, {
        action: "check-in",
        entity: REST_NAMES[ref.kind].entity,
        entityId: ref.id,
      });
    const isMissing = await isWithoutCertificate(tx, found, dayOf(at));
    return {
      ...(isMissing ? { missing: ["certificate" as const] } : {}),
      kind: ref.kind,
      participant,
      title: offering.title,
      seats: signUp.seats,
      isFirst,
      checkedInAt: checkedInAt.toISOString(),
    };
  });
}

/**
 * The people expected on a day, by event and course, in chronological order. Events and courses without any are left
 * out.
 * @param day in Europe/Rome
 */
export async function listExpectedParticipants(day: CalendarDay): Promise<Door[]> {
  const [events, courses, closures, settings] = await Promise.all([
    listEventsOn(day),
    listCoursesRunningOn(day),
    listClosuresOfRooms({ from: day, to: day }),
    findSettings(),
  ]);
  const holidayOn = observedHolidays(settings);
  const doors: Door[] = events.map((event) => ({ kind: "event", ...event }));
  for (const { id, title, signUps, ...course } of courses) {
    const isOff = offDays(closures, course.spaceId, holidayOn);
    const expected = signUps.filter(({ days }) => isExpectedOn(course, days, day, isOff));
    const people = expected.map(({ person }) => person);
    const [lesson] = heldLessons(course, day, day, isOff);
    doors.push({ kind: "course", id, title, startTime: lesson?.startTime ?? null, people });
  }
  return doors
    .filter(({ people }) => people.length > 0)
    .sort(
      (a, b) => (a.startTime ?? "").localeCompare(b.startTime ?? "") || a.title.localeCompare(b.title, "it"),
    );
}
