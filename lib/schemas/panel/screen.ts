import { z } from "zod";
import { bareScreenCode, SCREEN_CODE_LENGTH } from "@/lib/domain/panel/screen-code";
import { asTyped } from "@/lib/domain/person/visible-text";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { nameText, nullableId } from "@/lib/schemas/fields";

/** A screen at the door: what is on in a room, or (spaceId null) in the whole house, for everybody who passes. */

export const screenInputSchema = z.object({
  name: nameText(VALIDATION.required, 120),
  /** Null for the whole house. */
  spaceId: nullableId,
  /** Whether it says who has booked. */
  showsNames: z.boolean(VALIDATION.invalid).default(false),
});

export type ScreenInput = z.output<typeof screenInputSchema>;

export const screenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  spaceId: z.number().int().nullable(),
  showsNames: z.boolean(),
  createdAt: z.string(),
  /** When a device last asked for it, by the minute; null while none has. */
  lastSeenAt: z.string().nullable(),
});

export type Screen = z.infer<typeof screenSchema>;

/** A new screen with its address, which is shown this once. */
export const screenCreatedSchema = screenSchema.extend({ url: z.string() });

export type ScreenCreated = z.infer<typeof screenCreatedSchema>;

/** Digits for a device, good for ten minutes. */
export const screenCodeSchema = z.object({ code: z.string() });

export const typedScreenCodeSchema = z.object({
  code: shortString(40, VALIDATION.required)
    .overwrite(asTyped)
    .transform(bareScreenCode)
    .refine((code) => new RegExp(`^\\d{${SCREEN_CODE_LENGTH}}$`).test(code), VALIDATION.invalid),
});

/** Where the device goes on. */
export const openedScreenSchema = z.object({ path: z.string() });

const span = { startsAt: z.string(), endsAt: z.string() };

/** What a screen shows of one day, as of an instant. */
export const screenStateSchema = z.object({
  name: z.string(),
  /** Null for the whole house. */
  spaceId: z.number().int().nullable(),
  site: z.object({ name: z.string(), logoUrl: z.string().nullable() }),
  /** When it was read. */
  at: z.string(),
  /** The day in Rome that it is about. */
  day: z.string(),
  rooms: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** The hours in which it is open on the day, by start. */
      open: z.array(z.object(span)),
      /** What takes its time on the day, by start, whatever it is. */
      taken: z.array(z.object(span)),
    }),
  ),
  /** What is on, by start. */
  entries: z.array(
    z.object({
      ...span,
      kind: z.enum(["booking", "event", "course", "closure", "external"]),
      spaceId: z.number().int(),
      room: z.string(),
      /** Title of a course or event, or who has booked where that is shown; null for what is not told. */
      title: z.string().nullable(),
    }),
  ),
});

export type ScreenState = z.infer<typeof screenStateSchema>;
