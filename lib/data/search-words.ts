import "server-only";

/** Turns what people type into a search box into patterns of LIKE, with `%` and `_` escaped. */

/** The words of a search text. A row matches when it contains every one of them. */
export const wordsIn = (q: string): string[] => q.split(/\s+/).filter((word) => word !== "");

/** Escapes a text so that LIKE takes it literally. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A Prisma filter: the column contains the text, in any case. */
export const containing = (text: string) => ({ contains: literal(text), mode: "insensitive" as const });
