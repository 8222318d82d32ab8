import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { UserRound } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { fullName } from "@/lib/domain/person/full-name";
import {
  type FoundPerson,
  NOBODY,
  type PersonChoice,
  type PersonErrors,
  readTyped,
  type TypedPerson,
} from "./person-choice";
import { PersonBadges, usePersonFacts } from "./person-facts";
import { PersonSearch } from "./person-search";

interface PersonFieldProps {
  choice: PersonChoice;
  /** The existing person whom the typed data identifies: see `useChosenPerson`. */
  match: FoundPerson | null;
  errors: PersonErrors;
  onChange: (choice: PersonChoice) => void;
  onDirtyChange: () => void;
}

export function PersonField({ choice, match, errors, onChange, onDirtyChange }: PersonFieldProps) {
  const t = useTranslations("panel.personField");
  const label = t("customer");
  const search = () => onChange(NOBODY);
  switch (choice.kind) {
    case "none":
      return (
        <PersonSearch
          label={label}
          autoFocus
          error={errors.personId}
          onPerson={(person) => onChange({ kind: "known", person })}
          onNew={(typed) => onChange({ kind: "new", typed: readTyped(typed) })}
          onDirtyChange={onDirtyChange}
        />
      );
    case "known":
      return <ChosenPerson label={label} person={choice.person} onOther={search} />;
    case "new":
      return (
        <NewPerson
          label={label}
          typed={choice.typed}
          match={match}
          errors={errors}
          onChange={(typed) => onChange({ kind: "new", typed })}
          onMatch={(person) => onChange({ kind: "known", person })}
          onOther={search}
        />
      );
  }
}

interface ChosenPersonProps {
  label: string;
  person: FoundPerson;
  onOther: () => void;
}

function ChosenPerson({ label, person, onOther }: ChosenPersonProps) {
  const t = useTranslations("panel.personField");
  const personFacts = usePersonFacts();
  return (
    <section aria-label={label} className="flex items-center gap-3 rounded-md border bg-sage-50 px-4 py-2.5">
      <UserRound className="size-5 shrink-0 text-sage-700 max-sm:hidden" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{fullName(person)}</span>
          <PersonBadges person={person} />
        </p>
        <p className="text-[0.88rem] text-ink-2 wrap-anywhere">{personFacts(person)}</p>
      </div>
      <Button variant="ghost" size="sm" className="-mr-2" onClick={onOther}>
        {t("change")}
      </Button>
    </section>
  );
}

interface NewPersonProps {
  label: string;
  typed: TypedPerson;
  match: FoundPerson | null;
  errors: PersonErrors;
  onChange: (typed: TypedPerson) => void;
  onMatch: (person: FoundPerson) => void;
  onOther: () => void;
}

function NewPerson({ label, typed, match, errors, onChange, onMatch, onOther }: NewPersonProps) {
  const t = useTranslations("panel.personField");
  const tPerson = useTranslations("person");
  const tCustomer = useTranslations("panel.person");
  const text = (name: keyof TypedPerson, more: Record<string, unknown> = {}) => (
    <Field label={tPerson(name)} error={errors[name]} optional={name === "phone" || name === "email"}>
      <Input
        name={name}
        autoComplete="off"
        value={typed[name]}
        onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
        {...more}
      />
    </Field>
  );
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <p className="flex items-center justify-between gap-3">
        <span className="font-medium">{tCustomer("newCustomer")}</span>
        <Button variant="ghost" size="sm" onClick={onOther}>
          {t("backToSearch")}
        </Button>
      </p>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        {text("firstName", { autoFocus: typed.firstName === "" })}
        {text("lastName", { autoFocus: typed.firstName !== "" })}
        {text("phone", { type: "tel" })}
        {text("email", { type: "email" })}
      </div>
      <div role="status" className="empty:hidden">
        {match && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sage-50 px-4 py-2.5">
            <p className="min-w-0 text-[0.95rem] wrap-anywhere">
              {t.rich("sameEmail", {
                value: fullName(match),
                name: (chunks: ReactNode) => <span className="font-semibold">{chunks}</span>,
              })}
            </p>
            <Button variant="outline" size="sm" onClick={() => onMatch(match)}>
              {t("useMatch")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
