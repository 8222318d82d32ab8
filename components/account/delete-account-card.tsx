"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { PasswordInput } from "@/components/auth/password-input";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import { forgetSession } from "@/lib/client/session";
import { paths } from "@/lib/paths";

const CONSEQUENCES = [
  "Il tuo profilo, l'avatar e i dati personali vengono cancellati subito e per sempre.",
  "Le prenotazioni future vengono annullate, con il rimborso previsto dalla politica di cancellazione.",
  "Le iscrizioni a corsi ed eventi futuri vengono annullate e il posto torna libero.",
  "Le prenotazioni passate restano nella contabilità, senza il tuo nome.",
];

/** The end of an account, with what it means said before. */
export function DeleteAccountCard() {
  const client = useQueryClient();
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const { errors, show, clear } = useServerErrors(["password"]);

  const remove = async () => {
    if (password === "") {
      setProblem("Password è obbligatoria");
      throw new Error("no password");
    }
    try {
      await api.delete("/api/users/me", { password });
    } catch (error) {
      setProblem(show(error) ?? undefined);
      throw error;
    }
    await forgetSession(client);
    toast({ title: "Account eliminato", description: "I tuoi dati personali sono stati cancellati." });
    router.replace(paths.home);
    router.refresh();
  };

  return (
    <section
      aria-labelledby="deletion-title"
      className="rounded-xl border border-brick-600/35 bg-surface p-5 shadow-rest sm:p-8"
    >
      <h2 id="deletion-title" className="text-[1.5rem]">
        Elimina account
      </h2>
      <p className="mt-1.5 text-ink-2">Non si può annullare. Ecco che cosa succede:</p>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 marker:text-brick-600">
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Button variant="destructive" className="mt-6 w-full sm:w-auto" onClick={() => setIsOpen(true)}>
        Elimina il mio account
      </Button>
      <ConfirmDialog
        destructive
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          setPassword("");
          setProblem(undefined);
          clear();
        }}
        title="Eliminare l'account?"
        description="I tuoi dati verranno cancellati e le prenotazioni future annullate. Per confermare inserisci la tua password."
        confirmLabel="Elimina per sempre"
        onConfirm={remove}
      >
        <Field label="Password" error={errors.password ?? problem}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
              clear();
            }}
          />
        </Field>
      </ConfirmDialog>
    </section>
  );
}
