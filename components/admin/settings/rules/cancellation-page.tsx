"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useSaveSite, useSiteData } from "@/components/admin/settings/site/use-site";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { cancellationStepsProblem } from "@/lib/domain/money/cancellation-steps";
import { type CancellationForm, cancellationFormSchema, StepsField } from "./steps-field";

/** Refunds for cancellations, by notice. */
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
  if (error && !data) return <TableError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={3} />;
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

/** The steps in words. */
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
