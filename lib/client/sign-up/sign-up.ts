"use client";

import { api } from "@/lib/client/api-client";

/** What was shown to whoever signs up, in cents; left out, any price is taken. */
type ExpectedTotal = number | undefined;

/** Signs somebody up for an event. @throws ApiError as documented for POST /api/events/{id}/registrations */
export const signUpForEvent = <Created>(
  eventId: number,
  input: object,
  expectedTotal?: ExpectedTotal,
): Promise<Created> => api.post<Created>(`/api/events/${eventId}/registrations`, { ...input, expectedTotal });

/** Books places in a course. @throws ApiError as documented for POST /api/course-bookings */
export const signUpForCourse = <Created>(
  courseId: number,
  input: object,
  expectedTotal?: ExpectedTotal,
): Promise<Created> => api.post<Created>("/api/course-bookings", { ...input, courseId, expectedTotal });
