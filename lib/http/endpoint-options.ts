import type { z } from "zod";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import type { RateLimitName } from "@/lib/data/site/rate-limit";
import type { Language } from "@/lib/domain/language/languages";
import type { KeyAccess } from "@/lib/domain/program/key-access";
import type { AuditedOperation } from "@/lib/domain/site/audited";
import type { ErrorCode } from "@/lib/errors";
import type { Access } from "./access";
import type { Identity } from "./resolve-caller";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type UserFor<A extends Access> = A extends "public" ? SignedInUser | null : SignedInUser;

/** What a handler receives: the checked session and the parsed input. */
export interface Call<A extends Access, P, Q, B> {
  request: Request;
  /** For an API key somebody with the rights of a secretary, whose id is no account's. */
  user: UserFor<A>;
  /** The id of the caller's account; null for visitors and for API keys. */
  accountId: number | null;
  /** Who the request comes from, for a call that makes others in its name. */
  identity: Identity;
  /** The id of the request's session; null without one. */
  sessionId: string | null;
  params: P;
  query: Q;
  body: B;
  /** The claim of the Idempotency-Key; null when the caller sent none or the endpoint takes none. */
  idempotency: IdempotencyClaim | null;
  /** Headers to add to the response: Set-Cookie, X-Total-Count. */
  headers: Headers;
  /** The language to answer in, by the request's Accept-Language. */
  language: Language;
  now: Date;
}

/** A multipart body with a file, which the handler reads itself. */
interface FormBody {
  /** The name of the file's field. */
  file: string;
  /** The schema of the other fields. */
  fields?: z.ZodType;
  /** Whether the same fields may come as JSON, without a file. */
  isJsonToo?: boolean;
}

export interface EndpointOptions<A extends Access, P, Q, B, O, PB = B> {
  /** One line for the OpenAPI document. */
  summary: string;
  access: A;
  /** How it answers an API key. */
  keys: KeyAccess;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  /** The schema of a JSON body. Handlers that read a multipart body themselves declare `form` instead. */
  body?: z.ZodType<B>;
  /** The schema of the body from the panel, where it may say more or leave out what others must say. */
  panelBody?: z.ZodType<PB>;
  bodyLimit?: number;
  /** The body may be left out: nothing in it is required. */
  isBodyOptional?: boolean;
  /** For the OpenAPI document only. */
  form?: FormBody;
  /** Status of a success; 200 by default. */
  status?: 200 | 201 | 202;
  /** It may also answer 201, with the same schema, by a Response of its own. For the OpenAPI document only. */
  mayCreate?: boolean;
  /**
   * The schema of the answer: fields that it does not name are dropped. None for handlers that return a Response.
   */
  output?: z.ZodType<O>;
  /** Content type of a returned Response, for the OpenAPI document. */
  contentType?: string;
  /** Further content types in which a Response may hold the same, as for a file. For the OpenAPI document only. */
  alsoAs?: readonly string[];
  /** Error codes of the handler itself, beside those that schemas, access and rate limit imply. */
  errors?: readonly ErrorCode[];
  isIdempotent?: boolean;
  /**
   * What it writes to the audit log. Required for every write of the panel
   * (tests/unit/http/audit-declared.test.ts).
   */
  audits?: readonly AuditedOperation[];
  /** Answers 304 when If-None-Match is current. */
  isConditional?: boolean;
  /** The limit per client address, counting refused requests too. Requests of staff do not count. */
  rateLimit?: RateLimitName;
  /**
   * The change sends mail: limited by account and by the thing that the path names. Only what succeeds counts, and
   * requests of staff do not. A function where only some bodies cause a mail (tests/unit/http/mail-limits.test.ts).
   */
  limitsMail?: true | ((body: B) => boolean);
  /** The call takes a token or code that could be guessed: wrong ones are limited per client address. */
  isGuessable?: boolean;
  /** The limit of wrong ones, where it is not that of all such calls. */
  guessLimit?: RateLimitName;
  /**
   * It changes how somebody signs in, so a session is not enough: `requireProof` asks for more
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
  /** Answers a request. @param known who it comes from, where that was found out before; @throws AppError */
  run: (request: Request, rawParams: unknown, known?: Identity) => Promise<Response>;
}
