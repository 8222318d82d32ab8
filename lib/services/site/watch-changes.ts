import "server-only";
import { findLiveSession } from "@/lib/auth/live-session";
import { changeFeed } from "@/lib/data/site/change-feed";
import { mayUsePanel } from "@/lib/domain/person/roles";

/**
 * How often the session's permission is checked again; the comment sent with it also keeps proxies from closing the
 * connection.
 */
const RECHECK_MS = 10_000;
/** After this the stream ends and the browser reconnects. */
const LONGEST_MS = 60 * 60_000;

async function maySessionWatch(sessionId: string): Promise<boolean> {
  const session = await findLiveSession(sessionId, new Date());
  return session !== null && mayUsePanel(session.user.role);
}

/**
 * Server-sent events for the panel: one `change` event after each write, by any user and any process. Events carry no
 * data; the client fetches again what it is allowed to see. The stream ends with the session or the connection, which
 * the server closes when it stops (server/README.md).
 * @param sessionId the session that must stay valid and allowed to use the panel
 * @param signal aborted when the client disconnects
 */
export function watchChanges(sessionId: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = changeFeed().subscribe(() => send("event: change\ndata: {}\n\n"));
      const recheck = setInterval(() => {
        maySessionWatch(sessionId).then(
          (may) => (may ? send(": still here\n\n") : end()),
          () => end(),
        );
      }, RECHECK_MS);
      const lifetime = setTimeout(() => end(), LONGEST_MS);
      end = () => {
        end = () => {};
        unsubscribe();
        clearInterval(recheck);
        clearTimeout(lifetime);
        signal.removeEventListener("abort", close);
        try {
          controller.close();
        } catch {
          // The reader has already closed the stream.
        }
      };
      const close = () => end();
      signal.addEventListener("abort", close, { once: true });
      send("retry: 3000\n\n");
    },
    cancel: () => end(),
  });
}
