"use client";

import { Button } from "@/components/ui/button";
import { Link2Off } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";
import { NewPasswordForm } from "./new-password-form";

const REDIRECT_MS = 3_000;

/** Shown for a reset link that is no longer valid, with a link to request another. */
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

/** The form of a valid reset link. */
export function ResetPassword({ token }: { token: string }) {
  return (
    <NewPasswordForm
      token={token}
      description="Dopo il cambio dovrai accedere di nuovo su tutti i dispositivi e, se lo usi, creare un nuovo collegamento del calendario."
      redirectMs={REDIRECT_MS}
    />
  );
}
