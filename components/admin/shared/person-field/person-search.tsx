import { useTranslations } from "next-intl";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Plus, UserRound } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useCombobox } from "@/components/ui/use-combobox";
import { fullName } from "@/lib/domain/person/full-name";
import type { FoundPerson } from "./person-choice";
import { PersonBadges, usePersonFacts } from "./person-facts";
import { usePeopleSearch, useRecentPeople } from "./use-people";

interface PersonSearchProps {
  label: string;
  autoFocus: boolean;
  error: string | undefined;
  onPerson: (person: FoundPerson) => void;
  /** Called with the typed text to create a new person; without it, only existing people can be chosen. */
  onNew?: (typed: string) => void;
  onDirtyChange: () => void;
}

/**
 * Finds a person by two letters of the name, digits of the phone number, or e-mail. While the input is empty, it offers
 * the most recently chosen people; the last option always creates a new person.
 */
export function PersonSearch({ label, autoFocus, error, onPerson, onNew, onDirtyChange }: PersonSearchProps) {
  const t = useTranslations("panel.personField");
  const personFacts = usePersonFacts();
  const [text, setText] = useState("");
  const { asked, isAsking, found, isPending } = usePeopleSearch(text);
  const recent = useRecentPeople();
  const isEmpty = asked === "";
  const people = isAsking ? found : isEmpty ? recent : [];
  const choices = isAsking && onNew ? [...people, null] : people;
  const { box, listId, optionOf, startAgain } = useCombobox<FoundPerson | null>({
    choices,
    keyOf: (person) => String(person?.id ?? "new"),
    isPending,
    // Enter in the empty field chooses nobody.
    isFirstActive: !isEmpty,
    onChoose: (person) => (person ? onPerson(person) : onNew?.(asked)),
  });

  return (
    <div className="relative">
      <Field label={label} error={error} hint={t("searchHint")}>
        <Input
          autoFocus={autoFocus}
          {...box}
          placeholder={t("placeholder")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            startAgain();
            onDirtyChange();
          }}
        />
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={t(isEmpty ? "recent" : "found")}
        className={cn(
          "mt-1 max-h-72 overflow-y-auto rounded-md border bg-surface p-1 shadow-floating",
          choices.length === 0 && "hidden",
        )}
      >
        {isEmpty && choices.length > 0 && (
          <p aria-hidden className="px-3 pt-1 text-[0.85rem] font-semibold text-ink-2">
            {t("recent")}
          </p>
        )}
        {choices.map((person) => (
          <div
            key={person?.id ?? "new"}
            {...optionOf(person)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sand-100 aria-selected:bg-sage-100"
          >
            {person ? <UserRound className="size-5 shrink-0" /> : <Plus className="size-5 shrink-0" />}
            {person ? (
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="min-w-0 truncate font-semibold">{fullName(person)}</span>
                  <PersonBadges person={person} />
                </span>
                <span className="block truncate text-[0.88rem] text-ink-2">{personFacts(person)}</span>
              </span>
            ) : (
              <span className="min-w-0 truncate font-semibold">{t("new", { name: asked })}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
