import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { useDebounced } from "@/components/shared/use-debounced";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox";
import { DialogFooter, TitledDialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFormats } from "@/components/ui/use-words";
import type { BankMovement, BankTarget } from "@/lib/schemas/import/bank";
import { BANK_PATH, useBankActions } from "./use-bank-actions";
import { useTargetName } from "./use-bank-columns";

const keyOf = ({ source, id }: BankTarget) => `${source} ${id}`;

interface MatchDialogProps {
  movement: BankMovement;
  onClose: () => void;
}

/** Matches a bank movement with payments and entries that add up to its amount, or with one due amount that it pays. */
export function MatchDialog({ movement: { id, date, amount, description }, onClose }: MatchDialogProps) {
  const t = useTranslations("panel.books.bank.choose");
  const tEditor = useTranslations("editor");
  const { cents, day } = useFormats();
  const nameOf = useTargetName();
  const { match } = useBankActions();
  const headings = useId();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankTarget>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const path = `${BANK_PATH}/${id}/candidates?${new URLSearchParams({ q: useDebounced(search.trim()) })}`;
  const { data, error, refetch } = useQuery<BankTarget[]>({
    queryKey: [path],
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  const sum = [...chosen.values()].reduce((total, one) => total + one.amount, 0);
  // The selected items stay visible, whatever the search finds.
  const found = data?.filter((one) => !chosen.has(keyOf(one))) ?? [];
  const inBooks = [...chosen.values(), ...found.filter(({ source }) => source !== "due")];
  const due = found.filter(({ source }) => source === "due");

  function toggle(thing: BankTarget): void {
    const next = new Map(chosen);
    if (!next.delete(keyOf(thing))) next.set(keyOf(thing), thing);
    setChosen(next);
  }

  async function done(things: readonly BankTarget[]): Promise<void> {
    setBusy(true);
    if (await match(id, things)) onClose();
    setBusy(false);
  }

  return (
    <TitledDialog
      title={t("title")}
      description={t("text", { description, amount: cents(amount), day: day(date) })}
      onClose={onClose}
      className="sm:w-[min(48rem,calc(100vw-3rem))]"
    >
      <Field label={t("search")}>
        <Input
          type="search"
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
      </Field>
      {!data && <TablePlaceholder error={error} refetch={refetch} rows={4} />}
      {data && inBooks.length + due.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      {inBooks.length > 0 && (
        <section aria-labelledby={`${headings}-books`}>
          <h3 id={`${headings}-books`} className="mb-2 font-semibold">
            {t("books")}
          </h3>
          <ul className="m-0 flex list-none flex-col p-0">
            {inBooks.map((thing) => (
              <li
                key={keyOf(thing)}
                className="flex items-center gap-3 border-b border-sand-100 py-2 last:border-0"
              >
                <div className="min-w-0 grow wrap-anywhere">
                  <CheckboxField checked={chosen.has(keyOf(thing))} onCheckedChange={() => toggle(thing)}>
                    {nameOf(thing)}
                  </CheckboxField>
                </div>
                <span className="font-semibold whitespace-nowrap tabular-nums">{cents(thing.amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {due.length > 0 && (
        <section aria-labelledby={`${headings}-due`}>
          <h3 id={`${headings}-due`} className="mb-2 font-semibold">
            {t("due")}
          </h3>
          <ul className="m-0 flex list-none flex-col p-0">
            {due.map((thing) => (
              <li
                key={keyOf(thing)}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-2 last:border-0"
              >
                <span className="min-w-0 grow basis-56 wrap-anywhere">{thing.label}</span>
                <span className="font-semibold whitespace-nowrap tabular-nums">{cents(thing.amount)}</span>
                <Button
                  variant="outline"
                  size="sm"
                  disabled={isBusy || thing.amount < amount}
                  aria-label={t("payName", { label: thing.label })}
                  onClick={() => void done([thing])}
                >
                  {t("pay")}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DialogFooter className="items-center">
        <p aria-live="polite" className="m-0 mr-auto text-ink-2 tabular-nums">
          {t("sum", { sum: cents(sum), amount: cents(amount) })}
        </p>
        <Button variant="outline" onClick={onClose}>
          {tEditor("back")}
        </Button>
        <Button
          variant="action"
          disabled={isBusy || chosen.size === 0 || sum !== amount}
          onClick={() => void done([...chosen.values()])}
        >
          {t("submit")}
        </Button>
      </DialogFooter>
    </TitledDialog>
  );
}
