"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { BadgeCheck } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { type Identity, IdentityField, identityPrompt } from "./identity-field";
import { RecoveryCodes } from "./recovery-codes";
import { TotpEnrolment } from "./totp-enrolment";
import { VerifyEmailNotice } from "./verify-email-notice";

/** Shows whether the second factor is on, and switches it on or off. */
export function SecondFactorCard({
  isOn,
  isRequired,
  unverifiedEmail,
  identity,
}: {
  isOn: boolean;
  isRequired: boolean;
  /** The e-mail address that must be verified first; null where it is. */
  unverifiedEmail: string | null;
  identity: Identity;
}) {
  const router = useRouter();
  const [isActive, setIsActive] = useState(isOn);
  const [isEnrolling, setIsEnrolling] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();

  const enrolled = (recoveryCodes: readonly string[]) => {
    setIsEnrolling(false);
    setIsActive(true);
    setCodes(recoveryCodes);
    toast({ title: "Verifica in due passaggi attiva", description: "Conserva i codici di recupero." });
    router.refresh();
  };
  const disable = async () => {
    try {
      await api.delete("/api/users/me/totp", { password });
    } catch (error) {
      setProblem(failureText(error));
      throw error;
    }
    setIsActive(false);
    setCodes(undefined);
    toast({ title: "Verifica in due passaggi disattivata" });
    router.refresh();
  };

  return (
    <section aria-labelledby="totp-title" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id="totp-title" className="text-[1.5rem]">
        Verifica in due passaggi
      </h2>
      <p className="mt-1.5 text-ink-2">
        Oltre alla password o al codice per e-mail, l'accesso chiede un codice che cambia ogni 30 secondi,
        letto da un'app sul tuo telefono.
      </p>
      {isRequired && !isActive && (
        <p className="mt-3 rounded-lg bg-honey-100 px-4 py-3 text-honey-700">
          Per usare il pannello devi prima attivarla.
        </p>
      )}
      {isActive && (
        <p className="mt-3 flex items-center gap-1.5 font-semibold text-sage-700">
          <BadgeCheck className="size-4.5" />
          Attiva
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {isEnrolling && <TotpEnrolment onDone={enrolled} onCancel={() => setIsEnrolling(false)} />}
      {isActive && (
        <Button variant="outline" className="mt-5 w-full sm:w-auto" onClick={() => setIsAsking(true)}>
          Disattiva
        </Button>
      )}
      {!isActive && unverifiedEmail !== null && <VerifyEmailNotice email={unverifiedEmail} />}
      {!isActive && !isEnrolling && unverifiedEmail === null && (
        <Button className="mt-5 w-full sm:w-auto" onClick={() => setIsEnrolling(true)}>
          Attiva la verifica
        </Button>
      )}
      <ConfirmDialog
        destructive
        open={isAsking}
        onOpenChange={(open) => {
          setIsAsking(open);
          setPassword("");
          setProblem(undefined);
        }}
        title="Disattivare la verifica in due passaggi?"
        description={`Per accedere basterà ${identity.hasPassword ? "la password" : "il codice per e-mail"}, e i codici di recupero non varranno più. ${identityPrompt(identity)}`}
        confirmLabel="Disattiva"
        onConfirm={disable}
      >
        <IdentityField
          identity={identity}
          value={password}
          error={problem}
          onChange={(typed) => {
            setPassword(typed);
            setProblem(undefined);
          }}
        />
      </ConfirmDialog>
    </section>
  );
}
