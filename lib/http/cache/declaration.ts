import { z } from "zod";

/**
 * What the site declares about a response that is the same for everybody: its canonical address, and what must be
 * unchanged for a cached copy to be served. The server in front of Next.js (server/README.md) requests the declaration
 * before it renders.
 */

/** On a request: return only the declaration of this address. The value is the server's secret. */
export const DECLARATION_REQUEST_HEADER = "x-cache-declaration-request";
/** On the response to that request: the declaration as JSON. */
export const DECLARATION_HEADER = "x-cache-declaration";

/** On the request for the 404 page: the language of the requested address. */
export const MISSING_PAGE_LANGUAGE_HEADER = "x-missing-page-language";

/** First and last day, inclusive, in Rome; for one room, or for all rooms without `room`. */
const dayRange = z.object({ from: z.iso.date(), to: z.iso.date(), room: z.int().optional() });
/** Milliseconds since 1970. */
const instant = z.number();

export const declarationSchema = z.object({
  /** Canonical path and query: the address that is rendered, and the cache key. */
  address: z.string().regex(/^\/(?:[\x21-\x2e\x30-\x7e][\x21-\x7e]*)?$/),
  /** The address's pattern, under which its responses are logged. */
  route: z.string(),
  /** The status and content type (without parameters) that a response must have to be cached. */
  status: z.number().int(),
  type: z.string(),
  /** The parts of the catalogue that it shows, by their names in `content_versions`; null for all parts. */
  parts: z.array(z.string()).nullable(),
  /** The days whose occupied time it shows, if any. */
  days: dayRange.nullable(),
  /** When it becomes outdated by the passage of time alone. */
  expiresAt: instant,
  /** Replaces `days` and `expiresAt` if the response contains this text: it then shows more days. */
  ifContains: z.object({ text: z.string().min(1), days: dayRange, expiresAt: instant }).nullable(),
  /** The maximum age (milliseconds) of the versions it is compared with: 0 if something can be booked there. */
  maxVersionAgeMs: z.number().min(0),
  /** How long (milliseconds) a cached response may be served while the versions cannot be read from the database. */
  staleIfErrorMs: z.number().min(0),
  /** Whose requests it serves: everybody's, or only those without a cookie and without an Authorization header. */
  audience: z.enum(["everybody", "anonymous"]),
  /**
   * Whether it depends on the preferred language. If so, it is cached per language and requested with that header only.
   */
  isPerLanguage: z.boolean(),
  /**
   * Cache-Control of a cached response: browsers store it and revalidate each time (no-cache), or do not store it
   * (no-store).
   */
  cacheControl: z.enum(["no-cache", "no-store"]),
  /** Whether pages of other sites may show it in a frame. */
  isFramable: z.boolean(),
});

export type Declaration = z.infer<typeof declarationSchema>;
export type DayRange = z.infer<typeof dayRange>;

/** The non-empty parameters of an address. */
export const nonEmptyParams = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([, value]) => value !== ""));
