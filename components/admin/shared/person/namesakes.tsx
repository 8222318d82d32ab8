import { useTranslations } from "next-intl";
import { usePersonFacts } from "@/components/admin/shared/person-field/person-facts";
import { Button } from "@/components/ui/button";
import { fullName } from "@/lib/domain/person/full-name";
import type { ListedPerson, Namesake } from "@/lib/schemas/panel/people";
import { useContradictionsText } from "./merge/merge-texts";

/** People of the same name as somebody who is about to be added, to choose one of them instead. */
export function Namesakes({
  people,
  onChoose,
}: {
  people: readonly Namesake[];
  onChoose: (person: ListedPerson) => void;
}) {
  const t = useTranslations("panel.person.form");
  const personFacts = usePersonFacts();
  const contradictionsText = useContradictionsText();
  return (
    <ul aria-label={t("namesakes")} className="flex flex-col">
      {people.map((person) => (
        <li
          key={person.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-2.5 last:border-0"
        >
          <span className="min-w-0 grow basis-56 [overflow-wrap:anywhere]">
            <span className="block font-semibold">{fullName(person)}</span>
            <span className="block text-[0.9rem] text-ink-2">{personFacts(person)}</span>
            {person.contradictions.length > 0 && (
              <span className="block text-[0.9rem] text-ink-2">
                {contradictionsText(person.contradictions)}
              </span>
            )}
          </span>
          <Button variant="outline" size="sm" onClick={() => onChoose(person)}>
            {t("chooseNamesake")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
