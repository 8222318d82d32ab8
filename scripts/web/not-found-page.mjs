/**
 * The page for what is not there any more: a place that was given up. When a page that is rendered for each request finds
 * out while it is rendered, Next.js answers 404 with an empty document that scripts fill; who has none sees nothing. The
 * page for unknown addresses says the same and is whole, so it is sent instead.
 */
import { isDocument } from "./is-document.mjs";

/**
 * From now on, a page with the status 404 is replaced by what `answerNowhere` answers; and no 404 is kept by anybody,
 * because what is missing may come.
 * @param {ReturnType<typeof import("./ready/ready-answers.mjs").readyAnswers>["answerNowhere"]} answerNowhere
 */
export function withNotFoundPage(request, response, answerNowhere) {
  if (!isDocument(request)) return;
  const { flushHeaders, write, end } = response;
  const before = new Set(response.getHeaderNames());
  let isReplaced = false;

  function startsMissing() {
    if (isReplaced || response.headersSent || response.statusCode !== 404) return isReplaced;
    isReplaced = String(response.getHeader("Content-Type")).startsWith("text/html");
    if (!isReplaced) response.setHeader("Cache-Control", "no-store");
    else {
      for (const name of response.getHeaderNames()) if (!before.has(name)) response.removeHeader(name);
      answerNowhere(request, response, (body) => end.call(response, body)).catch(() => response.destroy());
    }
    return isReplaced;
  }
  // What Next.js has to say of its own page is dropped.
  response.flushHeaders = () => startsMissing() || flushHeaders.call(response);
  response.write = (...args) => startsMissing() || write.apply(response, args);
  response.end = (...args) => (startsMissing() ? response : end.apply(response, args));
}
