"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { EmailRequest } from "./email-request";
import { NewPasswordForm } from "./new-password-form";

const REDIRECT_MS = 2_000;

const requestCode = (email: string) =>
  api.post<{ message: string; resetToken?: string }>(
    "/api/auth/request-reset",
    { email },
    { anonymous: true },
  );

interface Requested {
  email: string;
  /** Filled only where EXPOSE_RESET_TOKEN is on; otherwise the user copies it from the mail. */
  token: string;
}

/** The reset in two steps on one page: the e-mail address, then the code from the mail and a new password. */
export function TwoStepReset() {
  const [requested, setRequested] = useState<Requested | null>(null);
  if (requested !== null) return <ResetStep requested={requested} onBack={() => setRequested(null)} />;

  const request = async (email: string) => {
    try {
      const answer = await requestCode(email);
      toast({ title: "Richiesta inviata", description: answer.message });
      setRequested({ email, token: answer.resetToken ?? "" });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Errore nella richiesta di reset",
        description: failureText(error),
      });
      throw error;
    }
  };
  return (
    <EmailRequest
      title="Reimposta la password"
      description="Passo 1 di 2. Ti invieremo un'e-mail con il codice da inserire nel passo successivo."
      action="Continua"
      onRequest={request}
    />
  );
}

function ResetStep({ requested, onBack }: { requested: Requested; onBack: () => void }) {
  const [token, setToken] = useState(requested.token);
  return (
    <NewPasswordForm
      token={token.trim()}
      redirectMs={REDIRECT_MS}
      description={
        <p>
          Passo 2 di 2. Se <strong className="wrap-anywhere text-ink">{requested.email}</strong> è registrato,
          trovi il codice nell'e-mail che abbiamo inviato.
        </p>
      }
      footer={
        <Button variant="ghost" onClick={onBack}>
          Usa un altro indirizzo
        </Button>
      }
    >
      <Field label="Codice" hint="Copialo dall'e-mail: vale 1 ora.">
        <Input
          name="token"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
      </Field>
    </NewPasswordForm>
  );
}
