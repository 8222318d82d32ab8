import "server-only";
import type { Queryable } from "@/lib/data/client";
import { findPersonRecord } from "@/lib/data/person/person-record";
import { lacksCertificate } from "@/lib/domain/sign-up/certificate";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { FullSignUp } from "./sign-up";

/** Whether the course requires a medical certificate and the participant has none that is valid on that day. */
export async function isWithoutCertificate(
  on: Queryable,
  { signUp, offering }: FullSignUp,
  day: CalendarDay,
): Promise<boolean> {
  if (offering.kind === "event" || !offering.requiresCertificate) return false;
  const { personId = null } = signUp;
  const person = personId === null ? null : await findPersonRecord(personId, on);
  return lacksCertificate(offering, person?.certificateUntil ?? null, day);
}
