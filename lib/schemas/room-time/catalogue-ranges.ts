import "@/lib/schemas/zod-config";
import { z } from "zod";
import { isTooLong } from "@/lib/domain/room-time/longest";
import { VALIDATION } from "@/lib/messages/validation";

/** The ranges of courses and events: first and last day, minimum and maximum number of participants. */
interface Ranges {
  firstDay: string | null;
  endDate: string | null;
  minParticipants: number;
  maxParticipants: number | null;
}

function rangeIssues({ firstDay, endDate, minParticipants, maxParticipants }: Ranges) {
  const issues: { path: string; message: string }[] = [];
  if (firstDay !== null && endDate !== null) {
    if (endDate < firstDay) issues.push({ path: "endDate", message: VALIDATION.endBeforeStart });
    else if (isTooLong(firstDay, endDate)) issues.push({ path: "endDate", message: VALIDATION.lastsTooLong });
  }
  if (maxParticipants !== null && minParticipants > maxParticipants)
    issues.push({ path: "minParticipants", message: VALIDATION.minAboveMax });
  return issues;
}

function report(ranges: Ranges, context: z.RefinementCtx): void {
  for (const { path, message } of rangeIssues(ranges))
    context.addIssue({ code: "custom", path: [path], message });
}

interface Session {
  dayOfWeek: number;
  startTime: string;
  endTime: string;
}

type CourseRanges = Omit<Ranges, "firstDay"> & {
  startDate: string | null;
  spaceId: number | null;
  sessions: readonly Session[];
};
type EventRanges = Omit<Ranges, "firstDay"> & {
  eventDate: string;
  startTime: string;
  endTime: string;
  decideOn: string | null;
};

/** Whether two lessons of a course overlap; adjacent lessons do not. */
const overlapEachOther = (sessions: readonly Session[]): boolean =>
  sessions.some((one, index) =>
    sessions
      .slice(index + 1)
      .some(
        (other) =>
          one.dayOfWeek === other.dayOfWeek && one.startTime < other.endTime && other.startTime < one.endTime,
      ),
  );

export const checkCourseRanges = (course: CourseRanges, context: z.RefinementCtx) => {
  report({ ...course, firstDay: course.startDate }, context);
  // A room holds one lesson at a time; without a room, two groups may meet concurrently.
  if (course.spaceId !== null && overlapEachOther(course.sessions))
    context.addIssue({ code: "custom", path: ["sessions"], message: VALIDATION.sessionsOverlap });
};

export const checkEventRanges = (event: EventRanges, context: z.RefinementCtx) => {
  report({ ...event, firstDay: event.eventDate }, context);
  if (event.endTime <= event.startTime)
    context.addIssue({ code: "custom", path: ["endTime"], message: VALIDATION.endTimeBeforeStart });
  if (event.decideOn !== null && event.decideOn > event.eventDate)
    context.addIssue({ code: "custom", path: ["decideOn"], message: VALIDATION.decideOn });
};

const shared = {
  endDate: z.string().nullable(),
  minParticipants: z.number(),
};

/** Checks the row that results from a change, with the same messages as the form. */
export const courseRangesSchema = z
  .object({
    ...shared,
    startDate: z.string().nullable(),
    maxParticipants: z.number().nullable(),
    spaceId: z.number().nullable(),
    sessions: z.array(z.object({ dayOfWeek: z.number(), startTime: z.string(), endTime: z.string() })),
  })
  .superRefine(checkCourseRanges);

/** As `courseRangesSchema`, for events. */
export const eventRangesSchema = z
  .object({
    ...shared,
    eventDate: z.string(),
    maxParticipants: z.number(),
    startTime: z.string(),
    endTime: z.string(),
    decideOn: z.string().nullable(),
  })
  .superRefine(checkEventRanges);
