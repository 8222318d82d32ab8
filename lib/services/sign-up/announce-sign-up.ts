import "server-only";
import type { Transaction } from "@/lib/data/client";
import { courseSignUpSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpSchema } from "@/lib/schemas/sign-up/event-sign-up";
import { toCourseAnswer, toEventAnswer } from "@/lib/schemas/sign-up/rest-names";
import type { SignUp } from "@/lib/schemas/sign-up/sign-up";
import { announce } from "@/lib/services/program/announce";

/** Queues the webhook events of sign-ups for events and courses, in the transaction of the change. */
export async function announceSignUps(
  tx: Transaction,
  happened: "created" | "canceled",
  signUps: readonly SignUp[],
): Promise<void> {
  const courses = signUps.filter(({ kind }) => kind === "course");
  await announce(
    tx,
    courseSignUpSchema,
    courses.map((signUp) => ({
      event: `course-booking.${happened}` as const,
      subject: { kind: signUp.kind, id: signUp.id },
      data: toCourseAnswer(signUp),
    })),
  );
  const events = signUps.filter(({ kind }) => kind === "event");
  await announce(
    tx,
    eventSignUpSchema,
    events.map((signUp) => ({
      event: `registration.${happened}` as const,
      subject: { kind: signUp.kind, id: signUp.id },
      data: toEventAnswer(signUp),
    })),
  );
}
