import { z } from "zod";

/**
 * The header in which the browser's router sends its state, in the form that Next.js requires: a URL-encoded tree of
 * segments. For any other value, Next.js responds with a 500 error and a line in the log.
 */

/** The kinds of parameters in addresses, including those of intercepted routes. */
const PARAM_KINDS = [
  ...(["c", "ci(..)(..)", "ci(.)", "ci(..)", "ci(...)", "oc"] as const),
  ...(["d", "di(..)(..)", "di(.)", "di(..)", "di(...)"] as const),
] as const;

/** The limit of Next.js, in characters. */
const MAX_LENGTH = 40_000;

const segmentSchema = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(PARAM_KINDS), z.array(z.string()).nullable()]),
]);

const treeSchema: z.ZodType = z.tuple([
  segmentSchema,
  z.record(
    z.string(),
    z.lazy(() => treeSchema),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** Whether a value of `next-router-state-tree` has the router's format. */
export function isRouterState(value: string): boolean {
  if (value.length > MAX_LENGTH) return false;
  try {
    return treeSchema.safeParse(JSON.parse(decodeURIComponent(value))).success;
  } catch {
    // Not URL-encoded, not JSON, or nested too deeply to be read.
    return false;
  }
}
