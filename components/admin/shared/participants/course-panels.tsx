"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { CourseBookingDialog } from "@/components/catalogue/courses/course-booking-dialog";
import { summaryOf } from "@/components/catalogue/courses/course-summary";
import { today } from "@/lib/client/browser-date";
import type { Course } from "@/lib/schemas/catalogue/course";
import { CancelAllDialog } from "./cancel-all-dialog";
import { CheckInDialog } from "./check-in-dialog";
import { AlreadyCanceled } from "./event-panels";
import { MessageDialog } from "./message-dialog";
import { useCourseParticipants } from "./use-participants";

interface PanelProps {
  row: Course;
  onClose: () => void;
}

const pathOf = ({ id }: Course) => `/api/courses/${id}`;

/** Of a course by dates, those of today. */
export function CourseCheckIn({ row, onClose }: PanelProps) {
  const { people } = useCourseParticipants(row);
  const expected =
    row.startDate === null ? people?.filter(({ startDate }) => (startDate ?? today()) === today()) : people;
  return <CheckInDialog title={row.title} people={expected} onClose={onClose} />;
}

export function CourseMessage({ row, onClose }: PanelProps) {
  const { reachable } = useCourseParticipants(row);
  if (reachable === undefined) return null;
  return (
    <MessageDialog path={pathOf(row)} title={row.title} recipients={reachable.length} onClose={onClose} />
  );
}

export function CourseCancellation({ row, onClose }: PanelProps) {
  const { people } = useCourseParticipants(row);
  if (people === undefined) return null;
  if (row.status === "canceled") return <AlreadyCanceled title={row.title} onClose={onClose} />;
  return (
    <CancelAllDialog path={pathOf(row)} what="corso" title={row.title} places={people} onClose={onClose} />
  );
}

/** "Aggiungi iscritto", for those who call. */
export function CourseSignUpForOther({ row, onClose }: PanelProps) {
  const client = useQueryClient();
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    void client.invalidateQueries({ queryKey: ["/api/course-bookings"] });
    onClose();
  };
  return <CourseBookingDialog course={summaryOf(row)} opener={opener} onClose={close} isForOther />;
}
