"use client";

import { type SubmitEvent, useState } from "react";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { CircleCheck, Link2Off, UserPlus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { failureText } from "@/lib/client/api-client";
import { acceptInvitation } from "@/lib/client/person/accept-invitation";
import { ROLE_LABELS } from "@/lib/domain/person/role-labels";
import type { Role } from "@/lib/domain/person/roles";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { AuthCard } from "./auth-card";
import { EMPTY_PASSWORD, isNewPasswordReady, NewPasswordFields } from "./new-password-fields";

/** Shown for an invitation link that is no longer valid. */
export function InvalidInvitation() {
  return (
    <AuthCard
      icon={Link2Off}
      tone="bad"
      title="Invito non valido"
      description={
        <>
          <p>L'invito è scaduto, è già stato usato o è stato ritirato.</p>
          <p className="mt-2 text-sm">
            Vale 7 giorni e una volta sola: chiedine un altro a chi ti ha invitato.
          </p>
        </>
      }
    >
      <Button asChild variant="outline">
        <Link href={paths.auth}>Vai al login</Link>
      </Button>
    </AuthCard>
  );
}

/** Lets an invited colleague choose a password, which creates their account. */
export function AcceptInvitation(invited: { token: string; firstName: string; email: string; role: Role }) {
  const { token, firstName, email, role } = invited;
  const [chosen, setChosen] = useState(EMPTY_PASSWORD);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [username, setUsername] = useState<string | null>(null);
  const { errors, show, clear } = useServerErrors(["password"]);
  const isReady = isNewPasswordReady(chosen);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady || isPending) return;
    setPending(true);
    setProblem(null);
    clear();
    try {
      const user = await acceptInvitation(token, chosen.password);
      setUsername(user.username);
    } catch (error) {
      setProblem(show(error) === null ? null : failureText(error));
      setPending(false);
    }
  };

  if (username !== null) return <Welcome firstName={firstName} username={username} email={email} />;
  return (
    <AuthCard
      icon={UserPlus}
      title={`Ciao ${firstName}`}
      description={
        <p>
          Il {site.name} ti aspetta nel suo pannello. Il tuo ruolo: {ROLE_LABELS[role].toLowerCase()}. Scegli
          una password per <span className="[overflow-wrap:anywhere]">{email}</span>.
        </p>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <NewPasswordFields value={chosen} onChange={setChosen} error={errors.password} />
        <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem}</FieldError>
        <SubmitButton
          variant="action"
          size="lg"
          pending={isPending}
          pendingText="Creo l'account…"
          disabled={!isReady}
        >
          Crea l'account
        </SubmitButton>
        <p className="text-center text-sm text-ink-2">
          Come trattiamo i tuoi dati: <Link href={paths.privacy}>informativa sulla privacy</Link>.
        </p>
      </form>
    </AuthCard>
  );
}

function Welcome({ firstName, username, email }: { firstName: string; username: string; email: string }) {
  return (
    <AuthCard
      icon={CircleCheck}
      tone="good"
      title={`Ti diamo il benvenuto, ${firstName}`}
      description={
        <p role="status">
          Il tuo account è pronto. Per accedere usa <span className="break-all">{email}</span> oppure il tuo
          username: <strong className="break-all">{username}</strong>.
        </p>
      }
    >
      <Button asChild size="lg" variant="action">
        <a href={paths.admin}>Apri il pannello</a>
      </Button>
    </AuthCard>
  );
}
