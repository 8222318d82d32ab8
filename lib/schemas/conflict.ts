import { z } from "zod";
import { TAKEN_KIND_NAMES } from "@/lib/domain/room-time/taken-kinds";

/** One stretch of a room's time that stands in the way of a plan. Only the panel sees it. */
export const conflictSchema = z.object({
  kind: z.enum(TAKEN_KIND_NAMES),
  id: z.number().int(),
  title: z.string(),
  /** Null: in no room of the centre. */
  spaceId: z.number().int().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  confirmationNumber: z.string().optional(),
  /** Of an event: the places taken. */
  signUps: z.number().int().optional(),
});

export type Conflict = z.infer<typeof conflictSchema>;
