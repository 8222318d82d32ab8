import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { useContradictionsText, useReasonsText } from "@/components/admin/shared/person/merge/merge-texts";
import { usePersonFacts } from "@/components/admin/shared/person-field/person-facts";
import { GrowingList } from "@/components/shared/table/growing-list";
import { Button } from "@/components/ui/button";
import { fullName } from "@/lib/domain/person/full-name";
import { isAdministrator, type Role } from "@/lib/domain/person/roles";
import type { DuplicatePeople, ListedPerson } from "@/lib/schemas/panel/people";

const MergeDialog = lazyPart(
  async () => (await import("@/components/admin/shared/person/merge/merge-dialog")).MergeDialog,
);
const PersonDialog = lazyPart(
  async () => (await import("@/components/admin/shared/person/person-dialog")).PersonDialog,
);

export function DuplicatesDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("panel.people.duplicates");
  const [openId, setOpenId] = useState<number | null>(null);
  const [merging, setMerging] = useState<DuplicatePeople | null>(null);
  return (
    <GuardedDialog
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(48rem,calc(100vw-3rem))]"
    >
      {() => (
        <>
          <GrowingList<DuplicatePeople> path="/api/people/duplicates" none={t("none")} more={t("more")}>
            {(pairs) => (
              <ul aria-label={t("title")} className="flex flex-col">
                {pairs.map((pair) => (
                  <Pair
                    key={pair.people.map(({ id }) => id).join(" ")}
                    pair={pair}
                    onOpen={({ id }) => setOpenId(id)}
                    onMerge={isAdministrator(role) ? () => setMerging(pair) : null}
                  />
                ))}
              </ul>
            )}
          </GrowingList>
          {openId !== null && <PersonDialog id={openId} role={role} onClose={() => setOpenId(null)} />}
          {merging && (
            <MergeDialog
              person={merging.people[0]}
              otherId={merging.people[1].id}
              onClose={() => setMerging(null)}
              onMerged={() => {}}
            />
          )}
        </>
      )}
    </GuardedDialog>
  );
}

interface PairProps {
  pair: DuplicatePeople;
  onOpen: (person: ListedPerson) => void;
  /** Null if the role may not merge. */
  onMerge: (() => void) | null;
}

function Pair({ pair: { people, reasons, contradictions }, onOpen, onMerge }: PairProps) {
  const t = useTranslations("panel.people.duplicates");
  const tActions = useTranslations("panel.person.actions");
  const reasonsText = useReasonsText();
  const contradictionsText = useContradictionsText();
  const personFacts = usePersonFacts();
  const areAccounts = people.every(({ hasAccount }) => hasAccount);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-3 last:border-0">
      <div className="min-w-0 grow basis-72">
        <p className="text-[0.88rem] text-ink-2">{reasonsText(reasons)}</p>
        {contradictions.length > 0 && (
          <p className="text-[0.88rem] text-honey-700">
            {t("apart", { why: contradictionsText(contradictions) })}
          </p>
        )}
        {people.map((person) => (
          <p key={person.id} className="[overflow-wrap:anywhere]">
            <button
              type="button"
              className="inline-flex min-h-11 items-center text-left font-semibold underline decoration-sage-300 decoration-2 underline-offset-4"
              onClick={() => onOpen(person)}
            >
              {fullName(person)}
            </button>
            <span className="text-[0.9rem] text-ink-2">
              {" "}
              · {personFacts(person)}
              {person.hasAccount && ` · ${t("account")}`}
            </span>
          </p>
        ))}
      </div>
      {onMerge &&
        (areAccounts ? (
          <span className="text-[0.9rem] text-ink-2">{t("twoAccounts")}</span>
        ) : (
          <Button variant="outline" size="sm" onClick={onMerge}>
            {tActions("merge")}
            <span className="sr-only">
              {" "}
              {t("pair", { one: fullName(people[0]), other: fullName(people[1]) })}
            </span>
          </Button>
        ))}
    </li>
  );
}
