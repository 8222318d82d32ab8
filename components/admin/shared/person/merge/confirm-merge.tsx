import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { usePersonFacts } from "@/components/admin/shared/person-field/person-facts";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox";
import { pinnedButtons } from "@/components/ui/dialog";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { fullName } from "@/lib/domain/person/full-name";
import { contradictionsOf } from "@/lib/domain/person/match-person";
import { type MergedValue, mergePreview } from "@/lib/domain/person/merged-person";
import { isCalendarDay } from "@/lib/domain/time/dates";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { useContradictionsText, usePersonTotalsText } from "./merge-texts";

type Pair = readonly [ListedPerson, ListedPerson];

/** The default survivor: the person with an account, otherwise the one with the older record. */
function likelyKept([one, other]: Pair): ListedPerson {
  if (one.hasAccount !== other.hasAccount) return one.hasAccount ? one : other;
  return one.id < other.id ? one : other;
}

interface ConfirmMergeProps {
  pair: Pair;
  onBack: () => void;
  onMerged: (into: number) => void;
}

export function ConfirmMerge({ pair, onBack, onMerged }: ConfirmMergeProps) {
  const t = useTranslations("panel.person.merge");
  const tRefusal = useTranslations("refusals.person");
  const tEditor = useTranslations("editor");
  const personFacts = usePersonFacts();
  const sumsText = usePersonTotalsText();
  const contradictionsText = useContradictionsText();
  const act = useAdminAction();
  const [keptId, setKeptId] = useState(likelyKept(pair).id);
  const [isSending, setSending] = useState(false);
  const kept = pair.find(({ id }) => id === keptId) ?? pair[0];
  const gone = pair.find(({ id }) => id !== keptId) ?? pair[1];
  const areAccounts = pair.every(({ hasAccount }) => hasAccount);
  const contradictions = contradictionsOf(gone, kept);
  const [isSure, setSure] = useState(contradictions.length === 0);

  async function merge(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    try {
      await act(
        async () => {
          await api.post(`/api/people/${gone.id}/merge`, { into: kept.id });
          onMerged(kept.id);
        },
        { success: t("done"), description: fullName(kept), failure: t("failed") },
      );
    } catch {
      setSending(false);
    }
  }

  return (
    <form method="post" onSubmit={(event) => void merge(event)} className="flex min-w-0 flex-col gap-5">
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-2 p-0 font-semibold">{t("whoStays")}</legend>
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
                <span className="block font-semibold [overflow-wrap:anywhere]">{fullName(person)}</span>
                <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">
                  {personFacts(person)}
                </span>
                <span className="block text-[0.9rem] text-ink-2">
                  {person.hasAccount ? t("withAccount", { sums: sumsText(person) }) : sumsText(person)}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {areAccounts ? (
        <p role="alert" className="rounded-md bg-honey-100 px-4 py-3 text-honey-700">
          {tRefusal("twoAccounts")}
        </p>
      ) : (
        <>
          {pair.some(({ hasAccount, isVerified }) => hasAccount && !isVerified) && (
            <p role="alert" className="rounded-md bg-honey-100 px-4 py-3 text-honey-700">
              {t("unverified")}
            </p>
          )}
          {contradictions.length > 0 && (
            <div role="alert" className="rounded-md bg-honey-100 px-4 py-3 text-honey-700">
              <p>{t("apart", { why: contradictionsText(contradictions) })}</p>
              <CheckboxField checked={isSure} onCheckedChange={setSure}>
                {t("sure")}
              </CheckboxField>
            </div>
          )}
          <Consequences gone={gone} kept={kept} />
        </>
      )}
      <div className={pinnedButtons}>
        <Button variant="outline" onClick={onBack}>
          {tEditor("back")}
        </Button>
        <SubmitButton variant="destructive" pending={isSending} disabled={areAccounts || !isSure}>
          {t("submit")}
        </SubmitButton>
      </div>
    </form>
  );
}

function Consequences({ gone, kept }: { gone: ListedPerson; kept: ListedPerson }) {
  const t = useTranslations("panel.person.merge");
  const formats = useFormats();
  const sumsText = usePersonTotalsText();
  /** "telefono 06 111" */
  const valueText = ({ field, value }: MergedValue) =>
    t(`value.${field}`, { value: isCalendarDay(value) ? formats.day(value) : value });
  const { filled, dropped } = mergePreview(gone, kept);
  const into = fullName(kept);
  const lines = [
    t("moves", { sums: sumsText(gone) }),
    ...(gone.hasAccount ? [t("accountMoves", { kept: into })] : []),
    ...(filled.length > 0 ? [t("filled", { values: filled.map(valueText).join("; ") })] : []),
    ...(dropped.length > 0 ? [t("dropped", { values: dropped.map(valueText).join("; ") })] : []),
    ...(gone.email ? [t("recognized", { email: gone.email })] : []),
    t("kept"),
    t("final"),
  ];
  return (
    <section aria-label={t("consequences")}>
      <h3 className="pb-1 text-lg">{t("consequences")}</h3>
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
