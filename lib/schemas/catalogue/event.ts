import { z } from "zod";
import type { NamedTeacher } from "@/lib/domain/catalogue/teachers";
import { VALIDATION } from "@/lib/messages/validation";
import {
  headcount,
  nullableFormAddress,
  nullableImageAddress,
  nullablePrice,
  priceText,
  smallestGroup,
} from "@/lib/schemas/catalogue-fields";
import {
  integer,
  lineText,
  nullableDay,
  nullableId,
  optionalLine,
  queryFlag,
  requiredDay,
  text,
  timeField,
} from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";
import { checkEventRanges } from "@/lib/schemas/room-time/catalogue-ranges";
import { maybeSentToAllFields, notifyField, sentToAllFields } from "@/lib/schemas/sent";
import { namedTeacherSchema, teacherIds } from "./teacher";

export const EVENT_STATUSES = ["scheduled", "confirmed", "canceled"] as const;

export const eventSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  eventDate: z.string(),
  endDate: z.string().nullable(),
  startTime: z.string(),
  endTime: z.string(),
  location: z.string(),
  imageUrl: z.string(),
  price: z.string(),
  /** Cents for one seat; null if the price is a description. */
  priceAmount: z.number().int().nullable(),
  /** The price for valid members; null if they pay the same. */
  memberPrice: z.string().nullable(),
  membersOnly: z.boolean(),
  maxParticipants: z.number().int(),
  minParticipants: z.number().int(),
  currentParticipants: z.number().int(),
  isMultiDay: z.boolean(),
  isRegistrationOpen: z.boolean(),
  isPopular: z.boolean(),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
  googleFormUrl: z.string().nullable(),
  spaceId: z.number().int().nullable(),
  /** Sign-ups through an external form, included in currentParticipants. */
  externalParticipants: z.number().int(),
  /** Seats held for open offers of the waiting list. */
  heldPlaces: z.number().int(),
  status: z.enum(EVENT_STATUSES),
  /** The day of the decision whether the event is held; null: never. */
  decideOn: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** In order. */
  teachers: z.array(namedTeacherSchema),
  createdAt: z.string(),
});

/** An event of the centre. Not called Event, to avoid a clash with the DOM type. */
export interface CentreEvent extends z.infer<typeof eventSchema> {
  /** The last part of the page's address, the same in every language: "3-bagno-di-gong". Not in API responses. */
  slug: string;
  teachers: NamedTeacher[];
}

export const eventOfPanelSchema = eventSchema.extend({ translations: translationsSchema });
export interface EventOfPanel extends z.infer<typeof eventOfPanelSchema> {
  slug: string;
  teachers: NamedTeacher[];
}

/** An event as visible to the caller: `translations` for the panel only. */
export const shownEventSchema = eventSchema.extend({ translations: translationsSchema.optional() });
export type ShownEvent = CentreEvent & z.infer<typeof shownEventSchema>;

/** An event after a change of which all participants were notified. */
export const eventWithRecipientsSchema = eventOfPanelSchema.extend(sentToAllFields);

export type EventWithRecipients = z.infer<typeof eventWithRecipientsSchema>;

/** An event after any change; the notified participants are present only if a change affected them. */
export const eventChangedSchema = eventOfPanelSchema.extend(maybeSentToAllFields);

export type EventChanged = z.infer<typeof eventChangedSchema>;

const eventTexts = {
  title: lineText(VALIDATION.titleRequired, 200),
  description: text(10_000),
  location: optionalLine(),
};

const eventFields = z.object({
  ...eventTexts,
  eventDate: requiredDay(VALIDATION.eventDate),
  endDate: nullableDay,
  startTime: timeField,
  endTime: timeField,
  imageUrl: nullableImageAddress,
  price: priceText,
  memberPrice: nullablePrice,
  membersOnly: z.boolean(),
  maxParticipants: headcount(VALIDATION.maxParticipants),
  minParticipants: smallestGroup,
  isRegistrationOpen: z.boolean(),
  isPopular: z.boolean(),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
  googleFormUrl: nullableFormAddress,
  spaceId: nullableId,
  teacherIds,
  externalParticipants: integer.pipe(z.number().min(0).max(100_000)),
  decideOn: nullableDay,
  translations: translationsField(eventTexts),
});

const shape = eventFields.shape;

const eventInputFields = eventFields.extend({
  description: shape.description.default(""),
  memberPrice: shape.memberPrice.default(null),
  membersOnly: shape.membersOnly.default(false),
  endDate: shape.endDate.default(null),
  startTime: shape.startTime.default("09:00"),
  endTime: shape.endTime.default("18:00"),
  location: shape.location.default(""),
  imageUrl: shape.imageUrl.default(null),
  minParticipants: shape.minParticipants.default(1),
  isRegistrationOpen: shape.isRegistrationOpen.default(true),
  isPopular: shape.isPopular.default(false),
  isFeatured: shape.isFeatured.default(false),
  isActive: shape.isActive.default(true),
  googleFormUrl: shape.googleFormUrl.default(null),
  spaceId: shape.spaceId.default(null),
  teacherIds: shape.teacherIds.default([]),
  externalParticipants: shape.externalParticipants.default(0),
  decideOn: shape.decideOn.default(null),
  translations: shape.translations.default({}),
});

/** The body of a new event; omitted fields get their default. `isMultiDay` is derived from the days. */
export const eventInputSchema = eventInputFields.superRefine(checkEventRanges);

export type EventInput = z.output<typeof eventInputSchema>;

/** The values of the panel's form: multi-day exactly when the switch is on, which then requires a last day. */
export const eventFormSchema = eventInputFields
  .extend({ isMultiDay: z.boolean().default(false) })
  .superRefine(checkEventRanges)
  .superRefine(({ isMultiDay, eventDate, endDate }, context) => {
    if (!isMultiDay || (endDate !== null && endDate > eventDate)) return;
    const message = endDate === null ? VALIDATION.endDate : VALIDATION.endAfterStart;
    context.addIssue({ code: "custom", path: ["endDate"], message });
  })
  .transform(({ isMultiDay, ...event }) => (isMultiDay ? event : { ...event, endDate: null }));

/** A change: only the given fields. Days and numbers are checked against the stored row by the service. */
export const eventUpdateSchema = eventFields.partial();
export type EventUpdate = z.output<typeof eventUpdateSchema>;

export const eventChangeSchema = eventUpdateSchema.extend(notifyField);

export const eventListQuerySchema = z.object({
  /** Includes hidden events; ignored unless the caller may use the panel. */
  all: queryFlag.default(false),
});
