import { useTranslations } from "next-intl";
import { get, useFieldArray, useFormContext } from "react-hook-form";
import { z } from "zod";
import { YearStartField } from "@/components/admin/settings/rules/month-day-field";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useSaveSettings } from "@/components/admin/settings/use-save-settings";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { typedAmount } from "@/components/admin/shared/payments/typed-amount";
import { labelled } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Plus, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { type MemberCategory, newCategoryKey } from "@/lib/domain/membership/category";
import { formatCents } from "@/lib/domain/money/money";
import { VALIDATION } from "@/lib/messages/validation";
import { nameText } from "@/lib/schemas/fields";
import { memberSettingsSchema, type Settings } from "@/lib/schemas/site/settings";

export function MemberRulesPage() {
  return (
    <SettingsSubpage page="member-rules">
      <SettingsCard>
        <MembersSection />
      </SettingsCard>
    </SettingsSubpage>
  );
}

export function MembersSection() {
  const t = useTranslations("panel.settings.members");
  const save = useSaveSettings();
  const settings = useMemberSettings();
  if (!settings) return <TableSkeleton rows={3} />;
  return (
    <SchemaForm
      // After saving, new categories have keys.
      key={settings.memberCategories.map(({ key }) => key).join(" ")}
      schema={memberSettingsFormSchema}
      sections={[
        {
          title: t("title"),
          fields: labelled(t, [
            {
              kind: "control",
              name: "memberCategories",
              label: t("categories"),
              hint: t("categoriesHint"),
              Control: CategoriesField,
            },
            {
              kind: "control",
              name: "memberYearStart",
              hint: t("memberYearStartHint"),
              Control: YearStartField,
            },
            { kind: "number", name: "memberGraceDays", hint: t("memberGraceDaysHint"), width: "half" },
            {
              kind: "number",
              name: "memberDiscountPercent",
              hint: t("memberDiscountPercentHint"),
              width: "half",
            },
          ]),
        },
      ]}
      defaultValues={memberSettingsValues(settings)}
      submitLabel={t("save")}
      onSubmit={save}
    />
  );
}

function CategoriesField() {
  const t = useTranslations("panel.settings.members");
  const { control, register, formState, getValues } = useFormContext<MemberSettingsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "memberCategories" });
  const errorAt = (path: string): string | undefined => {
    const found: unknown = get(formState.errors, `${path}.message`);
    return typeof found === "string" ? found : undefined;
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {fields.map(({ id }, index) => {
          const label = `memberCategories.${index}.label` as const;
          const fee = `memberCategories.${index}.fee` as const;
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-end gap-x-2 sm:grid-cols-[minmax(0,1fr)_7rem_auto] sm:gap-x-3 gap-y-1"
            >
              <Field label={t("label")} hideLabel={index > 0} error={errorAt(label)}>
                <Input
                  aria-label={t("labelOf", { index: index + 1 })}
                  autoComplete="off"
                  {...register(label)}
                />
              </Field>
              <Field label={t("fee")} hideLabel={index > 0} error={errorAt(fee)}>
                <Input
                  aria-label={t("feeOf", { index: index + 1 })}
                  inputMode="decimal"
                  autoComplete="off"
                  {...register(fee)}
                />
              </Field>
              <Button
                variant="ghost"
                size="icon"
                disabled={fields.length === 1}
                aria-label={t("remove", { name: getValues(label) || t("newCategory") })}
                onClick={() => remove(index)}
              >
                <Trash2 />
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button variant="outline" size="sm" onClick={() => append({ key: "", label: "", fee: "" })}>
          <Plus />
          {t("add")}
        </Button>
      </div>
    </div>
  );
}

const categorySchema = z.object({
  /** Empty for a new category. */
  key: z.string(),
  label: nameText(VALIDATION.required, 120),
  fee: typedAmount,
});

function withKeys(typed: readonly MemberCategory[]): MemberCategory[] {
  const taken = typed.map(({ key }) => key);
  return typed.map((category) => {
    if (category.key !== "") return category;
    const key = newCategoryKey(category.label, taken);
    taken.push(key);
    return { ...category, key };
  });
}

/** Form of the member settings, with fees in euros. */
const memberSettingsFormSchema = memberSettingsSchema.extend({
  memberCategories: z.array(categorySchema).min(1, VALIDATION.required).transform(withKeys),
});

type MemberSettingsForm = z.input<typeof memberSettingsFormSchema>;

const memberSettingsValues = (settings: Settings): MemberSettingsForm => ({
  memberCategories: settings.memberCategories.map(({ fee, ...category }) => ({
    ...category,
    fee: formatCents(fee, DEFAULT_LANGUAGE).replace(/\s*€$/, ""),
  })),
  memberYearStart: settings.memberYearStart,
  memberGraceDays: settings.memberGraceDays,
  memberDiscountPercent: settings.memberDiscountPercent,
});
