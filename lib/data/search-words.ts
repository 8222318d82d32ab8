import "server-only";
import { APOSTROPHES, DASHES } from "@/lib/domain/language/fold-text";

/** Turns what people type into a search box into patterns of LIKE, with `%` and `_` escaped. */

/** The words of a search text. A row matches when it contains every one of them. */
export const wordsIn = (q: string): string[] => q.split(/\s+/).filter((word) => word !== "");

/** Escapes a text so that LIKE takes it literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A part of what people typed: as `literal`, but whatever the apostrophes and dashes. */
export const literalPart = (text: string): string =>
  literal(text).replace(APOSTROPHES, "_").replace(DASHES, "_");

/** A Prisma filter: the column contains the text, in any case. */
export const containing = (text: string) => ({ contains: literalPart(text), mode: "insensitive" as const });
