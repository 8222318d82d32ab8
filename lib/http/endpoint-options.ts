import type { z } from "zod";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import type { RateLimitName } from "@/lib/data/site/rate-limit";
import type { AuditedOperation } from "@/lib/domain/site/audited";
import type { ErrorCode } from "@/lib/errors";

/**
 * Who may call an endpoint, from the widest level to the narrowest. The roles behind them: lib/domain/person/roles.ts.
 * - `public`: everybody, signed in or not
 * - `user`: everybody who is signed in
 * - `desk`: every role of the admin panel
 * - `staff`: the roles that manage the centre (secretary, treasurer, administrator)
 * - `admin`: administrators only
 */
export type Access = "public" | "user" | "desk" | "staff" | "admin";

/** The levels that only roles of the admin panel pass. */
export const PANEL_ACCESS: readonly Access[] = ["desk", "staff", "admin"];
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
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
  audits?: readonly AuditedOperation[];
  /** Answers 304 to who has it already (If-None-Match). */
  isConditional?: boolean;
  /** Attempts counted for one client address, refused ones too; those of the panel's sessions are not. */
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
  audits: readonly AuditedOperation[];
  isConditional: boolean;
  rateLimit: RateLimitName | undefined;
  isGuessable: boolean;
  run: (request: Request, rawParams: unknown) => Promise<Response>;
}
