import type { z } from "zod";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import type { RateLimitName } from "@/lib/data/site/rate-limit";
import type { Language } from "@/lib/domain/language/languages";
import type { KeyAccess } from "@/lib/domain/program/key-access";
import type { AuditedOperation } from "@/lib/domain/site/audited";
import type { ErrorCode } from "@/lib/errors";
import type { Identity } from "./resolve-caller";

/**
 * Who may call an endpoint, from the widest level to the narrowest. The roles behind them: lib/domain/person/roles.ts.
 * - `public`: everybody, signed in or not
 * - `user`: every signed-in user
 * - `desk`: every role of the admin panel
 * - `staff`: the roles that manage the centre (secretary, treasurer, administrator)
 * - `treasurer`: the roles that keep the books (treasurer, administrator)
 * - `admin`: administrators only
 */
export type Access = "public" | "user" | "desk" | "staff" | "treasurer" | "admin";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type UserFor<A extends Access> = A extends "public" ? SignedInUser | null : SignedInUser;

/** What a handler receives: the checked session and the parsed input. */
export interface Call<A extends Access, P, Q, B> {
  request: Request;
  /** For an API key, a pseudo-user with the rights of a secretary, whose id belongs to no account. */
  user: UserFor<A>;
  /** The id of the caller's account; null for visitors and API keys. */
  accountId: number | null;
  /** The origin of the request, for a handler that makes further calls on the caller's behalf. */
  identity: Identity;
  /** The id of the request's session; null without one. */
  sessionId: string | null;
  params: P;
  query: Q;
  body: B;
  /** The file of a multipart body; null if none was chosen. */
  file: Uint8Array<ArrayBuffer> | null;
  /** The claim of the Idempotency-Key; null if the caller sent none or the endpoint does not accept one. */
  idempotency: IdempotencyClaim | null;
  /** Headers to add to the response: Set-Cookie, X-Total-Count. */
  headers: Headers;
  /** The language of the response, by the request's Accept-Language. */
  language: Language;
  now: Date;
}

/** A multipart body with a file. */
export interface FormBody<B = unknown> {
  /** The name of the file's field. */
  file: string;
  /** The largest file, in bytes. */
  limitBytes: number;
  /** The schema of the other fields. */
  fields?: z.ZodType<B>;
  /** Converts the texts of the other fields to what the schema reads. */
  fromTexts?: (texts: Record<string, string>) => unknown;
  /** Whether the same fields may be sent as JSON, without a file. */
  isJsonToo?: boolean;
}

export interface EndpointOptions<A extends Access, P, Q, B, O, PB = B> {
  /** One line for the OpenAPI document. */
  summary: string;
  access: A;
  keys: KeyAccess;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  /** The schema of a JSON body. */
  body?: z.ZodType<B>;
  /** The schema of the body sent by the panel, if it accepts more fields or requires fewer. */
  panelBody?: z.ZodType<PB>;
  bodyLimit?: number;
  /** The body may be omitted: nothing in it is required. */
  isBodyOptional?: boolean;
  /** A multipart body, in place of `body`. */
  form?: FormBody<B>;
  /** Status of a successful response; 200 by default. */
  status?: 200 | 201 | 202;
  /** It may also return 201, with the same schema, as its own Response. For the OpenAPI document only. */
  mayCreate?: boolean;
  /**
   * The schema of the response body: fields that it does not name are dropped. None for handlers that return a
   * Response.
   */
  output?: z.ZodType<O>;
  /** Content type of a returned Response, for the OpenAPI document. */
  contentType?: string;
  /** Further content types in which the Response may represent the same content. For the OpenAPI document only. */
  alsoAs?: readonly string[];
  /** Error codes of the handler itself, in addition to those implied by schemas, access and rate limit. */
  errors?: readonly ErrorCode[];
  isIdempotent?: boolean;
  /**
   * What it writes to the audit log. Required for every write of the panel (tests/unit/http/audit-declared.test.ts).
   */
  audits?: readonly AuditedOperation[];
  /** Returns 304 if If-None-Match is current. */
  isConditional?: boolean;
  /** The limit per client address, which counts refused requests too. Requests of staff do not count. */
  rateLimit?: RateLimitName;
  /**
   * The change sends mail: limited per account and per record that the path names. Only successful requests count, and
   * requests of staff do not. A function if only some bodies cause a mail (tests/unit/http/mail-limits.test.ts).
   */
  limitsMail?: true | ((body: B) => boolean);
  /** The call takes a token or code that could be guessed: wrong ones are limited per client address. */
  isGuessable?: boolean;
  /** The limit of wrong ones, if it differs from the default. */
  guessLimit?: RateLimitName;
  /**
   * It changes how a person signs in, so a session is not enough: `requireProof` requires more
   * (tests/unit/http/proof-declared.test.ts).
   */
  needsProof?: boolean;
  handle: (call: Call<A, P, Q, B | PB>) => Promise<O | Response>;
}

export interface Endpoint {
  summary: string;
  access: Access;
  keys: KeyAccess;
  params: z.ZodType | undefined;
  query: z.ZodType | undefined;
  body: z.ZodType | undefined;
  panelBody: z.ZodType | undefined;
  form: FormBody | undefined;
  output: z.ZodType | undefined;
  contentType: string;
  alsoAs: readonly string[];
  errors: readonly ErrorCode[];
  status: 200 | 201 | 202;
  mayCreate: boolean;
  isIdempotent: boolean;
  audits: readonly AuditedOperation[];
  isConditional: boolean;
  rateLimit: RateLimitName | undefined;
  limitsMail: boolean;
  isGuessable: boolean;
  needsProof: boolean;
  /** Handles a request. @param known the caller, if already identified; @throws AppError */
  run: (request: Request, rawParams: unknown, known?: Identity) => Promise<Response>;
}
