"use client";

import { useTranslations } from "next-intl";
import { get, useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Plus, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import type { MemberSettingsForm } from "./member-settings-form";

/** Member categories with their yearly fees; categories can be added, renamed and removed. */
export function CategoriesField() {
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
