"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { useServerErrors } from "@/components/shared/form/server-errors";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { api } from "@/lib/client/api-client";
import { clearSession } from "@/lib/client/person/sign-in";
import type { OpenSums } from "@/lib/domain/money/balance";
import { formatCents } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import { type Identity, IdentityField, identityPrompt } from "./identity-field";

const CONSEQUENCES = [
  "Il tuo profilo e l'avatar vengono cancellati subito e per sempre.",
  "Le prenotazioni future vengono annullate, con il rimborso previsto dalla politica di cancellazione.",
  "Le iscrizioni a corsi ed eventi futuri vengono annullate e il posto torna libero.",
  "Le prenotazioni passate e i movimenti di cassa restano nella contabilità, senza il tuo nome. Le ricevute restano con il tuo nome, perché la legge chiede di conservarle.",
  "Quello che ti dobbiamo te lo restituiamo lo stesso: l'IBAN che hai indicato resta fino al rimborso. Se hai pagato con bonifico qualcosa che deve ancora venire, annullalo prima e scrivi l'IBAN.",
];

function OpenBalanceNotice({ refundDue, dueAmount, lacksIban }: OpenSums) {
  if (refundDue === 0 && dueAmount === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-sand-100 px-4 py-3 text-[0.95rem]">
      {refundDue > 0 && (
        <p>
          Ti dobbiamo ancora <strong>{formatCents(refundDue)}</strong>: te li restituiamo anche senza account.
        </p>
      )}
      {lacksIban && (
        <p>
          Prima di eliminarlo scrivi l'IBAN per il rimborso nelle{" "}
          <Link href={`${paths.myBookings}?tab=past`} className="underline underline-offset-4">
            prenotazioni passate
          </Link>
          : dopo non potremo più chiedertelo.
        </p>
      )}
      {dueAmount > 0 && (
        <p>
          Hai ancora <strong>{formatCents(dueAmount)}</strong> da pagare: restano dovuti anche senza account.
        </p>
      )}
    </div>
  );
}

/** Deletes the account after a confirmation that names the consequences and the open balances. */
export function DeleteAccountCard({ open, identity }: { open: OpenSums; identity: Identity }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const { errors, show, clear } = useServerErrors(["password"]);

  const remove = async () => {
    if (password === "") {
      setProblem(identity.hasPassword ? "Password è obbligatoria" : "Inserisci il codice");
      throw new Error("nothing typed");
    }
    try {
      await api.delete("/api/users/me", { password });
    } catch (error) {
      setProblem(show(error) ?? undefined);
      throw error;
    }
    await clearSession();
    toast({
      title: "Account eliminato",
      description: "Restano soltanto le ricevute e la contabilità, come chiede la legge.",
    });
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
        description={`Il tuo profilo verrà cancellato e le prenotazioni future annullate. ${identityPrompt(identity)}`}
        confirmLabel="Elimina per sempre"
        onConfirm={remove}
      >
        <OpenBalanceNotice {...open} />
        <IdentityField
          identity={identity}
          value={password}
          error={errors.password ?? problem}
          onChange={(typed) => {
            setPassword(typed);
            setProblem(undefined);
            clear();
          }}
        />
      </ConfirmDialog>
    </section>
  );
}
