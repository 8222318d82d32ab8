"use client";

import { useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { MailCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/use-toast";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { EmailRequest } from "./email-request";

const FAILURE = "Errore durante l'invio dell'email. Riprova.";

const requestReset = (email: string) =>
  api.post<{ message: string }>("/api/auth/forgot-password", { email }, { anonymous: true });

/** The message for a failed request; the server's own for a refusal such as too many requests. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? failureText(error, FAILURE) : FAILURE;

/** Requests a reset mail, then shows where it was sent and offers to send it again. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <SentView email={sentTo} onOther={() => setSentTo(null)} />;

  const request = async (email: string) => {
    await requestReset(email);
    setSentTo(email);
  };
  return (
    <EmailRequest
      title="Password Dimenticata?"
      description="Inserisci l'e-mail del tuo account: ti invieremo un link per sceglierne una nuova."
      action="Invia il link"
      onRequest={request}
      messageFor={failureOf}
    />
  );
}

function SentView({ email, onOther }: { email: string; onOther: () => void }) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const resend = async () => {
    setIsSending(true);
    setProblem(undefined);
    try {
      await requestReset(email);
      toast({ title: "Email Inviata", description: "Controlla anche la cartella della posta indesiderata." });
    } catch (error) {
      setProblem(failureOf(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <AuthCard
      icon={MailCheck}
      tone="good"
      title="Email Inviata"
      description={
        <p role="status">
          Se <strong className="wrap-anywhere text-ink">{email}</strong> è registrato, tra poco riceverai un
          link per reimpostare la password. Il link vale 1 ora.
        </p>
      }
    >
      <div className="flex flex-col gap-3">
        <Button asChild size="lg">
          <Link href={paths.auth}>Torna al login</Link>
        </Button>
        <SubmitButton variant="outline" pending={isSending} pendingText="Invio in corso…" onClick={resend}>
          Invia di nuovo l'e-mail
        </SubmitButton>
        <Button variant="ghost" onClick={onOther}>
          Usa un altro indirizzo
        </Button>
        <FieldError className="justify-center">{problem}</FieldError>
      </div>
    </AuthCard>
  );
}
