import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { requireFactorOfPanel } from "@/lib/auth/panel-factor";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { resolveSession } from "@/lib/auth/resolve-session";
import { runAs } from "@/lib/data/audit-context";
import { changeFeed } from "@/lib/data/change-feed";
import { findAnswer, type IdempotencyClaim } from "@/lib/data/idempotency";
import { checkLimit, consumeLimit, giveBack, type RateLimitName } from "@/lib/data/rate-limit";
import type { Audited } from "@/lib/domain/audit/audited";
import { isAdministrator, mayUsePanel } from "@/lib/domain/person/roles";
import { AppError, type ErrorCode } from "@/lib/errors";
import { logRequest } from "@/lib/log";
import { clientAddress } from "@/lib/request/client-address";
import { isCrossSite } from "@/lib/request/same-origin";
import { parseInput } from "@/lib/schemas/parse-input";
import { JSON_LIMIT_BYTES, readJson } from "./body";
import { errorResponse, toAppError } from "./error-response";
import { idempotencyClaim } from "./idempotency";

/**
 * Who may call: everybody, whoever is signed in, whoever may use the panel (secretaries and administrators), or
 * administrators alone.
 */
export type Access = "public" | "user" | "admin" | "administrator";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** Methods that change nothing. Next.js answers HEAD through GET. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

type UserFor<A extends Access> = A extends "public" ? SignedInUser | null : SignedInUser;

/** What a handler gets: everything checked and parsed. */
export interface Call<A extends Access, P, Q, B> {
  request: Request;
  user: UserFor<A>;
  /** The id of the session that the request came with, null without one. */
  sessionId: string | null;
  params: P;
  query: Q;
  body: B;
  /** The claim of an Idempotency-Key, when the endpoint takes one and the caller sent one. */
  idempotency: IdempotencyClaim | null;
  /** Headers of the answer: Set-Cookie, X-Total-Count. */
  headers: Headers;
  now: Date;
}

/** A request body that the handler reads itself: a form with a file. */
export interface FormBody {
  /** The field that carries the file. */
  file: string;
  /** The other fields. */
  fields?: z.ZodType;
  /** Whether the same fields may come as JSON, without a file. */
  isJsonToo?: boolean;
}

export interface EndpointOptions<A extends Access, P, Q, B, O> {
  /** One line for the OpenAPI document. */
  summary: string;
  access: A;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  /** A JSON body. A handler that reads the request itself (multipart) says what it reads in `form`. */
  body?: z.ZodType<B>;
  bodyLimit?: number;
  /** The body may be left out: nothing in it is required. */
  isBodyOptional?: boolean;
  /** For the OpenAPI document only. */
  form?: FormBody;
  /** Status of a success; 200 unless said. */
  status?: 200 | 201 | 202;
  /** What a success looks like; fields that it does not name never leave the server. None for a raw Response. */
  output?: z.ZodType<O>;
  /** Content type of a raw Response, for the OpenAPI document. */
  contentType?: string;
  /** What the handler itself refuses with, beside what its schemas, its access and its limit imply. */
  errors?: readonly ErrorCode[];
  isIdempotent?: boolean;
  /** What it writes to the audit log; every call of the panel that changes something says so. */
  audits?: readonly Audited[];
  /** Answers 304 to who has it already (If-None-Match). */
  isConditional?: boolean;
  /** Attempts counted for one client address, refused ones too. */
  rateLimit?: RateLimitName;
  /** The call takes a token or code that somebody may guess: refusals are counted for the client address. */
  isGuessable?: boolean;
  handle: (call: Call<A, P, Q, B>) => Promise<O | Response>;
}

export interface Endpoint {
  summary: string;
  access: Access;
  params: z.ZodType | undefined;
  query: z.ZodType | undefined;
  body: z.ZodType | undefined;
  form: FormBody | undefined;
  output: z.ZodType | undefined;
  contentType: string;
  errors: readonly ErrorCode[];
  status: 200 | 201 | 202;
  isIdempotent: boolean;
  audits: readonly Audited[];
  isConditional: boolean;
  rateLimit: RateLimitName | undefined;
  isGuessable: boolean;
  run: (request: Request, rawParams: unknown) => Promise<Response>;
}

/** The query as an object. An empty value counts as not sent: that is how forms leave fields out. */
function queryOf(request: Request): Record<string, string> {
  const sent = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  return Object.fromEntries(sent);
}

/** @throws AppError UNAUTHENTICATED, FORBIDDEN */
function requireAccess(access: Access, user: SignedInUser | null): void {
  if (access === "public") return;
  if (user === null) throw new AppError("UNAUTHENTICATED");
  if (access === "admin" && !mayUsePanel(user.role)) throw new AppError("FORBIDDEN");
  if (access === "administrator" && !isAdministrator(user.role)) throw new AppError("FORBIDDEN");
}

/** What a token or code that nobody has is refused with. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  "RESET_TOKEN_INVALID",
  "VERIFY_TOKEN_INVALID",
  "TOTP_INVALID",
  "NOT_FOUND",
]);

/**
 * Runs a call that takes a token or code. It counts as a guess until it turns out that somebody has that token, so
 * that many at once are no way around the limit.
 * @throws AppError RATE_LIMITED
 */
async function countingGuesses<T>(address: string, run: () => Promise<T>): Promise<T> {
  await checkLimit("guess", address);
  await consumeLimit("guess", address);
  let isUnknown = false;
  try {
    return await run();
  } catch (error) {
    isUnknown = error instanceof AppError && UNKNOWN.has(error.code);
    throw error;
  } finally {
    if (!isUnknown) await giveBack("guess", address);
  }
}

/** One method of a route: declared access and schemas around one function. */
export function endpoint<A extends Access, P = undefined, Q = undefined, B = undefined, O = unknown>(
  options: EndpointOptions<A, P, Q, B, O>,
): Endpoint {
  const status = options.status ?? 200;

  async function run(request: Request, rawParams: unknown): Promise<Response> {
    const { user: signedIn, sessionId, byCookie } = await resolveSession(request);
    if (!SAFE_METHODS.has(request.method) && byCookie && isCrossSite(request))
      throw new AppError("FORBIDDEN");
    requireAccess(options.access, signedIn);
    const path = new URL(request.url).pathname;
    const user = await requireFactorOfPanel(path, options.access === "public", signedIn);

    const address = clientAddress(request);
    if (options.rateLimit) await consumeLimit(options.rateLimit, address);
    const params = options.params && parseInput(options.params, rawParams);
    const query = options.query && parseInput(options.query, queryOf(request));
    const limit = options.bodyLimit ?? JSON_LIMIT_BYTES;
    const raw = options.body ? await readJson(request, limit, options.isBodyOptional) : undefined;
    const idempotency = options.isIdempotent ? idempotencyClaim(request, user?.id ?? null, raw) : null;
    const answer = idempotency ? await findAnswer(idempotency) : null;
    if (answer) return Response.json(answer.body, { status: answer.status });
    const body = options.body && parseInput(options.body, raw);

    const headers = new Headers();
    // The schemas are there whenever their types are not `undefined`; TypeScript cannot follow that.
    const call = {
      request,
      user,
      sessionId,
      params,
      query,
      body,
      idempotency,
      headers,
      now: new Date(),
    } as Call<A, P, Q, B>;
    const handle = () => runAs({ userId: user?.id ?? null, address }, () => options.handle(call));
    const result = await (options.isGuessable ? countingGuesses(address, handle) : handle());
    if (!SAFE_METHODS.has(request.method)) changeFeed().announce();
    if (result instanceof Response) return result;
    return Response.json(options.output ? options.output.parse(result) : result, { status, headers });
  }

  return {
    summary: options.summary,
    access: options.access,
    params: options.params,
    query: options.query,
    body: options.body,
    form: options.form,
    output: options.output,
    contentType: options.contentType ?? "application/json",
    errors: options.errors ?? [],
    status,
    isIdempotent: options.isIdempotent ?? false,
    audits: options.audits ?? [],
    isConditional: options.isConditional ?? false,
    rateLimit: options.rateLimit,
    isGuessable: options.isGuessable ?? false,
    run,
  };
}

interface RouteContext {
  params: Promise<Record<string, string | string[]>>;
}

export interface RouteHandler {
  (request: Request, context: RouteContext): Promise<Response>;
  /** What the handler was declared with; the access table and the OpenAPI document read it. Null for a 405. */
  endpoint: Endpoint | null;
  /** The pattern of the route: "/api/spaces/{id}". */
  route: string;
}

/** Runs one request from its id to its log line, and maps every throw to the error body of the API. */
function handler(name: string, found: Endpoint | null, allowed: readonly string[]): RouteHandler {
  async function handle(request: Request, context: RouteContext): Promise<Response> {
    const started = performance.now();
    // The server gives each request its id (scripts/serve.mjs) and drops what clients claim.
    const requestId = request.headers.get("x-request-id") ?? randomUUID();
    let response: Response;
    let failure: unknown = null;
    try {
      if (found === null) throw new AppError("METHOD_NOT_ALLOWED");
      response = await found.run(request, await context.params);
    } catch (error) {
      const appError = toAppError(error);
      if (appError.status >= 500) failure = appError.cause ?? appError;
      response = errorResponse(appError);
      if (found === null) response.headers.set("Allow", allowed.join(", "));
    }
    response.headers.set("X-Request-Id", requestId);
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
 * The one way to make a route: `export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces", { GET: endpoint({…}) })`.
 * Methods that are not given answer 405 with `Allow`.
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
