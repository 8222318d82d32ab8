import { useTranslations } from "next-intl";
import { ColumnFields, TableFields } from "@/components/admin/shared/table-fields";
import { cn } from "@/components/ui/cn";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { BANK_FIELDS, type BankField, hasRequiredColumns } from "@/lib/domain/import/bank-columns";
import { numbered } from "@/lib/domain/import/bank-file";
import type { BankPlan } from "@/lib/schemas/import/bank";
import type { TableChoices } from "@/lib/schemas/import/table";

const MOST_ERRORS = 20;

export function BankPlanView({
  plan: { table, columns, rows, created, known, errors, warnings },
  isDisabled,
  onColumn,
  onChoose,
}: {
  plan: BankPlan;
  isDisabled: boolean;
  onColumn: (name: string, field: BankField | null) => void;
  onChoose: (choices: TableChoices) => void;
}) {
  const t = useTranslations("panel.books.bank.read");
  const formats = useFormats();
  const word = useTextResolver();
  const isEnough = hasRequiredColumns(columns.map(({ field }) => field));
  return (
    <>
      <TableFields reading={table} isDisabled={isDisabled} onChoose={onChoose} />
      <ColumnFields
        legend={t("columns")}
        ignored={t("ignored")}
        labelOf={(column) => t("columnOf", { column })}
        columns={columns}
        options={BANK_FIELDS.map((field) => ({ field, label: t(`fields.${field}`) }))}
        isDisabled={isDisabled}
        onChange={onColumn}
      />
      <p aria-live="polite" className="m-0 font-semibold">
        {isEnough ? t("counts", { created, known }) : t("notEnough")}
      </p>
      {rows.length > 0 && (
        <section aria-label={t("first")}>
          <h3 className="mb-1 font-semibold">{t("first")}</h3>
          <ul className="m-0 flex list-none flex-col p-0 text-[0.9rem]">
            {numbered(rows).map(({ date, amount, description, nth }) => (
              <li
                key={`${date} ${amount} ${nth} ${description}`}
                className="flex flex-wrap gap-x-4 gap-y-0.5 border-b border-sand-100 py-2 last:border-0"
              >
                <span className="min-w-32 whitespace-nowrap">{formats.shortDay(date)}</span>
                <span className="order-last w-full min-w-0 wrap-anywhere sm:order-none sm:w-auto sm:grow sm:basis-56">
                  {description || "—"}
                </span>
                <span className="ml-auto whitespace-nowrap tabular-nums">{formats.cents(amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {[
        { title: t("errors", { count: errors.length }), lines: errors, color: "text-brick-600" },
        { title: t("warnings", { count: warnings.length }), lines: warnings, color: "text-ink-2" },
      ]
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines, color }) => (
          <div key={color}>
            <p className="m-0 font-semibold">{title}</p>
            <ul className={cn("m-0 mt-1 flex list-none flex-col gap-1 p-0 text-[0.9rem]", color)}>
              {lines.slice(0, MOST_ERRORS).map(({ row, message }) => (
                <li key={`${row} ${word(message)}`}>{t("error", { row, message: word(message) })}</li>
              ))}
            </ul>
          </div>
        ))}
    </>
  );
}
