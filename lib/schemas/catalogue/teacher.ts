import { z } from "zod";
import { PAY_RULES, payAmountMax } from "@/lib/domain/catalogue/teacher-pay";
import { VALIDATION } from "@/lib/messages/validation";
import { nullableImageAddress, secureAddress } from "@/lib/schemas/catalogue-fields";
import { integer, list, MAX_ID, nameText, nullableId, queryFlag, text } from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";

/** As courses, events and lessons name her. */
export const namedTeacherSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  imageUrl: z.string().nullable(),
});

const offeringNames = z.array(z.object({ id: z.number().int(), title: z.string() }));

export const teacherSchema = namedTeacherSchema.extend({
  /** Markdown. */
  bio: z.string(),
  website: z.string().nullable(),
  isActive: z.boolean(),
  orderIndex: z.number().int(),
  /** Active courses with lessons ahead, and events with days ahead. */
  courses: offeringNames,
  events: offeringNames,
});

const panelFields = {
  /** Who that is among the people of the panel. */
  personId: z.number().int().nullable(),
  payRule: z.enum(PAY_RULES),
  /** Cents; for `percent` a percentage. */
  payAmount: z.number().int(),
  translations: translationsSchema,
};

/** With what only the panel sees. */
export const teacherOfPanelSchema = teacherSchema.extend(panelFields);
export type TeacherOfPanel = z.infer<typeof teacherOfPanelSchema>;

/** As the caller may see her. */
export const shownTeacherSchema = teacherSchema.extend({
  personId: panelFields.personId.optional(),
  payRule: panelFields.payRule.optional(),
  payAmount: panelFields.payAmount.optional(),
  translations: panelFields.translations.optional(),
});
export type ShownTeacher = z.infer<typeof shownTeacherSchema>;

/** A course or an event in her page. */
interface OfferingLink {
  id: number;
  title: string;
  slug: string;
}

/** As the public pages show her; `slug` is not in answers of the API. */
export interface PublicTeacher extends z.infer<typeof teacherSchema> {
  slug: string;
  courses: OfferingLink[];
  events: OfferingLink[];
}

export type StoredTeacher = Omit<TeacherOfPanel, "courses" | "events"> & {
  slug: string;
  updatedAt: Date;
};

const teacherId = integer.pipe(z.number().min(1, VALIDATION.id).max(MAX_ID));

/** At most so many of a course or an event. */
export const MAX_TEACHERS = 5;

/** The teachers of a course or an event, in order. */
export const teacherIds = list(teacherId, MAX_TEACHERS).refine(
  (ids) => new Set(ids).size === ids.length,
  VALIDATION.teacherTwice,
);

const bio = text(2000);

const teacherFields = z.object({
  name: nameText(VALIDATION.theFirstNameRequired, 120),
  bio,
  imageUrl: nullableImageAddress,
  website: z.union([z.literal("").transform(() => null), secureAddress], VALIDATION.secureAddress).nullable(),
  isActive: z.boolean(VALIDATION.invalid),
  orderIndex: integer.pipe(z.number().min(0, VALIDATION.order)),
  personId: nullableId,
  payRule: z.enum(PAY_RULES, VALIDATION.invalid),
  payAmount: integer.pipe(z.number().min(0, VALIDATION.atLeast(0))),
  translations: translationsField({ bio }),
});

const { shape } = teacherFields;

/** How a teacher is paid, as a whole: a percentage ends at 100. */
export const teacherPaySchema = teacherFields
  .pick({ payRule: true, payAmount: true })
  .superRefine(({ payRule, payAmount }, context) => {
    const maximum = payAmountMax(payRule);
    if (payAmount > maximum)
      context.addIssue({ code: "custom", path: ["payAmount"], message: VALIDATION.atMost(maximum) });
  });

/** The body of a new teacher; what is left out gets the documented defaults. */
export const teacherInputSchema = teacherFields.extend({
  bio: shape.bio.default(""),
  imageUrl: shape.imageUrl.default(null),
  website: shape.website.default(null),
  isActive: shape.isActive.default(true),
  orderIndex: shape.orderIndex.default(0),
  personId: shape.personId.default(null),
  payRule: shape.payRule.default("none"),
  payAmount: shape.payAmount.default(0),
  translations: shape.translations.default({}),
});
export type TeacherInput = z.output<typeof teacherInputSchema>;

/** A change: only the fields that are sent. Rule and amount of the pay are checked against the row. */
export const teacherUpdateSchema = teacherFields.partial();
export type TeacherUpdate = z.output<typeof teacherUpdateSchema>;

/** For the panel: with those that are hidden. */
export const teacherListQuerySchema = z.object({ all: queryFlag.default(false) });
