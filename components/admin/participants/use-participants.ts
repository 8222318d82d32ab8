"use client";

import { useQuery } from "@tanstack/react-query";
import { today } from "@/lib/client/browser-date";
import { listAll } from "@/lib/client/list-all";
import type { Course } from "@/lib/schemas/course";
import type { CourseBooking } from "@/lib/schemas/course-booking";
import type { CentreEvent } from "@/lib/schemas/event";
import type { EventRegistration } from "@/lib/schemas/event-registration";

/** The live sign-ups of an event. */
export function useEventParticipants({ id }: CentreEvent) {
  const path = `/api/events/${id}/registrations`;
  const list = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => listAll<EventRegistration>(path, { signal }),
    refetchOnMount: "always",
  });
  return { ...list, people: list.data?.filter(({ status }) => status !== "canceled") };
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
    people: list.data?.filter((one) => one.status !== "canceled" && isToCome(one.startDate)),
  };
}
