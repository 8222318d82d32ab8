import { z } from "zod";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { translationValues } from "@/components/shared/form/translation-values";
import { eurosOf } from "@/lib/domain/money/money";
import { type ShownTeacher, teacherInputSchema } from "@/lib/schemas/catalogue/teacher";

/** The schema of the API, with the pay as typed: in euros, or as a percentage. */
const teacherFormSchema = z
  .object({ ...teacherInputSchema.shape, payAmount: typedAmount })
  .transform(({ payAmount, ...teacher }) => ({
    ...teacher,
    payAmount: teacher.payRule === "percent" ? Math.round(payAmount / 100) : payAmount,
  }));

export type TeacherValues = z.input<typeof teacherFormSchema>;
export type TeacherOutput = z.output<typeof teacherFormSchema>;

const nextOrder = (all: readonly ShownTeacher[]) =>
  all.reduce((order, { orderIndex }) => Math.max(order, orderIndex + 1), 0);

const teacherValues = (teacher: ShownTeacher | null, all: readonly ShownTeacher[]): TeacherValues => ({
  name: teacher?.name ?? "",
  bio: teacher?.bio ?? "",
  imageUrl: teacher?.imageUrl ?? "",
  website: teacher?.website ?? "",
  isActive: teacher?.isActive ?? true,
  orderIndex: String(teacher?.orderIndex ?? nextOrder(all)),
  personId: teacher?.personId ?? null,
  payRule: teacher?.payRule ?? "none",
  payAmount:
    teacher?.payRule === "percent" ? String(teacher.payAmount ?? 0) : eurosOf(teacher?.payAmount ?? 0),
  translations: translationValues(teacher?.translations, { bio: "" }),
});

export const teacherRules = { schema: teacherFormSchema, toValues: teacherValues };
