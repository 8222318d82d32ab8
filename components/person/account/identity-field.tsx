"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordInput } from "@/components/person/sign-in/password-input";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useWord } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { requestCode } from "@/lib/client/person/sign-in-code";
import { CODE_MINUTES } from "@/lib/domain/person/sign-in-code";

/** What the identity of the user is proved with. */
export interface Identity {
  /** False for an account made by a mailed code. */
  hasPassword: boolean;
  /** The address of the account. */
  email: string;
}

/** The sentence that asks for the proof. */
export function useIdentityPrompt({ hasPassword }: Identity): string {
  const t = useTranslations("account");
  return t(hasPassword ? "passwordPrompt" : "codePrompt");
}

/** Sends a code to the user's own address. */
export function SendCodeButton({ email }: { email: string }) {
  const t = useTranslations("account");
  const word = useWord();
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setState("sending");
    setProblem(undefined);
    try {
      await requestCode(email);
      setState("sent");
    } catch (error) {
      setState("idle");
      setProblem(failureText(error));
    }
  };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button type="button" variant="outline" disabled={state === "sending"} onClick={send}>
        {state === "sent" ? t("anotherCode") : t("sendCode")}
      </Button>
      <p role="status" className="text-sm text-ink-2 wrap-anywhere empty:hidden">
        {word(problem ?? "") || (state === "sent" ? t("codeSent", { email, minutes: CODE_MINUTES }) : "")}
      </p>
    </div>
  );
}

/** The field for the password or, in an account without one, for a fresh code in its place. */
export function IdentityField({
  identity,
  value,
  error,
  onChange,
}: {
  identity: Identity;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const t = useTranslations("account");
  if (identity.hasPassword)
    return (
      <Field label={t("password")} error={error}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    );
  return (
    <div className="flex flex-col gap-3">
      <SendCodeButton email={identity.email} />
      <Field label={t("code")} error={error}>
        <Input
          name="password"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
