import "server-only";
import type { Card } from "@/lib/data/membership/cards";
import { listPlaceIdsOf } from "@/lib/data/sign-up/doors";
import { findSettings } from "@/lib/data/site/settings";
import { whyInvalid } from "@/lib/domain/membership/validity";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { MemberCheckIn } from "@/lib/schemas/sign-up/check-in";
import { listDoors } from "./doors";

/** What the card of a member says on a day in Rome: whether it is valid, and the member's sign-ups for that day. */
export async function readCard(card: Card, day: CalendarDay): Promise<MemberCheckIn> {
  const { personId, name, number, paidUntil, certificateUntil } = card;
  const [settings, doors, own] = await Promise.all([
    findSettings(),
    listDoors(day),
    listPlaceIdsOf(personId),
  ]);
  const invalidReason = whyInvalid(card, day, settings.memberGraceDays);
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
