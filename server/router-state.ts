import { z } from "zod";

/**
 * The header in which the router of the browser says what it shows, as Next.js requires it: an address-encoded tree of
 * segments. Next.js answers any other value with an error 500 and a line in the log.
 */

/** The kinds of parameters in addresses, with those of intercepted routes. */
const PARAM_KINDS = [
  ...(["c", "ci(..)(..)", "ci(.)", "ci(..)", "ci(...)", "oc"] as const),
  ...(["d", "di(..)(..)", "di(.)", "di(..)", "di(...)"] as const),
] as const;

/** Next.js's own limit, in characters. */
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

/** Whether a value of `next-router-state-tree` can be the router's. */
export function isRouterState(value: string): boolean {
  if (value.length > MAX_LENGTH) return false;
  try {
    return treeSchema.safeParse(JSON.parse(decodeURIComponent(value))).success;
  } catch {
    // No address encoding, no JSON, or nested deeper than can be read.
    return false;
  }
}
