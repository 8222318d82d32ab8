import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import { FLOWS, SECTIONS, sectionOf } from "@/lib/domain/books/modello-d";
import type { Statement } from "@/lib/schemas/books/statement";

export type StatementRow = Statement["rows"][number] & { year: number };

interface StatementSectionsProps {
  statement: Statement;
  onOpen?: (row: StatementRow) => void;
}

/**
 * The rows of the statement by sections, money in and money out in two columns, with the previous year. Rows without
 * money are behind a button on screen and always printed.
 * @param onOpen shows the entries behind a figure; absent in print
 */
export function StatementSections({ statement, onOpen }: StatementSectionsProps) {
  const t = useTranslations("panel.books.statement");
  const [hasAll, setAll] = useState(false);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {onOpen && (
        <div className="print:hidden">
          <Button variant="ghost" size="sm" aria-expanded={hasAll} onClick={() => setAll(!hasAll)}>
            {t(hasAll ? "hideEmpty" : "showEmpty")}
          </Button>
        </div>
      )}
      {SECTIONS.map((section) => (
        <div key={section.letter} className="grid min-w-0 gap-x-8 gap-y-5 xl:grid-cols-2 print:grid-cols-2">
          {FLOWS.map((flow) => (
            <SectionTable
              key={flow}
              letter={section.letter}
              name={section[flow]}
              year={statement.year}
              onOpen={onOpen}
              hidesEmpty={onOpen !== undefined && !hasAll}
              rows={statement.rows.filter(
                ({ direction, key }) => direction === flow && sectionOf(key) === section.letter,
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SectionTableProps {
  letter: string;
  name: string;
  year: number;
  rows: Statement["rows"];
  onOpen: ((row: StatementRow) => void) | undefined;
  hidesEmpty: boolean;
}

function SectionTable({ letter, name, year, rows, onOpen, hidesEmpty }: SectionTableProps) {
  const t = useTranslations("panel.books");
  const total = (of: "amount" | "previous") => rows.reduce((sum, row) => sum + row[of], 0);
  return (
    <table className="w-full table-fixed self-start text-[0.95rem] tabular-nums">
      <caption className="pb-1 text-left font-semibold text-sage-800">
        {t("form.section", { letter, name })}
      </caption>
      <thead>
        <tr className="border-b text-right text-[0.9rem] text-ink-2">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {t("statement.row")}
          </th>
          {[year, year - 1].map((one) => (
            <th
              key={one}
              scope="col"
              className="w-20 py-1.5 pl-1.5 text-right! font-semibold sm:w-[7.5rem] sm:pl-2"
            >
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.key}
            className={cn(
              "border-b border-sand-200 align-baseline",
              hidesEmpty && row.amount === 0 && row.previous === 0 && "hidden print:table-row",
            )}
          >
            <th scope="row" className="py-1.5 text-left font-normal wrap-break-word">
              {t("row", row)}
            </th>
            <Amount cents={row.amount} onOpen={onOpen && (() => onOpen({ ...row, year }))} row={row} />
            <Amount
              cents={row.previous}
              isPrevious
              onOpen={onOpen && (() => onOpen({ ...row, year: year - 1 }))}
              row={row}
            />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-baseline font-semibold">
          <th scope="row" className="py-1.5 text-left">
            {t("statement.totalOf", { letter })}
          </th>
          <Amount cents={total("amount")} />
          <Amount cents={total("previous")} isPrevious />
        </tr>
      </tfoot>
    </table>
  );
}

interface AmountProps {
  cents: number;
  isPrevious?: boolean;
  onOpen?: (() => void) | undefined;
  /** Names the button for screen readers; absent for totals, which open nothing. */
  row?: Statement["rows"][number];
}

/** A figure of the statement: zero is greyed out, any other amount opens its entries. */
function Amount({ cents, isPrevious = false, onOpen, row }: AmountProps) {
  const t = useTranslations("panel.books.statement");
  const formats = useFormats();
  const amount = formats.cents(cents);
  return (
    <td
      className={cn(
        "py-1.5 pl-1.5 text-right! whitespace-nowrap max-sm:text-[0.82rem] sm:pl-2",
        (isPrevious || cents === 0) && "font-normal text-ink-2",
      )}
    >
      {onOpen && row && cents !== 0 ? (
        <button
          type="button"
          className="inline-flex cursor-pointer items-center underline decoration-dotted underline-offset-4 hover:decoration-solid max-sm:min-h-11"
          aria-label={t("open", { amount, row: row.label })}
          onClick={onOpen}
        >
          {amount}
        </button>
      ) : (
        amount
      )}
    </td>
  );
}
