import "@/lib/schemas/zod-config";
import { z } from "zod";
import { TAKEN_KIND_NAMES } from "@/lib/domain/room-time/taken-kinds";
import { textField } from "@/lib/schemas/worded";

/** Taken time of a room that conflicts with a plan. Visible to staff only. */
export const conflictSchema = z.object({
  kind: z.enum(TAKEN_KIND_NAMES),
  id: z.number().int(),
  /** The title of the conflicting record, or the name of its kind. */
  title: textField(),
  /** Null: not in a room of the centre. */
  spaceId: z.number().int().nullable(),
  /** The whole that is taken, if the room is taken as a part of it. */
  viaSpaceId: z.number().int().optional(),
  startsAt: z.string(),
  endsAt: z.string(),
  confirmationNumber: z.string().optional(),
  /** For events: the number of participants. */
  signUps: z.number().int().optional(),
});

export type Conflict = z.infer<typeof conflictSchema>;
