import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/client/api-client";
import type { BookEntry } from "@/lib/schemas/books/book-entry";
import { type EntryForm, rowValue } from "./entry-form";

const PATH = "/api/book-entries?pageSize=100";
const MOST = 4;

/** The last entry with each counterparty whose name has what is typed, latest first. */
export function lastByCounterparty(entries: readonly BookEntry[], typed: string): BookEntry[] {
  const wanted = typed.trim().toLocaleLowerCase("it");
  const found = new Map<string, BookEntry>();
  for (const entry of entries) {
    const name = entry.counterparty?.toLocaleLowerCase("it");
    if (name === undefined || entry.reversalOf !== null || entry.isReversed || name === wanted) continue;
    if (name.includes(wanted) && !found.has(name)) found.set(name, entry);
  }
  return [...found.values()].slice(0, MOST);
}

/** Offers the last counterparties under their field: one press fills in the name and its row of the statement. */
export function CounterpartyChoices() {
  const t = useTranslations("panel.books");
  const { setValue } = useFormContext<EntryForm>();
  const typed = useWatch<EntryForm, "counterparty">({ name: "counterparty" });
  const { data } = useQuery<BookEntry[]>({
    queryKey: [PATH],
    queryFn: ({ signal }) => api.get<BookEntry[]>(PATH, { signal }),
  });
  const choices = lastByCounterparty(data ?? [], typed);
  if (choices.length === 0) return null;

  function choose({ counterparty, direction, category }: BookEntry): void {
    const change = { shouldDirty: true, shouldValidate: false };
    setValue("counterparty", counterparty ?? "", change);
    if (direction === "transfer" || category === null) return;
    setValue("direction", direction, change);
    setValue("row", rowValue(direction, category), change);
  }

  return (
    <ul aria-label={t("form.lastCounterparties")} className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0">
      {choices.map((entry) => (
        <li key={entry.id}>
          <Button variant="outline" size="sm" onClick={() => choose(entry)}>
            {entry.category === null
              ? entry.counterparty
              : t("row", { key: entry.counterparty ?? "", label: entry.category })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
