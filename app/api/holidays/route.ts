import { z } from "zod";
import { dayOf, partsOfDay } from "@/lib/domain/time/dates";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { holidayQuerySchema, holidaySchema } from "@/lib/schemas/closure/closure";
import { listHolidays } from "@/lib/services/closure/closures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/holidays", {
  GET: endpoint({
    summary: "Le festività di un anno e se il centro le osserva",
    access: "public",
    keys: "public",
    query: holidayQuerySchema,
    output: z.array(holidaySchema),
    handle: ({ query, now }) => listHolidays(query.year ?? partsOfDay(dayOf(now)).year),
  }),
});
