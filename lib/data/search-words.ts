import "server-only";
import { APOSTROPHES, DASHES } from "@/lib/domain/language/fold-text";

/** Turns search texts into patterns of LIKE, with `%` and `_` escaped. */

/** The words of a search text. A row matches when it contains every one of them. */
export const wordsIn = (q: string): string[] => q.split(/\s+/).filter((word) => word !== "");

/** Escapes a text so that LIKE takes it literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** As `literal`, but an apostrophe or dash of the search text matches any character. */
export const literalPart = (text: string): string =>
  literal(text).replace(APOSTROPHES, "_").replace(DASHES, "_");

/** A Prisma filter: the column contains the text, ignoring case. */
export const containing = (text: string) => ({ contains: literalPart(text), mode: "insensitive" as const });
