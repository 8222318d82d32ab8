"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";

/** The lessons of a course in the next three months; refetched each time the form opens. */
export function useLessons(courseId: number) {
  return useQuery({
    queryKey: ["/api/courses", courseId, "lessons"],
    queryFn: () => api.get<Lesson[]>(`/api/courses/${courseId}/lessons`),
    gcTime: 0,
  });
}
