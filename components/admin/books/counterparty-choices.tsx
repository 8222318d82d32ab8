import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { foldText } from "@/lib/domain/language/fold-text";
import type { Counterparty } from "@/lib/schemas/books/counterparty";
import type { EntryForm } from "./entry-form";
import { rowOf } from "./entry-values";

const PATH = "/api/book-entries/counterparties";
const MOST = 4;

/** The most recent counterparties whose name contains the typed text, without one that equals it. */
export function matching(counterparties: readonly Counterparty[], typed: string): Counterparty[] {
  const wanted = foldText(typed.trim());
  return counterparties
    .map((one) => ({ one, name: foldText(one.name) }))
    .filter(({ name }) => name.includes(wanted) && name !== wanted)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/**
 * Suggests recent counterparties under their field. One click fills in the name, and the direction and row of the last
 * entry with that counterparty.
 */
export function CounterpartyChoices() {
  const t = useTranslations("panel.books");
  const { setValue } = useFormContext<EntryForm>();
  const typed = useWatch<EntryForm, "counterparty">({ name: "counterparty" });
  const { data } = useQuery<Counterparty[]>({ queryKey: [PATH] });
  const choices = matching(data ?? [], typed);
  if (choices.length === 0) return null;

  function choose(choice: Counterparty): void {
    const { name, direction } = choice;
    const change = { shouldDirty: true, shouldValidate: false };
    setValue("counterparty", name, change);
    if (direction === "transfer") return;
    setValue("direction", direction, change);
    setValue("row", rowOf(choice), change);
  }

  return (
    <ul aria-label={t("form.lastCounterparties")} className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0">
      {choices.map((choice) => (
        <li key={choice.name}>
          <Button variant="outline" size="sm" onClick={() => choose(choice)}>
            {choice.category === null ? choice.name : t("row", { key: choice.name, label: choice.category })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
