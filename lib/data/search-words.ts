import "server-only";

/** What people type into a search box, as LIKE takes it: a percent sign or an underscore in it is itself. */

/** The words of a search; each of them has to be found. */
export const wordsIn = (q: string): string[] => q.split(/\s+/).filter((word) => word !== "");

/** A text that stands for itself in a pattern. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Any column that has the text somewhere in it, in whatever case. */
export const containing = (text: string) => ({ contains: literal(text), mode: "insensitive" as const });
