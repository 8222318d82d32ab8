import { useTranslations } from "next-intl";
import { LegalLink } from "@/components/shared/legal-link";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sentence } from "@/components/ui/sentence";
import { MINIMUM_AGE } from "@/lib/domain/person/minimum-age";
import { paths } from "@/lib/paths";
import type { CodeProblem } from "./code-problem";

/** The step that asks somebody new for their name, and says what they accept. */
export function NamesStep({ errors, notice }: { errors: CodeProblem["errors"]; notice: string }) {
  const t = useTranslations("signIn");
  return (
    <>
      <p role="status" className="rounded-md bg-sage-100 px-4 py-3 text-ink">
        <Sentence of={notice} />
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("firstName")} error={errors.firstName}>
          <Input name="firstName" autoComplete="given-name" />
        </Field>
        <Field label={t("lastName")} error={errors.lastName}>
          <Input name="lastName" autoComplete="family-name" />
        </Field>
        <Field
          label={t("phone")}
          optional
          error={errors.phone}
          hint={t("phoneHint")}
          className="sm:col-span-2"
        >
          <Input name="phone" type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
      </div>
      <CheckboxField name="newsletter">{t("newsletter")}</CheckboxField>
      <p className="text-sm text-ink-2">
        {t.rich("consent", {
          age: MINIMUM_AGE,
          privacy: (chunks) => <LegalLink href={paths.privacy}>{chunks}</LegalLink>,
        })}
      </p>
    </>
  );
}
