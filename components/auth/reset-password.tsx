"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { CircleCheck, Link2Off, LockKeyhole } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { RESET_FAILURE, resetPassword } from "@/lib/client/reset-password";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { EMPTY_PASSWORD, isNewPasswordReady, NewPasswordFields } from "./new-password-fields";
import { useRedirectLater } from "./use-redirect-later";

const REDIRECT_MS = 3_000;

/** A link that does nothing any more, and where to get another. */
export function InvalidResetLink() {
  return (
    <AuthCard
      icon={Link2Off}
      tone="bad"
      title="Link Non Valido"
      description={
        <>
          <p>Il link per reimpostare la password è scaduto o non è valido</p>
          <p className="mt-2 text-sm">Il link vale 1 ora e può essere usato una volta sola.</p>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Button asChild size="lg" variant="action">
          <Link href={paths.forgotPassword}>Richiedi un nuovo link</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.auth}>Torna al login</Link>
        </Button>
      </div>
    </AuthCard>
  );
}

/** The form behind a good link, and what follows. */
export function ResetPassword({ token }: { token: string }) {
  const [value, setValue] = useState(EMPTY_PASSWORD);
  const [state, setState] = useState<"form" | "pending" | "done">("form");
  const [problem, setProblem] = useState<string>();
  useRedirectLater(state === "done", paths.auth, REDIRECT_MS);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNewPasswordReady(value) || state !== "form") return;
    setState("pending");
    setProblem(undefined);
    try {
      await resetPassword(token, value.password);
      setState("done");
    } catch (error) {
      const message = error instanceof Error ? error.message : RESET_FAILURE;
      setProblem(message);
      toast({ variant: "destructive", title: "Errore nel reset della password", description: message });
      setState("form");
    }
  };

  if (state === "done") return <ResetDone />;
  return (
    <AuthCard
      icon={LockKeyhole}
      title="Imposta Nuova Password"
      description="Dopo il cambio dovrai accedere di nuovo su tutti i dispositivi."
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <NewPasswordFields value={value} onChange={setValue} />
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem}</FieldError>
        <SubmitButton
          variant="action"
          size="lg"
          pending={state === "pending"}
          pendingText="Salvataggio…"
          disabled={!isNewPasswordReady(value)}
        >
          Reimposta Password
        </SubmitButton>
      </form>
    </AuthCard>
  );
}

/** Also the end of the two-step page, which moves on sooner. */
export function ResetDone({ seconds = REDIRECT_MS / 1000 }: { seconds?: number }) {
  return (
    <AuthCard
      icon={CircleCheck}
      tone="good"
      title="Password Reimpostata"
      description={
        <p role="status">
          Ora puoi accedere con la nuova password. Tra {seconds} secondi ti portiamo alla pagina di accesso.
        </p>
      }
    >
      <Button asChild size="lg">
        <Link href={paths.auth}>Vai al Login</Link>
      </Button>
    </AuthCard>
  );
}
