"use client";

import { useState } from "react";
import { ApiError } from "@/lib/client/api-client";
import { joinWaitingList } from "@/lib/client/waiting/waiting-list";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** Somebody in line, in the place of what is made where there is room. */
export interface Joined {
  entry: WaitingEntry;
}

const FULL: ReadonlySet<string | null> = new Set(["EVENT_FULL", "COURSE_FULL"]);

/**
 * A form whose places may be gone: it signs up while there are some, and gets in line once there are none, with all
 * that was typed.
 * @param what the fields that say what for: `kind` and its id
 */
export function useFull<Input extends object, Created>(
  what: object,
  startsFull: boolean,
  signUp: (input: Input) => Promise<Created>,
) {
  const [isFull, setFull] = useState(startsFull);
  return {
    isFull,
    send: (input: Input): Promise<Created | Joined> =>
      isFull ? joinWaitingList({ ...input, ...what }) : signUp(input),
    /** What a refusal says of the places. */
    onRefused: (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      if (FULL.has(error.code)) setFull(true);
      if (error.code === "AVAILABLE") setFull(false);
    },
  };
}

export const isJoined = (created: object): created is Joined => "entry" in created;
