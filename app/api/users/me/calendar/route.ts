import { defineRoute, endpoint } from "@/lib/http/define-route";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { calendarFeedCreatedSchema, calendarFeedStatusSchema } from "@/lib/schemas/site/calendar-feed";
import {
  calendarFeedStatus,
  endCalendarFeed,
  personFeed,
  renewCalendarFeed,
} from "@/lib/services/person/calendar-feeds";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/calendar", {
  GET: endpoint({
    summary: "Se il proprio calendario ha un indirizzo",
    access: "user",
    keys: "refused",
    output: calendarFeedStatusSchema,
    handle: ({ user }) => calendarFeedStatus(personFeed(user.id)),
  }),
  POST: endpoint({
    summary: "Un nuovo indirizzo del proprio calendario, mostrato solo qui; il precedente finisce",
    access: "user",
    keys: "refused",
    status: 201,
    output: calendarFeedCreatedSchema,
    handle: ({ user, now }) => renewCalendarFeed(personFeed(user.id), true, user, now),
  }),
  DELETE: endpoint({
    summary: "Disattiva l'indirizzo del proprio calendario",
    access: "user",
    keys: "refused",
    output: successSchema,
    handle: ({ user }) => endCalendarFeed(personFeed(user.id)),
  }),
});
