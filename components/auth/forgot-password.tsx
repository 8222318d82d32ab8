"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import Link from "next/link";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { KeyRound, MailCheck } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { paths } from "@/lib/paths";
import { resetRequestSchema } from "@/lib/schemas/account";
import { AuthCard } from "./auth-card";

const FAILURE = "Errore durante l'invio dell'email. Riprova.";

const requestReset = (email: string) =>
  api.post<{ message: string }>("/api/auth/forgot-password", { email }, { anonymous: true });

/** What a refused request says: too many in an hour has its own words. */
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? failureText(error, FAILURE) : FAILURE;

/** Asks for a reset mail, then says where it went and offers to send it again. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RequestForm onSent={setSentTo} />
  ) : (
    <SentView email={sentTo} onOther={() => setSentTo(null)} />
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm<z.input<typeof resetRequestSchema>, unknown, z.output<typeof resetRequestSchema>>({
    // No default value: what was typed before the form was alive stays.
    resolver: zodResolver(resetRequestSchema),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await requestReset(email);
      onSent(email);
    } catch (error) {
      form.setError("root", { message: failureOf(error) });
    }
  });

  return (
    <AuthCard
      icon={KeyRound}
      title="Password Dimenticata?"
      description="Inserisci l'email del tuo account: ti invieremo un link per sceglierne una nuova."
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="E-mail" error={errors.email?.message}>
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register("email")}
          />
        </Field>
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">
          {errors.root?.message}
        </FieldError>
        <SubmitButton variant="action" size="lg" pending={isSubmitting} pendingText="Invio in corso…">
          Invia il link
        </SubmitButton>
        <Button asChild variant="ghost">
          <Link href={paths.auth}>Torna al login</Link>
        </Button>
      </form>
    </AuthCard>
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
          Invia di nuovo l'email
        </SubmitButton>
        <Button variant="ghost" onClick={onOther}>
          Usa un altro indirizzo
        </Button>
        <FieldError className="justify-center">{problem}</FieldError>
      </div>
    </AuthCard>
  );
}
