import { useTranslations } from "next-intl";
import { get, useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { z } from "zod";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useSaveSite, useSiteData } from "@/components/admin/settings/site/use-site";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { useRegister } from "@/components/shared/form/use-register";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Plus, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { cancellationStepsProblem, MAX_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import { cancellationStepsField } from "@/lib/schemas/site/cancellation-steps";

export function CancellationPage() {
  const t = useTranslations("panel.site.steps");
  return (
    <SettingsSubpage page="cancellation" intro={t("description")}>
      <SettingsCard>
        <CancellationSection />
      </SettingsCard>
    </SettingsSubpage>
  );
}

export function CancellationSection() {
  const t = useTranslations("panel.site.steps");
  const tPage = useTranslations("panel.settings.page");
  const save = useSaveSite();
  const { data, error, refetch } = useSiteData();
  if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={3} />;
  return (
    <SchemaForm
      schema={cancellationFormSchema}
      sections={[
        {
          title: t("title"),
          fields: [
            {
              kind: "control",
              name: "cancellationSteps",
              label: t("label"),
              hint: t("hint"),
              Control: StepsField,
            },
          ],
        },
      ]}
      defaultValues={{ cancellationSteps: [...data.cancellationSteps] }}
      submitLabel={tPage("save")}
      onSubmit={save}
    >
      <StepsPreview />
    </SchemaForm>
  );
}

/** NaN for an empty field, so that an incomplete step has no preview. */
const toNumber = (typed: string | number) => (typed === "" ? Number.NaN : Number(typed));

function StepsPreview() {
  const t = useTranslations("panel.site.steps");
  const typed = useWatch<CancellationForm, "cancellationSteps">({ name: "cancellationSteps" });
  const steps = typed.map(({ hours, percent }) => ({ hours: toNumber(hours), percent: toNumber(percent) }));
  if (cancellationStepsProblem(steps) !== null) return null;
  const parts = steps.map(({ hours, percent }, index) => {
    const back = percent === 0 ? t("nothing") : t("percent", { percent });
    const above = steps[index - 1]?.hours;
    if (above === undefined) return hours === 0 ? t("only", { back }) : t("first", { hours, back });
    return hours === 0 ? t("last", { above, back }) : t("between", { hours, above, back });
  });
  const sentence = parts.join(", ");
  return (
    <p role="status" className="mt-2 rounded-md bg-sage-50 px-3.5 py-2.5 text-[0.95rem] text-sage-800">
      {sentence.charAt(0).toUpperCase()}
      {sentence.slice(1)}.
    </p>
  );
}

const cancellationFormSchema = z.object({ cancellationSteps: cancellationStepsField });
type CancellationForm = z.input<typeof cancellationFormSchema>;

const PARTS = [
  { part: "hours", word: "notice", wordOf: "noticeOf" },
  { part: "percent", word: "share", wordOf: "shareOf" },
] as const;

/** Refund steps, each with two numbers: the notice in hours, and the refunded percentage. */
function StepsField() {
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
