/**
 * Answers that are the same for everybody, kept as they go out: headers, policy, body in the form that the client
 * takes. A request that has one never enters Next.js. An answer is kept under the versions of what it shows, taken
 * before it was made, and is shown only while they are the same (lib/http/content-versions.mjs).
 */
import { contentSecurityPolicy } from "../../../lib/http/content-security-policy.mjs";
import { inlineScriptSources } from "../../../lib/http/inline-scripts.mjs";
import { bestEncoding } from "../accepted-encoding.mjs";
import { captureAnswer } from "./capture-answer.mjs";
import { clockStamp } from "./clock.mjs";
import { PackedBody } from "./packed-body.mjs";
import { readyRequest } from "./ready-request.mjs";
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

const isHtml = ({ headers }) => String(headers["content-type"] ?? "").startsWith("text/html");

/** Only a success that sets nothing for its reader is the same for everybody. */
const isKeepable = ({ status, headers }) => status === 200 && headers["set-cookie"] === undefined;

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
      "cache-control": isData ? "no-store" : "no-cache",
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

function send(request, response, entry) {
  for (const name in entry.headers) response.setHeader(name, entry.headers[name]);
  if (hasIt(request, entry)) {
    response.statusCode = 304;
    response.removeHeader("content-type");
    return void response.end();
  }
  const { encoding, bytes } = entry.body.in(bestEncoding(request.headers["accept-encoding"]));
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", bytes.byteLength);
  response.statusCode = entry.status;
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** What is not kept goes out as it came, compressed for this reader alone. */
function replay(request, response, answer) {
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.statusCode = answer.status;
  const body = new PackedBody(answer.body);
  const { encoding, bytes } = body.in(bestEncoding(request.headers["accept-encoding"]));
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  if (answer.body.byteLength > 0) response.setHeader("content-length", bytes.byteLength);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/**
 * Makes the function that answers a request that everybody may have the same answer to. It returns false for any
 * other, and for one that cannot be answered now (the database is gone and there is no copy): Next.js may have those.
 * @param {{ versions: import("../../../lib/http/content-versions.mjs").ContentVersions, log: Function }} site `log`
 * gets what is logged of an answer of the API
 */
export function readyAnswers({ versions, log }) {
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

  /** Renders an answer and keeps it; null when the client that it was rendered for went away. */
  async function make(asked, stamps, request, response, render) {
    const { url, method } = request;
    request.url = asked.url;
    request.method = "GET";
    const answer = await captureAnswer(response, () => render(request, response));
    request.url = url;
    request.method = method;
    if (answer === null) return null;
    if (!isKeepable(answer)) return { answer };
    const store = stores[asked.store];
    const entry = entryOf(answer, asked.store, store.get(asked.key));
    const showsNear = stamps.near !== null && answer.body.includes(SHOWS_NEAR_DAYS);
    store.set(asked.key, Object.assign(entry, showsNear ? stamps.near : stamps.own));
    return { entry };
  }

  /** One rendering at a time of each answer: who comes meanwhile waits for it. */
  async function makeOnce(asked, stamps, request, response, render) {
    const name = `${asked.key}#${(stamps.near ?? stamps.own).version}`;
    const first = underWay.get(name);
    if (first) {
      const made = await first;
      if (made?.entry) return made;
    }
    const making = make(asked, stamps, request, response, render);
    underWay.set(name, making);
    try {
      return await making;
    } finally {
      if (underWay.get(name) === making) underWay.delete(name);
    }
  }

  return async function answer(request, response, render) {
    const asked = readyRequest(request);
    if (asked === null) return false;
    const started = performance.now();
    if (asked.store === "data") response.setHeader("X-Request-Id", request.headers["x-request-id"]);
    const kept = stores[asked.store].get(asked.key);
    let stamps = null;
    try {
      const isAsItWas = kept !== undefined && (await versionOf(asked, kept.days)) === kept.version;
      if (!isAsItWas) stamps = await stampsOf(asked);
    } catch {
      // The database does not say. An old page is better than none where nothing depends on the moment.
      if (!asked.standsIn || kept === undefined || Date.now() - kept.madeAt > STAND_IN_MS) return false;
      send(request, response, kept);
      return true;
    }
    if (stamps === null) {
      send(request, response, kept);
      if (asked.store === "data") log({ request, response, started });
      return true;
    }
    const made = await makeOnce(asked, stamps, request, response, render);
    if (made?.entry) send(request, response, made.entry);
    else if (made?.answer) replay(request, response, made.answer);
    return true;
  };
}
