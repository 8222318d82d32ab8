import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { useFormats, useWord } from "@/components/ui/use-words";
import { areEnough, BANK_FIELDS, type BankField, numbered } from "@/lib/domain/import/bank-file";
import type { BankPlan } from "@/lib/schemas/import/bank";

const MOST_ERRORS = 20;

/** What is in a file of the bank: its columns, which can be changed, its first movements, and what cannot be read. */
export function BankPlanView({
  plan: { columns, rows, created, known, errors },
  isDisabled,
  onColumn,
}: {
  plan: BankPlan;
  isDisabled: boolean;
  onColumn: (name: string, field: BankField | null) => void;
}) {
  const t = useTranslations("panel.books.bank.read");
  const formats = useFormats();
  const word = useWord();
  const isEnough = areEnough(columns.map(({ field }) => field));
  return (
    <>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-2 font-semibold">{t("columns")}</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ name, field }) => (
            <div key={name} className="flex min-w-0 flex-col gap-1">
              <span aria-hidden="true" className="truncate text-[0.9rem] text-ink-2">
                {name}
              </span>
              <Select
                aria-label={t("columnOf", { column: name })}
                value={field ?? ""}
                disabled={isDisabled}
                onChange={({ target }) =>
                  onColumn(name, BANK_FIELDS.find((one) => one === target.value) ?? null)
                }
              >
                <option value="">{t("ignored")}</option>
                {BANK_FIELDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`fields.${one}`)}
                  </option>
                ))}
              </Select>
            </div>
          ))}
        </div>
      </fieldset>
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
                <span className="ml-auto whitespace-nowrap tabular-nums">
                  {formats.cents(amount).replace("-", "−")}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {errors.length > 0 && (
        <div>
          <p className="m-0 font-semibold">{t("errors", { count: errors.length })}</p>
          <ul className="m-0 mt-1 flex list-none flex-col gap-1 p-0 text-[0.9rem] text-brick-600">
            {errors.slice(0, MOST_ERRORS).map(({ row, message }) => (
              <li key={row}>{t("error", { row, message: word(message) })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
