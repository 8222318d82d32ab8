import { useTranslations } from "next-intl";
import type { InputEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { bareSignInCode, CODE_LENGTH, CODE_MINUTES } from "@/lib/domain/person/sign-in-code";
import { firstStepOf } from "./submit-code";
import type { useCodeLogin } from "./use-code-login";

/** Sends a whole code at once, typed, pasted or filled in by the phone. */
function submitWhole({ currentTarget }: InputEvent<HTMLInputElement>): void {
  if (bareSignInCode(currentTarget.value).length === CODE_LENGTH) currentTarget.form?.requestSubmit();
}

/** The step that asks for the mailed code. */
export function CodeStep({ login }: { login: ReturnType<typeof useCodeLogin> }) {
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
          // Room for spaces and hyphens of a pasted code.
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
