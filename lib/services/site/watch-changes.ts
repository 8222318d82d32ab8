import "server-only";
import { findLiveSession } from "@/lib/auth/live-session";
import { changeFeed } from "@/lib/data/site/change-feed";
import { mayUsePanel } from "@/lib/domain/person/roles";

/** How often it is asked whether whoever watches still may; also keeps proxies from closing a quiet connection. */
const RECHECK_MS = 10_000;
/** After this the browser connects anew. */
const LONGEST_MS = 60 * 60_000;

async function mayStillWatch(sessionId: string): Promise<boolean> {
  const session = await findLiveSession(sessionId, new Date());
  return session !== null && mayUsePanel(session.user.role);
}

/**
 * Server-sent events: one `change` after each write, whoever wrote and through whatever process, with nothing in it:
 * who watches asks anew what she may see. Ends with the session or with the connection, which a server that stops ends (server/README.md).
 */
export function watchChanges(sessionId: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = changeFeed().subscribe(() => send("event: change\ndata: {}\n\n"));
      const recheck = setInterval(() => {
        mayStillWatch(sessionId).then(
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
          // The reader has gone already.
        }
      };
      const close = () => end();
      signal.addEventListener("abort", close, { once: true });
      send("retry: 3000\n\n");
    },
    cancel: () => end(),
  });
}
