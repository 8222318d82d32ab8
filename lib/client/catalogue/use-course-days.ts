"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { CourseDays } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";

const BY_DATE: CourseDays = { days: [], freePlaces: null };

interface Days {
  id: number;
  startDate: string | null;
  sessions: readonly unknown[];
}

/** The possible starting days of a course with days, and its free places; refetched each time the form opens. */
export function useCourseDays({ id, startDate, sessions }: Days) {
  const isByDate = startDate === null && sessions.length === 0;
  return useQuery({
    queryKey: ["/api/courses", id, "days"],
    queryFn: () => (isByDate ? BY_DATE : api.get<CourseDays>(`/api/courses/${id}/days`)),
    gcTime: 0,
  });
}

/** The lessons of a course in the next three months; refetched each time the form opens. */
export function useLessons(courseId: number) {
  return useQuery({
    queryKey: ["/api/courses", courseId, "lessons"],
    queryFn: () => api.get<Lesson[]>(`/api/courses/${courseId}/lessons`),
    gcTime: 0,
  });
}
