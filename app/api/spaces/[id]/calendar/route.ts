import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { successSchema } from "@/lib/schemas/person/sign-in";
import {
  calendarFeedCreatedSchema,
  calendarFeedInputSchema,
  calendarFeedStatusSchema,
} from "@/lib/schemas/site/calendar-feed";
import {
  calendarFeedStatus,
  endCalendarFeed,
  renewCalendarFeed,
  roomFeed,
} from "@/lib/services/person/calendar-feeds";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces/{id}/calendar", {
  GET: endpoint({
    summary: "Se il calendario di uno spazio ha un indirizzo",
    access: "staff",
    keys: "refused",
    params: idParams,
    output: calendarFeedStatusSchema,
    handle: async ({ params }) => calendarFeedStatus(await roomFeed(params.id)),
  }),
  POST: endpoint({
    summary: "Un nuovo indirizzo del calendario di uno spazio; il precedente finisce",
    access: "staff",
    keys: "refused",
    audits: ["calendar.create"],
    params: idParams,
    body: calendarFeedInputSchema,
    status: 201,
    output: calendarFeedCreatedSchema,
    handle: async ({ params, body, user, now }) =>
      renewCalendarFeed(await roomFeed(params.id), body.showsNames, user, now),
  }),
  DELETE: endpoint({
    summary: "Disattiva l'indirizzo del calendario di uno spazio",
    access: "staff",
    keys: "refused",
    audits: ["calendar.delete"],
    params: idParams,
    output: successSchema,
    handle: async ({ params }) => endCalendarFeed(await roomFeed(params.id)),
  }),
});
