"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/client/person/use-session";
import { isValidOn, type MemberAdvice, memberAdvice } from "@/lib/domain/membership/advice";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { MyMembership } from "@/lib/schemas/membership/member";

export interface KnownMembership {
  /** False until session and membership are known. */
  isKnown: boolean;
  /** The last day of a valid membership; null without one. */
  validUntil: CalendarDay | null;
  isMemberOn: (day: CalendarDay) => boolean;
  /** What the user must do to take part in a members-only offering that begins on a day; null if they may. */
  adviceOn: (day: CalendarDay) => MemberAdvice | null;
}

/**
 * The membership of the page's user.
 * @param isNeeded while false, nothing is requested, and no restriction applies
 */
export function useMembership(isNeeded: boolean): KnownMembership {
  const { status, user } = useSession();
  const { data, isPending, isError } = useQuery<{ member: MyMembership | null }>({
    queryKey: ["/api/members/me"],
    enabled: isNeeded && user !== null,
    // Refetched by each form: the fee may have been paid meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  const member = data?.member ?? null;
  const who = user === null ? "visitor" : member;
  // Staff may sign up anybody for anything; if the request failed, only the server decides.
  const isBound = isNeeded && user?.isAdmin !== true && !isError;
  return {
    isKnown: !isNeeded || (status !== "loading" && (user === null || !isPending)),
    validUntil: member?.validUntil ?? null,
    isMemberOn: (day) => isNeeded && isValidOn(member, day),
    adviceOn: (day) => (isBound ? memberAdvice(who, day) : null),
  };
}
