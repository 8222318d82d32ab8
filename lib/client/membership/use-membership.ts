"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import { useSession } from "@/lib/client/person/use-session";
import { isValidOn, type MemberAdvice, memberAdvice } from "@/lib/domain/membership/advice";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { MyMembership } from "@/lib/schemas/membership/member";

const PATH = "/api/members/me";

export interface KnownMembership {
  /** False until session and membership are known. */
  isKnown: boolean;
  /** The last day of a valid membership; null without one. */
  validUntil: CalendarDay | null;
  isMemberOn: (day: CalendarDay) => boolean;
  /** What to do to have what is for members and begins on a day; null for who may have it. */
  adviceOn: (day: CalendarDay) => MemberAdvice | null;
}

/**
 * The membership of whoever uses the page.
 * @param isNeeded while false, nothing is asked, and nothing is for members
 */
export function useMembership(isNeeded: boolean): KnownMembership {
  const { status, user } = useSession();
  const { data, isPending, isError } = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => api.get<{ member: MyMembership | null }>(PATH, { signal }),
    enabled: isNeeded && user !== null,
    // Asked anew by each form: the fee may have been paid meanwhile.
    staleTime: 0,
    gcTime: 0,
  });
  const member = data?.member ?? null;
  const who = user === null ? "visitor" : member;
  // Who uses the panel may sign up anybody for anything; where the answer lacks, the server alone decides.
  const isBound = isNeeded && user?.isAdmin !== true && !isError;
  return {
    isKnown: !isNeeded || (status !== "loading" && (user === null || !isPending)),
    validUntil: member?.validUntil ?? null,
    isMemberOn: (day) => isNeeded && isValidOn(member, day),
    adviceOn: (day) => (isBound ? memberAdvice(who, day) : null),
  };
}
