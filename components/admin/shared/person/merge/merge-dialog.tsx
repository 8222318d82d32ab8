import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import type { FoundPerson } from "@/components/admin/shared/person-field/person-choice";
import { PersonBadges, usePersonFacts } from "@/components/admin/shared/person-field/person-facts";
import { usePeopleSearch } from "@/components/admin/shared/person-field/use-people";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { foldName } from "@/lib/domain/person/folded-name";
import { fullName } from "@/lib/domain/person/full-name";
import type { DuplicatePeople, ListedPerson } from "@/lib/schemas/panel/people";
import { ConfirmMerge } from "./confirm-merge";
import { useReasonsText } from "./merge-texts";

interface MergeDialogProps {
  person: ListedPerson;
  otherId?: number;
  onClose: () => void;
  onMerged: (into: number) => void;
}

export function MergeDialog({ person, otherId: known, onClose, onMerged }: MergeDialogProps) {
  const t = useTranslations("panel.person");
  const word = useTextResolver();
  const [otherId, setOtherId] = useState<number | null>(known ?? null);
  const { data: other, error } = useQuery<ListedPerson>({
    queryKey: [`/api/people/${otherId}`],
    enabled: otherId !== null,
  });
  return (
    <GuardedDialog
      title={t("merge.title")}
      description={otherId === null ? t("merge.description", { name: fullName(person) }) : undefined}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {() => {
        if (otherId === null) return <ChooseOther of={person} onChoose={setOtherId} />;
        if (error && !other) return <p role="alert">{word(failureText(error))}</p>;
        if (!other) return <Spinner label={t("loading")} />;
        return (
          <ConfirmMerge
            pair={[person, other]}
            onBack={known === undefined ? () => setOtherId(null) : onClose}
            onMerged={(into) => {
              onMerged(into);
              onClose();
            }}
          />
        );
      }}
    </GuardedDialog>
  );
}

/** Proposes the possible duplicates of a person and, since the same name alone makes none, the namesakes. */
function ChooseOther({ of, onChoose }: { of: ListedPerson; onChoose: (otherId: number) => void }) {
  const { id } = of;
  const name = fullName(of);
  const t = useTranslations("panel.person.merge");
  const reasonsText = useReasonsText();
  const [text, setText] = useState("");
  const { isAsking, found, isPending } = usePeopleSearch(text);
  const alike = usePeopleSearch(name);
  const path = `/api/people/duplicates?personId=${id}`;
  const similar = useQuery<DuplicatePeople[]>({ queryKey: [path] });
  const others = found.filter((person) => person.id !== id);
  const pairs = (similar.data ?? []).map(({ people: [a, b], reasons }) => ({
    person: a.id === id ? b : a,
    note: reasonsText(reasons),
  }));
  const known = new Set([id, ...pairs.map(({ person }) => person.id)]);
  const namesakes = alike.found.filter(
    (person) => !known.has(person.id) && foldName(fullName(person)) === foldName(name),
  );
  const proposed = [...pairs, ...namesakes.map((person) => ({ person, note: t("sameName") }))];
  return (
    <>
      <Field label={t("search")} hint={t("searchHint")}>
        <Input
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {isAsking && !isPending && others.length === 0 && <p className="text-ink-2">{t("nobody")}</p>}
      {isAsking && others.length > 0 && (
        <ul aria-label={t("found")} className="flex flex-col">
          {others.map((other) => (
            <Line key={other.id} person={other} onChoose={() => onChoose(other.id)} />
          ))}
        </ul>
      )}
      {!isAsking && proposed.length > 0 && (
        <section aria-label={t("similar")}>
          <h3 className="pb-1 text-lg">{t("similar")}</h3>
          <ul className="flex flex-col">
            {proposed.map(({ person, note }) => (
              <Line key={person.id} person={person} note={note} onChoose={() => onChoose(person.id)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Line({ person, note, onChoose }: { person: FoundPerson; note?: string; onChoose: () => void }) {
  const t = useTranslations("panel.person.merge");
  const personFacts = usePersonFacts();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-2.5 last:border-0">
      <span className="min-w-0 grow basis-56">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold [overflow-wrap:anywhere]">{fullName(person)}</span>
          <PersonBadges person={person} />
        </span>
        <span className="block text-[0.9rem] text-ink-2 [overflow-wrap:anywhere]">{personFacts(person)}</span>
        {note && <span className="block text-[0.9rem] text-ink-2">{note}</span>}
      </span>
      <Button variant="outline" size="sm" onClick={onChoose}>
        {t("choose")}
        <span className="sr-only"> {fullName(person)}</span>
      </Button>
    </li>
  );
}
