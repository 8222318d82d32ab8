import { z } from "zod";
import { listEntriesBetween } from "@/lib/data/followed-calendars";
import { addDays, toInstant } from "@/lib/domain/time/dates";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { externalEntriesQuerySchema, externalEntrySchema } from "@/lib/schemas/external-calendar";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/external-entries", {
  GET: endpoint({
    summary: "Gli impegni dei calendari esterni che gli spazi seguono, in un intervallo di giorni",
    access: "admin",
    query: externalEntriesQuerySchema,
    output: z.array(externalEntrySchema),
    handle: ({ query: { from, to } }) =>
      listEntriesBetween({
        startsAt: toInstant(from, "00:00"),
        endsAt: toInstant(addDays(to, 1), "00:00"),
      }),
  }),
});
