import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { timetableEntrySchema, timetableQuerySchema } from "@/lib/schemas/catalogue/timetable";
import { readTimetable } from "@/lib/services/catalogue/timetable";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/timetable", {
  GET: endpoint({
    summary: "L'orario: le lezioni dei corsi e i giorni degli eventi, in ordine di tempo",
    access: "public",
    keys: "public",
    query: timetableQuerySchema,
    output: z.array(timetableEntrySchema),
    handle: ({ query, user, language, now }) =>
      readTimetable(query, { seesHidden: user?.isAdmin === true, language }, now),
  }),
});
