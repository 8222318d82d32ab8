import "@/lib/schemas/zod-config";
import { z } from "zod";
import { shortString } from "@/lib/schemas/bounded-text";
import { textField } from "@/lib/schemas/worded";

export const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Browser and operating system, as text. */
  device: textField(),
  isCurrent: z.boolean(),
});

export type OwnSession = z.infer<typeof sessionSchema>;

/** An id in any form: an unknown one results in 404, not 400. */
export const sessionParams = z.object({ id: shortString() });
