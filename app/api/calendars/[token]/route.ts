import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { calendarFeedResponse } from "@/lib/http/file-response";
import { shortString } from "@/lib/schemas/bounded-text";
import { readCalendarFeed } from "@/lib/services/sign-up/read-calendar-feed";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/calendars/{token}", {
  GET: endpoint({
    summary: "Il calendario di un indirizzo, per i programmi che lo seguono",
    access: "public",
    keys: "public",
    params: z.object({ token: shortString() }),
    contentType: "text/calendar",
    isConditional: true,
    isGuessable: true,
    errors: ["NOT_FOUND"],
    handle: async ({ params, request, now }) =>
      calendarFeedResponse(request, await readCalendarFeed(params.token, now)),
  }),
});
