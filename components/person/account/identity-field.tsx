import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordInput } from "@/components/person/sign-in/password-input";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useTextResolver } from "@/components/ui/use-words";
import { ApiError, failureText } from "@/lib/client/api-client";
import { isCeremonyCanceled, ProofMissing, signInByPasskey } from "@/lib/client/person/passkeys";
import { requestCode } from "@/lib/client/person/sign-in-code";
import { text } from "@/lib/domain/language/text";
import type { ProofKind } from "@/lib/domain/person/proof";
import { CODE_MINUTES } from "@/lib/domain/person/sign-in-code";

/** The proof that the account requires before a sensitive change. */
export interface Identity {
  kind: ProofKind;
  email: string;
}

const PROMPTS = {
  password: "passwordPrompt",
  totp: "totpPrompt",
  passkey: "passkeyPrompt",
  code: "codePrompt",
} as const;

export function useIdentityPrompt({ kind }: Identity): string {
  const t = useTranslations("account");
  return t(PROMPTS[kind]);
}

/** The proof as request fields; none for a passkey, which is proven by signing in again. */
export const proofFieldsOf = ({ kind }: Identity, typed: string): Record<string, string> =>
  kind === "passkey" || typed === "" ? {} : { [kind]: typed };

const PROOF_ERRORS: readonly (string | null)[] = [
  ...["PROOF_REQUIRED", "WRONG_PASSWORD", "TOTP_INVALID", "CODE_INVALID"],
];

export const isProofError = (error: unknown): boolean =>
  error instanceof ProofMissing || (error instanceof ApiError && PROOF_ERRORS.includes(error.code));

export const proofErrorText = (error: unknown): string =>
  error instanceof ProofMissing ? text("errors.codes.PROOF_REQUIRED") : failureText(error);

export function SendCodeButton({ email }: { email: string }) {
  const t = useTranslations("account");
  const word = useTextResolver();
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

/** Signs in again with a passkey, which counts as proof for some minutes. */
function ConfirmByPasskey({ error }: { error: string | undefined }) {
  const t = useTranslations("account");
  const word = useTextResolver();
  const [state, setState] = useState<"idle" | "waiting" | "done">("idle");
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setState("waiting");
    setProblem(undefined);
    try {
      await signInByPasskey({ rememberMe: () => false });
      setState("done");
    } catch (failure) {
      setState("idle");
      setProblem(isCeremonyCanceled(failure) ? t("passkeyCanceled") : failureText(failure));
    }
  };
  const shown = problem ?? (state === "done" ? undefined : error);
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button type="button" variant="outline" disabled={state !== "idle"} onClick={confirm}>
        {t("confirmByPasskey")}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {state === "done" ? t("confirmedByPasskey") : ""}
      </p>
      <FieldError>{shown === undefined ? undefined : word(shown)}</FieldError>
    </div>
  );
}

interface IdentityFieldProps {
  identity: Identity;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/**
 * The field for the password or, for accounts without one, a code from the authenticator app, a passkey or a mailed
 * code.
 */
export function IdentityField({ identity, value, error, onChange }: IdentityFieldProps) {
  const t = useTranslations("account");
  const { kind, email } = identity;
  if (kind === "passkey") return <ConfirmByPasskey error={error} />;
  if (kind === "password")
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
      {kind === "code" && <SendCodeButton email={email} />}
      <Field label={t(kind === "code" ? "code" : "totp")} error={error}>
        <Input
          name="password"
          inputMode={kind === "code" ? "numeric" : "text"}
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  );
}
