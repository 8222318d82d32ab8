import { z } from "zod";
import { bareScreenCode, SCREEN_CODE_LENGTH } from "@/lib/domain/panel/screen-code";
import { asTyped } from "@/lib/domain/person/visible-text";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { nameText, nullableId } from "@/lib/schemas/fields";

/** A public screen at the door: the current program of one room, or of the whole centre when spaceId is null. */

export const screenInputSchema = z.object({
  name: nameText(VALIDATION.required, 120),
  /** Null for the whole centre. */
  spaceId: nullableId,
  showsNames: z.boolean(VALIDATION.invalid).default(false),
});

export type ScreenInput = z.output<typeof screenInputSchema>;

export const screenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  spaceId: z.number().int().nullable(),
  showsNames: z.boolean(),
  createdAt: z.string(),
  /** When a device last requested the screen, to the minute; null if none has yet. */
  lastSeenAt: z.string().nullable(),
});

export type Screen = z.infer<typeof screenSchema>;

/** A new screen with its address, which is shown only once. */
export const screenCreatedSchema = screenSchema.extend({ url: z.string() });

export type ScreenCreated = z.infer<typeof screenCreatedSchema>;

/** Digits to pair a device, valid for ten minutes. */
export const screenCodeSchema = z.object({ code: z.string() });

export const typedScreenCodeSchema = z.object({
  code: shortString(40, VALIDATION.required)
    .overwrite(asTyped)
    .transform(bareScreenCode)
    .refine((code) => new RegExp(`^\\d{${SCREEN_CODE_LENGTH}}$`).test(code), VALIDATION.invalid),
});

/** The path of the paired screen. */
export const openedScreenSchema = z.object({ path: z.string() });

const span = { startsAt: z.string(), endsAt: z.string() };

/** The content of a screen for one day, as of an instant. */
export const screenStateSchema = z.object({
  name: z.string(),
  /** Null for the whole centre. */
  spaceId: z.number().int().nullable(),
  site: z.object({ name: z.string(), logoUrl: z.string().nullable() }),
  /** When the data was read. */
  at: z.string(),
  /** The displayed day in Europe/Rome. */
  day: z.string(),
  rooms: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** The opening hours on the day, by start. */
      open: z.array(z.object(span)),
      /** The taken times of the day, by start, of any kind. */
      taken: z.array(z.object(span)),
    }),
  ),
  /** The program, by start. */
  entries: z.array(
    z.object({
      ...span,
      kind: z.enum(["booking", "event", "course", "closure", "external"]),
      spaceId: z.number().int(),
      room: z.string(),
      /** The title of a course or event, or the customer's name if the screen shows names; null otherwise. */
      title: z.string().nullable(),
    }),
  ),
});

export type ScreenState = z.infer<typeof screenStateSchema>;
