import { z } from "zod";

/** One of a person's own sign-ins. */
export const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Browser and system in words. */
  device: z.string(),
  isCurrent: z.boolean(),
});

export type OwnSession = z.infer<typeof sessionSchema>;

/** An id of any shape: one that is none of ours belongs to nobody. */
export const sessionParams = z.object({ id: z.string().max(100) });
