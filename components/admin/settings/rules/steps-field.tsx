"use client";

import { useTranslations } from "next-intl";
import { get, useFieldArray, useFormContext } from "react-hook-form";
import { z } from "zod";
import { useRegister } from "@/components/shared/form/use-register";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Plus, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { MAX_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import { cancellationStepsField } from "@/lib/schemas/site/cancellation-steps";

export const cancellationFormSchema = z.object({ cancellationSteps: cancellationStepsField });
export type CancellationForm = z.input<typeof cancellationFormSchema>;

const PARTS = [
  { part: "hours", word: "notice", wordOf: "noticeOf" },
  { part: "percent", word: "share", wordOf: "shareOf" },
] as const;

/** Refund steps, each with two numbers: the notice in hours, and the refunded percentage. */
export function StepsField() {
  const t = useTranslations("panel.site.steps");
  const { control, formState } = useFormContext<CancellationForm>();
  const register = useRegister();
  const { fields, insert, remove } = useFieldArray({ control, name: "cancellationSteps" });
  const problem: unknown = get(formState.errors, "cancellationSteps.root.message");
  return (
    <div className="flex flex-col gap-3">
      <ol className="m-0 flex list-none flex-col gap-3 p-0">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid max-w-xl grid-cols-[1fr_1fr_auto] items-end gap-3">
            {PARTS.map(({ part, word, wordOf }) => {
              const name = `cancellationSteps.${index}.${part}` as const;
              const error: unknown = get(formState.errors, `${name}.message`);
              return (
                <Field
                  key={part}
                  label={t(word)}
                  hideLabel={index > 0}
                  error={typeof error === "string" ? error : undefined}
                >
                  <Input
                    type="number"
                    inputMode="numeric"
                    min={0}
                    aria-label={t(wordOf, { index: index + 1 })}
                    {...register(name)}
                  />
                </Field>
              );
            })}
            <Button
              variant="ghost"
              size="icon"
              disabled={fields.length === 1}
              aria-label={t("remove", { index: index + 1 })}
              onClick={() => remove(index)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ol>
      {typeof problem === "string" && <p className="text-sm font-medium text-brick-600">{problem}</p>}
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_CANCELLATION_STEPS}
          onClick={() => insert(0, { hours: "", percent: "" })}
        >
          <Plus />
          {t("add")}
        </Button>
      </div>
    </div>
  );
}
