"use client";

import { type SubmitEvent, useState } from "react";
import { personName } from "@/components/admin/shared/person/person-texts";
import { personFacts } from "@/components/admin/shared/person-field/person-facts";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { pinnedButtons } from "@/components/ui/dialog";
import { useWord } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { text } from "@/lib/domain/language/text";
import { mergePreview } from "@/lib/domain/panel/merge-preview";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { sumsText, valueText } from "./merge-texts";

type Pair = readonly [ListedPerson, ListedPerson];

/** Who stays unless somebody chooses otherwise: the one with an account, else the one known longer. */
function likelyKept([one, other]: Pair): ListedPerson {
  if (one.hasAccount !== other.hasAccount) return one.hasAccount ? one : other;
  return one.id < other.id ? one : other;
}

/** Why the two cannot be merged, as the server would refuse it; null where they can. */
function refusalOf(pair: Pair): string | null {
  if (pair.every(({ hasAccount }) => hasAccount)) return text("refusals.person.twoAccounts");
  if (pair.some(({ hasAccount, isVerified }) => hasAccount && !isVerified))
    return text("refusals.person.unprovenAccount");
  return null;
}

/** What a merge will do, and the press that does it. */
export function ConfirmMerge({
  pair,
  onBack,
  onMerged,
}: {
  pair: Pair;
  onBack: () => void;
  onMerged: (into: number) => void;
}) {
  const act = useAdminAction();
  const [keptId, setKeptId] = useState(likelyKept(pair).id);
  const [isSending, setSending] = useState(false);
  const kept = pair.find(({ id }) => id === keptId) ?? pair[0];
  const gone = pair.find(({ id }) => id !== keptId) ?? pair[1];
  const refusal = refusalOf(pair);
  const word = useWord();

  async function merge(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    try {
      await act(
        async () => {
          await api.post(`/api/people/${gone.id}/merge`, { into: kept.id });
          onMerged(kept.id);
        },
        { success: "Schede unite", description: personName(kept), failure: "Schede non unite" },
      );
    } catch {
      setSending(false);
    }
  }

  return (
    <form method="post" onSubmit={(event) => void merge(event)} className="flex min-w-0 flex-col gap-5">
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-2 p-0 font-semibold">Quale scheda resta?</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {pair.map((person) => (
            <label
              key={person.id}
              className="flex min-w-0 cursor-pointer items-start gap-3 rounded-md border p-3 has-checked:border-sage-600 has-checked:bg-sage-50"
            >
              <input
                type="radio"
                name="kept"
                className="mt-1 size-5 shrink-0 accent-sage-700"
                checked={person.id === kept.id}
                onChange={() => setKeptId(person.id)}
              />
              <span className="min-w-0">
                <span className="block font-semibold [overflow-wrap:anywhere]">{personName(person)}</span>
                <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
                  {personFacts(person)}
                </span>
                <span className="block text-[0.9rem] text-ink-2">
                  {sumsText(person)}
                  {person.hasAccount && ", con account"}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {refusal === null ? (
        <Consequences gone={gone} kept={kept} />
      ) : (
        <p role="alert" className="rounded-md bg-honey-100 px-4 py-3 text-honey-700">
          {word(refusal)}
        </p>
      )}
      <div className={pinnedButtons}>
        <Button variant="outline" onClick={onBack}>
          Indietro
        </Button>
        <SubmitButton variant="destructive" pending={isSending} disabled={refusal !== null}>
          Unisci
        </SubmitButton>
      </div>
    </form>
  );
}

function Consequences({ gone, kept }: { gone: ListedPerson; kept: ListedPerson }) {
  const { filled, dropped } = mergePreview(gone, kept);
  const into = personName(kept);
  const lines = [
    `Tutto ciò che è di ${personName(gone)} (${sumsText(gone)}) passa a ${into}. L'altra scheda non ci sarà più.`,
    ...(gone.hasAccount
      ? [`Il suo account passa a ${into}, con la stessa e-mail di accesso e la stessa password.`]
      : []),
    ...(filled.length > 0 ? [`Si aggiunge: ${filled.map(valueText).join("; ")}.`] : []),
    ...(dropped.length > 0 ? [`Non resta: ${dropped.map(valueText).join("; ")}.`] : []),
    ...(gone.email && ![gone, kept].some(({ hasAccount }) => hasAccount)
      ? [`Chi prenota con ${gone.email} e lo stesso nome sarà ancora riconosciuto.`]
      : []),
    "Ricevute, pagamenti e registro restano come sono scritti.",
    "Non si può annullare.",
  ];
  return (
    <section aria-label="Che cosa succede">
      <h3 className="pb-1 text-lg">Che cosa succede</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {lines.map((line) => (
          <li key={line} className="[overflow-wrap:anywhere]">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
