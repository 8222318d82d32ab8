import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";
import { joinWaitingList } from "@/lib/client/waiting/waiting-list";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** The result of a form that joined the waiting list instead of signing up. */
export interface Joined {
  entry: WaitingEntry;
}

const FULL: ReadonlySet<string | null> = new Set(["EVENT_FULL", "COURSE_FULL"]);

/**
 * A form that signs up while there are free places, and joins the waiting list with the same input once there are none.
 */
export function useSignUpOrWaitingList<Input extends object, Created>(
  { kind, id }: OfferingRef,
  startsFull: boolean,
  signUp: (input: Input) => Promise<Created>,
) {
  const [isFull, setFull] = useState(startsFull);
  const offering = kind === "event" ? { kind, eventId: id } : { kind, courseId: id };
  return {
    isFull,
    /** For a newly chosen lesson. */
    setFull,
    send: (input: Input): Promise<Created | Joined> =>
      isFull ? joinWaitingList({ ...input, ...offering }) : signUp(input),
    /** Switches between sign-up and waiting list if the server's refusal requires it. */
    onRefused: (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      if (FULL.has(error.code)) setFull(true);
      if (error.code === "AVAILABLE") setFull(false);
    },
  };
}

export const isJoined = (created: object): created is Joined => "entry" in created;
