import { z } from "zod";
import { TAKEN_KIND_NAMES } from "@/lib/domain/room-time/taken-kinds";

/** Taken time of a room that conflicts with a plan. Visible to staff only. */
export const conflictSchema = z.object({
  kind: z.enum(TAKEN_KIND_NAMES),
  id: z.number().int(),
  title: z.string(),
  /** Null: not in a room of the centre. */
  spaceId: z.number().int().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  confirmationNumber: z.string().optional(),
  /** For events: the number of participants. */
  signUps: z.number().int().optional(),
});

export type Conflict = z.infer<typeof conflictSchema>;
