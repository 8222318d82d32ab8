"use client";

import { useQuery } from "@tanstack/react-query";
import { today } from "@/lib/client/browser-date";
import { listAll } from "@/lib/client/list-all";
import { hasEmail } from "@/lib/domain/person/email";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { CourseBooking } from "@/lib/schemas/sign-up/course-booking";
import type { EventRegistration } from "@/lib/schemas/sign-up/event-registration";

/** Everybody who takes part, and those of them who have an e-mail address; undefined until they are known. */
const shown = <SignUp extends { email: string }>(people: readonly SignUp[] | undefined) => ({
  people,
  reachable: people?.filter(({ email }) => hasEmail(email)),
});

/** The live sign-ups of an event. */
export function useEventParticipants({ id }: CentreEvent) {
  const path = `/api/events/${id}/registrations`;
  const list = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => listAll<EventRegistration>(path, { signal }),
    refetchOnMount: "always",
  });
  return { ...list, ...shown(list.data?.filter(({ status }) => status !== "canceled")) };
}

/** The live sign-ups of a course; of one by dates those to come. */
export function useCourseParticipants({ id, startDate }: Course) {
  const list = useQuery({
    queryKey: ["/api/course-bookings", "of", id],
    queryFn: ({ signal }) => listAll<CourseBooking>(`/api/course-bookings?courseId=${id}`, { signal }),
    refetchOnMount: "always",
  });
  const isToCome = (day: string | null) => startDate !== null || day === null || day >= today();
  return {
    ...list,
    ...shown(list.data?.filter((one) => one.status !== "canceled" && isToCome(one.startDate))),
  };
}
