/**
 * Answers that are the same for everybody, kept as they go out: headers, policy, body in the form that the client
 * takes. A request that has one never enters Next.js. An answer is kept under the versions of what it shows, taken
 * before it was made, and is shown only while they are the same (lib/http/content-versions.mjs).
 */
import { contentSecurityPolicy } from "../../../lib/http/content-security-policy.mjs";
import { inlineScriptSources } from "../../../lib/http/inline-scripts.mjs";
import { bestEncoding } from "../accepted-encoding.mjs";
import { errorAnswer } from "../error-page.mjs";
import { clockStamp } from "./clock.mjs";
import { PackedBody } from "./packed-body.mjs";
import { nowhere, readyRequest } from "./ready-request.mjs";
import { ReadyStore } from "./ready-store.mjs";

const MB = 1_000_000;
/** Each kind has memory of its own, so that many searches never push out the home page. */
const STORES = {
  pages: { maxBytes: 32 * MB, admitsAtOnce: true },
  searches: { maxBytes: 48 * MB, admitsAtOnce: false },
  data: { maxBytes: 16 * MB, admitsAtOnce: false },
};
const STAND_IN_MS = 24 * 60 * 60_000;
/** What belongs to one answer, or is set anew for each. */
const NOT_KEPT = new Set([
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "strict-transport-security",
  "transfer-encoding",
  "vary",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
  "x-request-id",
]);
const POLICY = "content-security-policy";
/** What an entry takes beside its body. */
const ENTRY_BYTES = 2_000;

/** In the HTML of a search that found nothing and offers what is free on near days (components/spaces/space-results). */
const SHOWS_NEAR_DAYS = Buffer.from("data-near-days");

const typeOf = ({ headers }) => String(headers["content-type"] ?? "").split(";", 1)[0];
const isHtml = (answer) => typeOf(answer) === "text/html";

/** Only what an address is expected to answer is kept, and only what sets nothing for its reader. */
const isKeepable = (answer, { status, type }) =>
  answer.status === status && typeOf(answer) === type && answer.headers["set-cookie"] === undefined;

function keptHeaders(answer) {
  const kept = {};
  for (const [name, value] of Object.entries(answer.headers)) if (!NOT_KEPT.has(name)) kept[name] = value;
  if (isHtml(answer))
    kept[POLICY] ??= contentSecurityPolicy({
      scripts: inlineScriptSources(answer.body.toString()),
      isFramable: false,
    });
  return kept;
}

/** An entry of the answer; of an old one with the same content the forms of the body are taken over. */
function entryOf(answer, store, old) {
  const body = new PackedBody(answer.body);
  const isData = store === "data";
  return {
    status: answer.status,
    headers: {
      ...keptHeaders(answer),
      // Asked again each time and answered 304: a copy is never older than what it shows.
      // Nobody else keeps data, nor that something is missing, because it may come.
      "cache-control": isData || answer.status === 404 ? "no-store" : "no-cache",
      vary: [answer.headers.vary, "Accept-Encoding"].flat().filter(Boolean).join(", "),
      etag: `W/"${body.hash}"`,
    },
    body: old?.body.hash === body.hash ? old.body : body,
    madeAt: Date.now(),
    get bytes() {
      return this.body.bytes + ENTRY_BYTES;
    },
  };
}

const hasIt = (request, { headers }) =>
  headers["cache-control"] !== "no-store" &&
  (request.headers["if-none-match"] ?? "").split(",").some((tag) => tag.trim() === headers.etag);

/** Sets status and headers; returns the body, if one goes out. */
function headersOf(entry, request, response) {
  for (const name in entry.headers) response.setHeader(name, entry.headers[name]);
  if (hasIt(request, entry)) {
    response.statusCode = 304;
    response.removeHeader("content-type");
    return undefined;
  }
  const { encoding, bytes } = entry.body.in(bestEncoding(request.headers["accept-encoding"]));
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", bytes.byteLength);
  response.statusCode = entry.status;
  return request.method === "HEAD" ? undefined : bytes;
}

/** What belongs to the connection that an answer came over. */
const OF_THE_CONNECTION = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
]);

/** As `headersOf`, of what is not kept: it goes out as it came, compressed for this reader alone. */
function headersOfOther(answer, request, response) {
  for (const [name, value] of Object.entries(answer.headers))
    if (!OF_THE_CONNECTION.has(name) && !response.hasHeader(name)) response.setHeader(name, value);
  if (String(answer.headers["cache-control"]).includes("s-maxage"))
    response.setHeader("cache-control", "no-cache");
  response.statusCode = answer.status;
  const body = new PackedBody(answer.body);
  const { encoding, bytes } = body.in(bestEncoding(request.headers["accept-encoding"]));
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  if (answer.body.byteLength > 0) response.setHeader("content-length", bytes.byteLength);
  return request.method === "HEAD" ? undefined : bytes;
}

/**
 * Makes what answers a request that has a ready answer, or may have one.
 * @param {{
 *   versions: import("../../../lib/http/content-versions.mjs").ContentVersions,
 *   renderAlone: ReturnType<typeof import("./render-alone.mjs").loneRenderer>,
 *   log: typeof import("./log-answer.mjs").logAnswer,
 * }} site `log` gets what is logged of an answer of the API that Next.js was not asked for
 */
export function readyAnswers({ versions, renderAlone, log }) {
  const stores = Object.fromEntries(
    Object.entries(STORES).map(([name, options]) => [name, new ReadyStore(options)]),
  );
  const underWay = new Map();

  /** @param days whose bookings the answer shows */
  async function versionOf(asked, days = asked.days) {
    const content = asked.isSold
      ? await versions.current({ parts: asked.parts, days })
      : await versions.recent(asked);
    return `${content}@${clockStamp({ ...asked, days }, Date.now())}`;
  }

  /** What an answer may be kept under, from before it is made: it says itself which days it turned out to show. */
  async function stampsOf(asked) {
    const { days, nearDays } = asked;
    const [version, nearVersion] = await Promise.all([
      versionOf(asked),
      nearDays && versionOf(asked, nearDays),
    ]);
    return { own: { days, version }, near: nearDays && { days: nearDays, version: nearVersion } };
  }

  /** Renders an answer; keeps it where there are stamps to keep it under and it is what it should be. */
  async function make(asked, stamps, requestId) {
    const answer = await renderAlone({ url: asked.url, requestId });
    if (answer.status >= 500 && asked.store !== "data") return { answer: errorAnswer(asked.url, requestId) };
    if (answer.status === 404 && isHtml(answer) && asked !== nowhere) return find(nowhere, requestId);
    if (stamps === null || !isKeepable(answer, asked)) return { answer };
    const store = stores[asked.store];
    const entry = entryOf(answer, asked.store, store.get(asked.key));
    const showsNear = stamps.near !== null && answer.body.includes(SHOWS_NEAR_DAYS);
    store.set(asked.key, Object.assign(entry, showsNear ? stamps.near : stamps.own));
    return { entry };
  }

  /** One rendering at a time of each answer: who comes meanwhile gets the same. */
  async function makeOnce(asked, stamps, requestId) {
    const name = `${asked.key}#${stamps && (stamps.near ?? stamps.own).version}`;
    const first = underWay.get(name);
    if (first) return { ...(await first), isFromNext: false };
    const making = make(asked, stamps, requestId);
    underWay.set(name, making);
    try {
      return { ...(await making), isFromNext: true };
    } finally {
      underWay.delete(name);
    }
  }

  /** The kept answer where it is as it was, else a new one. */
  async function find(asked, requestId) {
    const kept = stores[asked.store].get(asked.key);
    let stamps = null;
    try {
      if (kept !== undefined && (await versionOf(asked, kept.days)) === kept.version)
        return { entry: kept, isFromNext: false };
      stamps = await stampsOf(asked);
    } catch {
      // The database does not say. An old page is better than none where nothing depends on the moment.
      if (asked.standsIn && kept !== undefined && Date.now() - kept.madeAt <= STAND_IN_MS)
        return { entry: kept, isFromNext: false };
    }
    return makeOnce(asked, stamps, requestId);
  }

  async function give(asked, request, response, end) {
    const started = performance.now();
    const requestId = request.headers["x-request-id"];
    if (asked.store === "data") response.setHeader("X-Request-Id", requestId);
    const { entry, answer, isFromNext } = await find(asked, requestId);
    end(entry ? headersOf(entry, request, response) : headersOfOther(answer, request, response));
    if (asked.store === "data" && !isFromNext)
      log({ request, route: asked.key.split("?", 1)[0], status: response.statusCode, started });
  }

  return {
    /** Answers a request that has a ready answer or may have one; false for any other. */
    async answerReady(request, response) {
      const asked = readyRequest(request);
      if (asked === null) return false;
      await give(asked, request, response, (body) => response.end(body));
      return true;
    },
    /** Answers with the page for unknown addresses, whose body is given to `end`. */
    answerNowhere: (request, response, end) => give(nowhere, request, response, end),
  };
}
