import { useTranslations } from "next-intl";
import { type InputEvent, type RefObject, useEffect } from "react";
import { LegalLink } from "@/components/shared/legal-link";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sentence } from "@/components/ui/sentence";
import { MINIMUM_AGE } from "@/lib/domain/person/birth-date";
import { bareSignInCode, CODE_LENGTH, CODE_MINUTES } from "@/lib/domain/person/sign-in-code";
import { paths } from "@/lib/paths";
import type { CodeProblem } from "./code-problem";
import { focusFirstField } from "./first-field";
import { firstStepOf } from "./submit-code";
import { TotpField } from "./totp-field";
import type { useCodeLogin } from "./use-code-login";

// This file is loaded on first interaction, with the requests.
export { submitCode, submitFirstStep } from "./submit-code";

/** Submits as soon as the code is complete: typed, pasted or filled in by the phone. */
function submitWhole({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (bareSignInCode(currentTarget.value).length === CODE_LENGTH) currentTarget.form?.requestSubmit();
}

function CodeStep({ login }: { login: ReturnType<typeof useCodeLogin> }) {
  const t = useTranslations("signIn");
  const { attempt, problem, isSentAgain } = login;
  const email = attempt?.email ?? "";
  return (
    <>
      <p role="status">
        {t.rich(isSentAgain ? "codeSentAgain" : "codeSent", {
          email,
          minutes: CODE_MINUTES,
          address: (chunks) => <strong className="wrap-anywhere">{chunks}</strong>,
        })}
      </p>
      <Field label={t("code")} error={problem.errors.code} hint={t("codeHint")}>
        <Input
          name="code"
          defaultValue={attempt?.code ?? undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // Leaves room for spaces and hyphens in a pasted code.
          maxLength={12}
          className="text-center font-semibold text-xl tracking-[0.35em] tabular-nums"
          onInput={submitWhole}
        />
      </Field>
      <div className="-my-2 flex flex-wrap justify-between gap-x-2">
        <Button
          variant="link"
          size="sm"
          className="-mx-1"
          onClick={() => attempt && void login.begin(firstStepOf(attempt))}
        >
          {t("anotherCode")}
        </Button>
        <Button variant="link" size="sm" className="-mx-1" onClick={login.restart}>
          {t("otherAddress")}
        </Button>
      </div>
    </>
  );
}

interface LaterStepProps {
  login: ReturnType<typeof useCodeLogin>;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * The steps after the e-mail address. Their code is loaded later than the form, so the first of them takes the focus
 * itself.
 */
export function LazyStep({ login, form }: LaterStepProps) {
  const { step, notice, problem } = login;
  useEffect(() => focusFirstField(form.current), [form]);
  if (step === "code") return <CodeStep login={login} />;
  if (step === "names") return <NamesStep errors={problem.errors} notice={notice} />;
  return <TotpField error={problem.errors.totp} />;
}

function NamesStep({ errors, notice }: { errors: CodeProblem["errors"]; notice: string }) {
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
