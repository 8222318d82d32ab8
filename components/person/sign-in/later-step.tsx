import { type RefObject, useEffect } from "react";
import { CodeStep } from "./code-step";
import { focusFirstField } from "./first-field";
import { NamesStep } from "./names-step";
import { TotpField } from "./totp-field";
import type { useCodeLogin } from "./use-code-login";

interface LaterStepProps {
  login: ReturnType<typeof useCodeLogin>;
  form: RefObject<HTMLFormElement | null>;
}

/** The steps after the e-mail address. They come with code that is loaded later, so the first of them takes the focus itself. */
export function LaterStep({ login, form }: LaterStepProps) {
  const { step, notice, problem } = login;
  useEffect(() => focusFirstField(form.current), [form]);
  if (step === "code") return <CodeStep login={login} />;
  if (step === "names") return <NamesStep errors={problem.errors} notice={notice} />;
  return <TotpField error={problem.errors.totp} />;
}
