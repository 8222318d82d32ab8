import { z } from "zod";
import { PAY_RULES, payAmountMax } from "@/lib/domain/catalogue/teachers";
import { VALIDATION } from "@/lib/messages/validation";
import { nullableImageAddress, secureAddress } from "@/lib/schemas/catalogue-fields";
import { integer, list, MAX_ID, nameText, nullableId, queryFlag, text } from "@/lib/schemas/fields";
import { translationsField, translationsSchema } from "@/lib/schemas/language/translations";

/** A teacher as named by courses, events and lessons. */
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
  /** Active courses with upcoming lessons, and events with upcoming days. */
  courses: offeringNames,
  events: offeringNames,
});

const panelFields = {
  /** The teacher's entry among the people of the panel. */
  personId: z.number().int().nullable(),
  payRule: z.enum(PAY_RULES),
  /** Cents; for `percent` a percentage. */
  payAmount: z.number().int(),
  translations: translationsSchema,
};

export const teacherOfPanelSchema = teacherSchema.extend(panelFields);
export type TeacherOfPanel = z.infer<typeof teacherOfPanelSchema>;

/** A teacher as visible to the caller. */
export const shownTeacherSchema = teacherSchema.extend({
  personId: panelFields.personId.optional(),
  payRule: panelFields.payRule.optional(),
  payAmount: panelFields.payAmount.optional(),
  translations: panelFields.translations.optional(),
});
export type ShownTeacher = z.infer<typeof shownTeacherSchema>;

/** A course or an event on the teacher's page. */
interface OfferingLink {
  id: number;
  title: string;
  slug: string;
}

/** A teacher as shown on public pages; `slug` is not in API responses. */
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

/** A teacher's pay rule and amount together: a percentage is at most 100. */
export const teacherPaySchema = teacherFields
  .pick({ payRule: true, payAmount: true })
  .superRefine(({ payRule, payAmount }, context) => {
    const maximum = payAmountMax(payRule);
    if (payAmount > maximum)
      context.addIssue({ code: "custom", path: ["payAmount"], message: VALIDATION.atMost(maximum) });
  });

/** The body of a new teacher; omitted fields get the documented defaults. */
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

/** A change: only the given fields. Rule and amount of the pay are checked against the stored row. */
export const teacherUpdateSchema = teacherFields.partial();
export type TeacherUpdate = z.output<typeof teacherUpdateSchema>;

/** For the panel: includes hidden teachers. */
export const teacherListQuerySchema = z.object({ all: queryFlag.default(false) });
