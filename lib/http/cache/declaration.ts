import { z } from "zod";

/**
 * What the site declares of an answer that is the same for everybody: its normal address, and what must be unchanged
 * for a kept copy to be sent again. The server in front of Next.js (server/README.md) asks for it before it renders.
 */

/** On a request: "answer with the declaration of this address, and nothing else". Its value is the server's secret. */
export const DECLARATION_REQUEST_HEADER = "x-cache-declaration-request";
/** On the answer to that: the declaration as JSON. */
export const DECLARATION_HEADER = "x-cache-declaration";

/** On the request for the page of unknown addresses: the language of the address that was asked for. */
export const MISSING_PAGE_LANGUAGE_HEADER = "x-missing-page-language";

/** First and last day, both included, in Rome; of one room, or without it of all. */
const dayRange = z.object({ from: z.iso.date(), to: z.iso.date(), room: z.int().optional() });
/** Milliseconds since 1970. */
const instant = z.number();

export const declarationSchema = z.object({
  /** Path and query in their normal form: the address that is rendered, and under which the answer is kept. */
  address: z.string().regex(/^\/(?:[\x21-\x2e\x30-\x7e][\x21-\x7e]*)?$/),
  /** The pattern of the address, under which its answers are logged. */
  route: z.string(),
  /** What an answer must be to be kept: its status and its content type, without parameters. */
  status: z.number().int(),
  type: z.string(),
  /** The parts of the catalogue that it shows, by their names in `content_versions`; null for all of them. */
  parts: z.array(z.string()).nullable(),
  /** The days whose taken time it shows, if any. */
  days: dayRange.nullable(),
  /** The moment at which the clock alone changes it. */
  expiresAt: instant,
  /** The same for an answer with this text in it: one that turned out to show more days. */
  ifContains: z.object({ text: z.string().min(1), days: dayRange, expiresAt: instant }).nullable(),
  /** How old (milliseconds) the versions may be that it is compared with: 0 where something can be booked. */
  maxVersionAgeMs: z.number().min(0),
  /** How long (milliseconds) a kept answer may be sent while the versions cannot be read from the database. */
  staleIfErrorMs: z.number().min(0),
  /** Whose requests it answers: everybody's, or only those without a cookie or an Authorization header. */
  audience: z.enum(["everybody", "anonymous"]),
  /** Whether it depends on the preferred language: it is kept once for each, and requested with that alone. */
  isPerLanguage: z.boolean(),
  /** Cache-Control of a kept answer: browsers store it but revalidate each time, or nobody stores it. */
  cacheControl: z.enum(["no-cache", "no-store"]),
  /** Whether pages of other sites may show it in a frame. */
  isFramable: z.boolean(),
});

export type Declaration = z.infer<typeof declarationSchema>;
export type DayRange = z.infer<typeof dayRange>;

/** The parameters of an address that say something. */
export const sentFields = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([, value]) => value !== ""));
