"use client";

import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { api } from "@/lib/client/api-client";
import { DEMONSTRATION_KINDS, type DemonstrationKind } from "@/lib/domain/site/demonstration";
import type { RemovedDemonstration, Setup } from "@/lib/schemas/site/setup";
import { useAdminAction } from "./use-admin-action";

const WORDS: Record<DemonstrationKind, [one: string, many: string]> = {
  registrations: ["iscrizione", "iscrizioni"],
  bookings: ["prenotazione", "prenotazioni"],
  closures: ["chiusura", "chiusure"],
  galleryImages: ["immagine della galleria", "immagini della galleria"],
  events: ["evento", "eventi"],
  courses: ["corso", "corsi"],
  spaces: ["sala", "sale"],
  people: ["persona", "persone"],
};

type Counts = Setup["demonstration"]["removable"];

/** "5 sale, 6 corsi"; empty where there is nothing. */
const inWords = (counts: Counts): string =>
  [...DEMONSTRATION_KINDS]
    .reverse()
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${WORDS[kind][counts[kind] === 1 ? 0 : 1]}`)
    .join(", ");

/** Shows what of the demonstration goes and what stays, and why, before it goes. */
export function RemoveDemonstration({ setup, onClose }: { setup: Setup; onClose: () => void }) {
  const act = useAdminAction();
  const { removable, changed, used } = setup.demonstration;
  const lines = [
    ["Vanno via", inWords(removable)],
    ["Restano, perché qualcuno li ha modificati", inWords(changed)],
    ["Restano, perché qualcosa di vero ci si appoggia", inWords(used)],
  ].filter(([, words]) => words !== "");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Togliere i dati dimostrativi?"
      description="Non si possono rimettere. Nessuno viene avvisato."
      confirmLabel="Togli"
      destructive
      onConfirm={async () => {
        await act(() => api.delete<RemovedDemonstration>("/api/setup/demonstration"), {
          success: "Dati dimostrativi tolti",
          description: ({ removed }) => inWords(removed),
          failure: "Dati dimostrativi non tolti",
        });
      }}
    >
      <dl className="grid gap-2">
        {lines.map(([label, words]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="m-0 text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}
