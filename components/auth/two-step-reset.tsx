"use client";

import { type FormEvent, useState } from "react";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { LockKeyhole } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { RESET_FAILURE, resetPassword } from "@/lib/client/reset-password";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { EmailRequest } from "./email-request";
import { EMPTY_PASSWORD, isNewPasswordReady, NewPasswordFields } from "./new-password-fields";
import { ResetDone } from "./reset-password";
import { useRedirectLater } from "./use-redirect-later";

const REDIRECT_MS = 2_000;

const requestCode = (email: string) =>
  api.post<{ message: string; resetToken?: string }>(
    "/api/auth/request-reset",
    { email },
    { anonymous: true },
  );

interface Requested {
  email: string;
  /** Handed out only where EXPOSE_RESET_TOKEN is on; otherwise it is in the mail. */
  token: string;
}

/** Reset in two steps: the address, then the code of the mail with a new password. */
export function TwoStepReset() {
  const [requested, setRequested] = useState<Requested | null>(null);
  if (requested !== null) return <ResetStep requested={requested} onBack={() => setRequested(null)} />;

  const request = async (email: string) => {
    try {
      const answer = await requestCode(email);
      toast({ title: "Richiesta inviata", description: answer.message });
      setRequested({ email, token: answer.resetToken ?? "" });
    } catch (error) {
      const message = failureText(error);
      toast({ variant: "destructive", title: "Errore nella richiesta di reset", description: message });
      return message;
    }
  };
  return (
    <EmailRequest
      title="Reimposta la password"
      description="Passo 1 di 2. Ti invieremo un'email con il codice da inserire nel passo successivo."
      action="Continua"
      onRequest={request}
    />
  );
}

function ResetStep({ requested, onBack }: { requested: Requested; onBack: () => void }) {
  const [token, setToken] = useState(requested.token);
  const [value, setValue] = useState(EMPTY_PASSWORD);
  const [state, setState] = useState<"form" | "pending" | "done">("form");
  const [problem, setProblem] = useState<string>();
  useRedirectLater(state === "done", paths.auth, REDIRECT_MS);
  const isReady = token.trim() !== "" && isNewPasswordReady(value);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || state !== "form") return;
    setState("pending");
    setProblem(undefined);
    try {
      await resetPassword(token.trim(), value.password);
      setState("done");
    } catch (error) {
      const message = error instanceof Error ? error.message : RESET_FAILURE;
      setProblem(message);
      toast({ variant: "destructive", title: "Errore nel reset della password", description: message });
      setState("form");
    }
  };

  if (state === "done") return <ResetDone seconds={REDIRECT_MS / 1000} />;
  return (
    <AuthCard
      icon={LockKeyhole}
      title="Imposta Nuova Password"
      description={
        <p>
          Passo 2 di 2. Se <strong className="wrap-anywhere text-ink">{requested.email}</strong> è registrato,
          trovi il codice nell'email che abbiamo inviato.
        </p>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="Codice" hint="Copialo dall'email: vale 1 ora.">
          <Input
            name="token"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        </Field>
        <NewPasswordFields value={value} onChange={setValue} />
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem}</FieldError>
        <SubmitButton
          variant="action"
          size="lg"
          pending={state === "pending"}
          pendingText="Salvataggio…"
          disabled={!isReady}
        >
          Reimposta Password
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          Usa un altro indirizzo
        </Button>
      </form>
    </AuthCard>
  );
}
