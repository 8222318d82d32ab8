import { AppError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { watchChanges } from "@/lib/services/site/watch-changes";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/board/changes", {
  GET: endpoint({
    summary: "Eventi del server: un avviso «change» dopo ogni modifica, finché dura la sessione",
    access: "desk",
    keys: "refused",
    contentType: "text/event-stream",
    handle: async ({ request, sessionId }) => {
      if (sessionId === null) throw new AppError("UNAUTHENTICATED");
      return new Response(watchChanges(sessionId, request.signal), {
        headers: {
          "Content-Type": "text/event-stream; charset=utf-8",
          // Not compressed, since compression would buffer the events.
          "Cache-Control": "no-store, no-transform",
          "X-Accel-Buffering": "no",
        },
      });
    },
  }),
});
