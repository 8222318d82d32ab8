"use client";

import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { LoginField, LoginOutcome } from "./log-in";
import type { LoginParts } from "./login-parts";

export interface LoginFormProps {
  onSuccess: () => void;
  onSwitchToRegister: () => void;
  parts: LoginParts;
}

/** The rules bring a library that is larger than the rest of the page, so they come when somebody begins to write. */
const load = () => import("./log-in");
const preload = () => void load().catch(() => {});

const UNREACHED = { errors: { root: "Qualcosa è andato storto. Riprova più tardi." }, focus: null };

/** The form as it is sent now. Where its code does not come, there is no network either. */
const sent = (form: HTMLFormElement): Promise<LoginOutcome> => {
  const values = new FormData(form);
  return load().then(
    ({ logIn }) => logIn(values),
    () => UNREACHED,
  );
};

/**
 * Username (or e-mail), password, "Ricordami". Signs in, or says why not beside the fields and in a toast. The fields
 * are the browser's: what was typed, or filled in, before the form was alive is what is sent.
 */
export function LoginForm({ onSuccess, onSwitchToRegister, parts }: LoginFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Exclude<LoginOutcome, string>>({ errors: {}, focus: null });
  const [needsCode, setNeedsCode] = useState(false);
  const [isSending, setSending] = useState(false);
  const { errors } = outcome;

  // After what is wrong is shown. The question for the code is new on the page: whoever cannot see it is led there.
  useEffect(() => {
    if (outcome.focus) focusOn(formRef.current, outcome.focus);
  }, [outcome]);
  useEffect(() => {
    if (needsCode) focusOn(formRef.current, "totp");
  }, [needsCode]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const next = await sent(event.currentTarget);
    setSending(false);
    if (next === "signed-in") onSuccess();
    else if (next === "needs-code") setNeedsCode(true);
    else setOutcome(next);
  };

  /** What is being corrected is no longer wrong. */
  const forget = ({ target }: InputEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !(target.name in errors)) return;
    const { [target.name as LoginField]: _, ...others } = errors;
    setOutcome({ errors: others, focus: null });
  };

  return (
    // POST, so that a press before JavaScript is there never writes a password into the address.
    <form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={forget}
      onFocus={preload}
      onPointerEnter={preload}
      className="flex min-w-0 flex-col gap-5"
    >
      <Field label="Username" error={errors.username} hint="Va bene anche la tua e-mail.">
        <Input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Field
          label="Codice di verifica"
          error={errors.totp}
          hint="Quello che mostra ora la tua app, oppure un codice di recupero."
        >
          <Input name="totp" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Field>
      )}
      {parts.memory}
      <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{errors.root}</FieldError>
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-busy={isSending}
        className={parts.submitLook}
      >
        {isSending ? parts.sending : "Accedi"}
      </button>
      <p className="-mt-1 text-center text-ink-2">
        Non hai un account?{" "}
        <button type="button" className={parts.switchLook} onClick={onSwitchToRegister}>
          Registrati
        </button>
      </p>
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, name: LoginField): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
