import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { runAs } from "@/lib/data/site/audit-context";
import { changeFeed } from "@/lib/data/site/change-feed";
import { consumeLimit } from "@/lib/data/site/rate-limit";
import { inLanguage } from "@/lib/domain/language/translations";
import { mayUsePanel } from "@/lib/domain/person/roles";
import { AppError } from "@/lib/errors";
import { wordingOf } from "@/lib/i18n/wording";
import { logRequest } from "@/lib/log";
import { acceptedLanguage } from "@/lib/request/accepted-language";
import { clientAddress } from "@/lib/request/client-address";
import { parseInput } from "@/lib/schemas/parse-input";
import { localizeResponse } from "@/lib/schemas/worded";
import { ClientGone } from "./body";
import type { Access, Call, Endpoint, EndpointOptions, Method } from "./endpoint-options";
import { errorResponse, toAppError } from "./error-response";
import { idempotencyClaim, orReplayStoredResponse } from "./idempotency";
import { carriesPromoCode, withGuessLimit } from "./limit-guesses";
import { ownPartOf, recordPathOf, withAccountWriteLimit, withMailLimit } from "./limit-mails";
import { readSent } from "./multipart";
import {
  admit,
  identify,
  isWrite,
  type ResolvedCaller,
  refuseNoOpWrite,
  withoutNames,
} from "./resolve-caller";

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The logged status of a request that the client aborted, as in nginx. */
const CLIENT_GONE = 499;

const languageOf = (request: Request) => acceptedLanguage(request.headers.get("accept-language"));

/** The query as an object. Empty values are dropped, since forms submit empty fields. */
function queryOf(request: Request): Record<string, string> {
  const sent = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  return Object.fromEntries(sent);
}

/** The owner of the request's idempotency key. */
function claimant({ accountId, keyId }: ResolvedCaller): string {
  if (keyId !== null) return `key:${keyId}`;
  return accountId === null ? "anonymous" : `user:${accountId}`;
}

/** Declares one method of a route: its access, its schemas, and its handler. */
export function endpoint<A extends Access, P = undefined, Q = undefined, B = undefined, O = unknown, PB = B>(
  options: EndpointOptions<A, P, Q, B, O, PB>,
): Endpoint {
  type Given = Call<A, P, Q, B | PB>;
  const status = options.status ?? 200;

  const run: Endpoint["run"] = async (request, rawParams, known) => {
    const identity = known ?? (await identify(request));
    const caller = admit(request, identity, options);
    const { user, accountId, sessionId, keyId } = caller;
    const address = clientAddress(request);
    // Staff enter data for many people from one address.
    const isDesk = user !== null && mayUsePanel(user.role);
    if (options.rateLimit && !isDesk) await consumeLimit(options.rateLimit, address);
    const params = options.params && parseInput(options.params, rawParams);
    const query = options.query && parseInput(options.query, queryOf(request));
    const sent = await readSent(request, options);
    const language = languageOf(request);
    const idempotency = options.isIdempotent
      ? idempotencyClaim(request, claimant(caller), sent, isDesk ? null : language)
      : null;
    const { word } = await wordingOf(language);
    const worded = (answer: unknown) =>
      options.output ? localizeResponse(options.output, answer, word) : answer;

    const answer = async () => {
      const bodySchema: z.ZodType<B | PB> | undefined =
        (isDesk && options.panelBody) || options.body || options.form?.fields;
      const body = bodySchema && parseInput(bodySchema, sent.raw);
      const headers = new Headers();
      const now = new Date();
      // The schemas exist whenever their types are not `undefined`, which TypeScript cannot infer.
      const call = {
        request,
        user,
        accountId,
        identity,
        sessionId,
        params,
        query,
        body,
        file: sent.file,
        idempotency,
        headers,
        language,
        now,
      } as Given;
      const author = { userId: accountId, keyId, address, hasChanged: false };
      const act = async () => {
        try {
          return await runAs(author, () => options.handle(call));
        } catch (error) {
          throw withoutNames(error, identity);
        }
      };
      const mails = options.limitsMail === true || (options.limitsMail?.(body as B) ?? false);
      const isLimited = mails && !isDesk;
      const { pathname } = new URL(request.url);
      const change = () =>
        isLimited ? withMailLimit(String(accountId ?? address), recordPathOf(pathname, params), act) : act();
      const own = isWrite(request) ? ownPartOf(pathname) : null;
      const handle = () =>
        own === null || accountId === null
          ? change()
          : withAccountWriteLimit(accountId, `${request.method} ${own}`, change);
      const isGuess = options.isGuessable || (!isDesk && carriesPromoCode(body, query));
      const result = await (isGuess ? withGuessLimit(address, handle, options.guessLimit) : handle());
      refuseNoOpWrite(request, identity, options.keys, author.hasChanged);
      if (isWrite(request)) changeFeed().announce();
      if (result instanceof Response) return result;
      // The panel receives records as stored, with all translations.
      const shown = isDesk ? result : inLanguage(result, language);
      const said = worded(options.output ? options.output.parse(shown) : shown);
      return Response.json(said, { status, headers });
    };
    return orReplayStoredResponse(idempotency, answer, worded);
  };

  return {
    summary: options.summary,
    access: options.access,
    keys: options.keys,
    params: options.params,
    query: options.query,
    body: options.body,
    panelBody: options.panelBody,
    form: options.form,
    output: options.output,
    contentType: options.contentType ?? "application/json",
    alsoAs: options.alsoAs ?? [],
    errors: options.errors ?? [],
    status,
    mayCreate: options.mayCreate ?? false,
    isIdempotent: options.isIdempotent ?? false,
    audits: options.audits ?? [],
    isConditional: options.isConditional ?? false,
    rateLimit: options.rateLimit,
    limitsMail: options.limitsMail !== undefined,
    isGuessable: options.isGuessable ?? false,
    needsProof: options.needsProof ?? false,
    run,
  };
}

/** The response of a call that has nothing to return. */
export async function done(work: Promise<unknown>): Promise<{ success: true }> {
  await work;
  return { success: true };
}

interface RouteContext {
  params: Promise<Record<string, string | string[]>>;
}

export interface RouteHandler {
  (request: Request, context: RouteContext): Promise<Response>;
  /**
   * The declaration, read by the test of the access table and by the OpenAPI document. Null for a method that returns
   * 405.
   */
  endpoint: Endpoint | null;
  /** The pattern of the route: "/api/spaces/{id}". */
  route: string;
}

/**
 * Creates the handler of a method: assigns the request id, maps every thrown error to the error body, and logs one
 * line.
 */
function handler(name: string, found: Endpoint | null, allowed: readonly string[]): RouteHandler {
  async function handle(request: Request, context: RouteContext): Promise<Response> {
    const started = performance.now();
    // The server assigns each request its id (server/request-handler.ts) and drops ids sent by clients.
    const requestId = request.headers.get("x-request-id") ?? randomUUID();
    let response: Response;
    let failure: unknown = null;
    try {
      if (found === null) throw new AppError("METHOD_NOT_ALLOWED");
      response = await found.run(request, await context.params);
    } catch (error) {
      if (error instanceof ClientGone) response = new Response(null, { status: CLIENT_GONE });
      else {
        const appError = toAppError(error);
        if (appError.status >= 500) failure = appError.cause ?? appError;
        response = await errorResponse(appError, languageOf(request));
        if (found === null) response.headers.set("Allow", allowed.join(", "));
      }
    }
    response.headers.set("X-Request-Id", requestId);
    // RFC 9110, 15.5.2. Browsers do not open a password dialog for this scheme.
    if (response.status === 401) response.headers.set("WWW-Authenticate", "Bearer");
    // The texts of records and errors are in the requested language.
    response.headers.append("Vary", "Accept-Language");
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    logRequest({
      requestId,
      method: request.method,
      route: name,
      status: response.status,
      ms: performance.now() - started,
      failure,
    });
    return response;
  }
  return Object.assign(handle, { endpoint: found, route: name });
}

/**
 * Defines the handlers of a route: `export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces", { GET:
 * endpoint({…}) })`. Undeclared methods return 405 with `Allow`.
 */
export function defineRoute(
  name: string,
  endpoints: Partial<Record<Method, Endpoint>>,
): Record<Method, RouteHandler> {
  const allowed = METHODS.filter((method) => endpoints[method]).flatMap((method) =>
    method === "GET" ? ["GET", "HEAD"] : [method],
  );
  const entries = METHODS.map((method) => [method, handler(name, endpoints[method] ?? null, allowed)]);
  return Object.fromEntries(entries) as Record<Method, RouteHandler>;
}
