import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { DataTable } from "@/components/shared/data-table";
import type { RowAction } from "@/components/shared/table/columns";
import { ChoiceFilter } from "@/components/shared/table/filters";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Check, EyeOff, Link2, Link2Off, Paperclip, Plus, RotateCcw } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { BANK_STATES } from "@/lib/domain/import/bank-match";
import type { BankFile, BankMovement } from "@/lib/schemas/import/bank";
import { bankFormValues } from "../entry-values";
import { BANK_FILES_PATH, ReadBankFile } from "./read-bank-file";
import { BANK_PATH, useBankActions } from "./use-bank-actions";
import { useBankColumns } from "./use-bank-columns";

const EntryDialog = lazyPart(async () => (await import("../entry-dialog")).EntryDialog);
const MatchDialog = lazyPart(async () => (await import("./match-dialog")).MatchDialog);

const NO_FILTERS = { state: "" };

export function BankList() {
  const t = useTranslations("panel.books.bank");
  const formats = useFormats();
  const columns = useBankColumns();
  const { match, unmatch, setAside } = useBankActions();
  const [isReading, setReading] = useState(false);
  const [choosingFor, setChoosingFor] = useState<BankMovement | null>(null);
  const [entering, setEntering] = useState<BankMovement | null>(null);
  // The server has one order: latest day first.
  const table = useServerTable<BankMovement, typeof NO_FILTERS>(
    BANK_PATH,
    NO_FILTERS,
    () => "",
    { key: "date", direction: "desc" },
    { state: "open" },
  );
  const hasNoFile = useQuery<BankFile[]>({ queryKey: [BANK_FILES_PATH] }).data?.length === 0;
  const actions = (movement: BankMovement): RowAction[] => {
    const { id, state, suggestion } = movement;
    if (state === "matched")
      return [{ label: t("actions.undo"), Icon: Link2Off, onSelect: () => void unmatch(id) }];
    if (state === "aside")
      return [{ label: t("actions.open"), Icon: RotateCcw, onSelect: () => void setAside(id, false) }];
    return [
      ...(suggestion === null
        ? []
        : [
            {
              label: t(suggestion.source === "due" ? "actions.pay" : "actions.match"),
              Icon: Check,
              onSelect: () => void match(id, [suggestion]),
            },
          ]),
      { label: t("actions.enter"), Icon: Plus, onSelect: () => setEntering(movement) },
      { label: t("actions.choose"), Icon: Link2, onSelect: () => setChoosingFor(movement) },
      { label: t("actions.aside"), Icon: EyeOff, onSelect: () => void setAside(id, true) },
    ];
  };
  const read = (
    <Button variant="outline" onClick={() => setReading(true)}>
      <Paperclip />
      {t("read.action")}
    </Button>
  );
  return (
    <>
      <DataTable
        {...table}
        caption={t("column.what")}
        columns={columns}
        rowName={({ description, amount }) => `${description}, ${formats.cents(amount)}`}
        actions={actions}
        search={{ label: t("search"), value: table.search, onChange: table.setSearch }}
        filters={
          <ChoiceFilter
            label={t("state")}
            all={t("allStates")}
            options={BANK_STATES.map((state) => [state, t(`states.${state}`)])}
            value={table.filters.state}
            onChange={(state) => table.setFilter({ state })}
          />
        }
        toolbar={hasNoFile ? undefined : read}
        isBegun={table.isBegun && !hasNoFile}
        empty={
          hasNoFile
            ? { title: t("empty"), description: t("emptyText"), action: read }
            : { title: table.isBegun ? t("allDone") : t("empty") }
        }
      />
      {isReading && <ReadBankFile onClose={() => setReading(false)} />}
      {choosingFor && <MatchDialog movement={choosingFor} onClose={() => setChoosingFor(null)} />}
      {entering && (
        <EntryDialog
          values={bankFormValues(entering)}
          path={`${BANK_PATH}/${entering.id}/entry`}
          description={t("entryFor", {
            description: entering.description,
            amount: formats.cents(entering.amount),
          })}
          onClose={() => setEntering(null)}
        />
      )}
    </>
  );
}
