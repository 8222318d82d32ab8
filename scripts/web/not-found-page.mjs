/**
 * The page for what is not there any more: an event that is over, a room that was given up. When a page finds out while
 * it is rendered, Next.js answers 404 with an empty document that scripts fill; who has none, and every search engine,
 * sees nothing. The page for unknown addresses says the same and is whole, so it is sent instead.
 */
import { isDocument } from "./is-document.mjs";

/** An address that no page has. */
export const NOWHERE = "/_not-found";
const EMPTY_DOCUMENT = '<html id="__next_error__">';
const BEGINNING_BYTES = 200;

const isEmptyDocument = (chunk) =>
  (typeof chunk === "string" || Buffer.isBuffer(chunk)) &&
  chunk.slice(0, BEGINNING_BYTES).toString().includes(EMPTY_DOCUMENT);

/**
 * From now on, an empty 404 is replaced by what `handle`, the handler of Next.js, answers to an unknown address; and
 * no 404 is kept by anybody, because what is missing may come.
 */
export function withNotFoundPage(request, response, handle) {
  if (!isDocument(request)) return;
  const { end } = response;
  const before = new Set(response.getHeaderNames());
  let isReplaced = false;

  response.end = (...args) => {
    if (response.statusCode !== 404 || response.headersSent) return end.apply(response, args);
    if (isReplaced || !isEmptyDocument(args[0])) {
      response.setHeader("Cache-Control", "no-store");
      return end.apply(response, args);
    }
    isReplaced = true;
    for (const name of response.getHeaderNames()) if (!before.has(name)) response.removeHeader(name);
    request.url = NOWHERE;
    handle(request, response);
    return response;
  };
}
