import { defineRoute, endpoint } from "@/lib/http/define-route";
import { successSchema } from "@/lib/schemas/person/sign-in";
import {
  calendarFeedCreatedSchema,
  calendarFeedInputSchema,
  calendarFeedStatusSchema,
} from "@/lib/schemas/site/calendar-feed";
import {
  CENTRE_FEED,
  calendarFeedStatus,
  endCalendarFeed,
  renewCalendarFeed,
} from "@/lib/services/person/calendar-feeds";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/settings/calendar", {
  GET: endpoint({
    summary: "Se il calendario di tutta la casa ha un indirizzo",
    access: "staff",
    keys: "refused",
    output: calendarFeedStatusSchema,
    handle: () => calendarFeedStatus(CENTRE_FEED),
  }),
  POST: endpoint({
    summary: "Un nuovo indirizzo del calendario di tutta la casa; il precedente finisce",
    access: "staff",
    keys: "refused",
    audits: ["calendar.create"],
    body: calendarFeedInputSchema,
    status: 201,
    output: calendarFeedCreatedSchema,
    handle: ({ body, user, now }) => renewCalendarFeed(CENTRE_FEED, body.showsNames, user, now),
  }),
  DELETE: endpoint({
    summary: "Disattiva l'indirizzo del calendario di tutta la casa",
    access: "staff",
    keys: "refused",
    audits: ["calendar.delete"],
    output: successSchema,
    handle: () => endCalendarFeed(CENTRE_FEED),
  }),
});
