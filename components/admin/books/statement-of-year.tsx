import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PrintSheet } from "@/components/admin/shared/print/print-sheet";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Download, LockKeyhole, Package, Printer } from "@/components/ui/icons";
import { useSite } from "@/components/ui/site-context";
import { useFormats } from "@/components/ui/use-words";
import type { Statement } from "@/lib/schemas/books/statement";
import type { BookYearAnswer } from "@/lib/schemas/books/year";
import { type StatementRow, StatementSections } from "./statement-sections";
import { closableYear, openableYear } from "./use-book-years";

const ClosingDialog = lazyPart(async () => (await import("./closing-dialog")).ClosingDialog);
const OpeningDialog = lazyPart(async () => (await import("./opening-dialog")).OpeningDialog);
const RowDialog = lazyPart(async () => (await import("./row-dialog")).RowDialog);

interface StatementOfYearProps {
  year: number;
  years: readonly BookYearAnswer[];
  present: number;
}

export function StatementOfYear({ year, years, present }: StatementOfYearProps) {
  const t = useTranslations("panel.books");
  const tShared = useTranslations("panel.shared");
  const { legalName } = useSite();
  const path = `/api/reports/statement?year=${year}`;
  const { data, error, refetch } = useQuery<Statement>({ queryKey: [path], refetchOnMount: "always" });
  const [opened, setOpened] = useState<"print" | "closing" | "opening" | null>(null);
  const [row, setRow] = useState<StatementRow | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const state = years.find((one) => one.year === year)?.state ?? "open";
  const heading = t("statement.heading", { year: `${year}` });
  const summary = data && <StatementSummary statement={data} isRunning={year === present} />;
  return (
    <section
      aria-label={heading}
      className="flex min-w-0 flex-col gap-5 rounded-xl border bg-surface p-4 shadow-rest sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-[1.4rem]">{heading}</h3>
            <YearState state={state} isRunning={year >= present} />
          </div>
          <p className="text-ink-2">{t("statement.form")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {(["pdf", "csv"] as const).map((format) => (
            <Button key={format} variant="outline" asChild>
              <a href={`${path}&format=${format}`}>
                <Download />
                {t(`statement.${format}`)}
              </a>
            </Button>
          ))}
          <Button variant="outline" asChild>
            <a href={`/api/books/${year}/archive`}>
              <Package />
              {t("statement.archive")}
            </a>
          </Button>
          <Button variant="outline" disabled={!data} onClick={() => setOpened("print")}>
            <Printer />
            {tShared("print")}
          </Button>
          {openableYear(years) === year && (
            <Button variant="outline" disabled={!data} onClick={() => setOpened("opening")}>
              {t("opening.action")}
            </Button>
          )}
          {closableYear(years, present) === year && (
            <Button disabled={!data} onClick={() => setOpened("closing")}>
              <LockKeyhole />
              {t("closing.action", { year: `${year}` })}
            </Button>
          )}
        </div>
      </div>
      {state === "closed" && (
        <p className="flex items-start gap-2 rounded-md bg-sand-100 px-4 py-3">
          <LockKeyhole className="mt-0.5 size-5 shrink-0" />
          {t("year.closedText", { year: `${year}` })}
        </p>
      )}
      {!data && <TablePlaceholder error={error} refetch={refetch} />}
      {data && <StatementSections statement={data} onOpen={setRow} />}
      {summary}
      {row && <RowDialog row={row} onClose={() => setRow(null)} />}
      {data && opened === "print" && (
        <PrintSheet onDone={close}>
          <p>{legalName}</p>
          <h1>{heading}</h1>
          <StatementSections statement={data} />
          {summary}
        </PrintSheet>
      )}
      {data && opened === "closing" && (
        <ClosingDialog statement={data} isFirst={openableYear(years) === year} onClose={close} />
      )}
      {data && opened === "opening" && <OpeningDialog statement={data} onClose={close} />}
    </section>
  );
}

function StatementSummary({
  statement: { totals, balances, depositsHeld },
  isRunning,
}: {
  statement: Statement;
  /** Whether the year is the current one: its closing balances are those of today. */
  isRunning: boolean;
}) {
  const t = useTranslations("panel.books.statement");
  const { cents } = useFormats();
  const lines = [
    ["totalIn", totals.in],
    ["totalOut", totals.out],
    ["surplus", totals.surplus],
    ["taxes", totals.taxes],
    ["investments", totals.investments],
    ["overall", totals.surplus - totals.taxes + totals.investments],
  ] as const;
  const { cash, bank, previousCash, previousBank } = balances;
  const accounts = [
    ["cash", previousCash, cash],
    ["bank", previousBank, bank],
    ["together", previousCash + previousBank, cash + bank],
  ] as const;
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-5 border-t pt-5 xl:grid-cols-2 print:grid-cols-2">
      <table className="w-full self-start text-[0.95rem] tabular-nums">
        <caption className="pb-1 text-left font-semibold text-sage-800">{t("summary")}</caption>
        <tbody>
          {lines.map(([key, amount]) => (
            <tr
              key={key}
              className="border-b border-sand-200 align-baseline last:border-0 last:font-semibold"
            >
              <th scope="row" className="py-1.5 text-left [font-weight:inherit] wrap-break-word">
                {t(key)}
              </th>
              <td className="py-1.5 pl-3 text-right! whitespace-nowrap">{cents(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="min-w-0">
        <table className="w-full text-[0.95rem] tabular-nums">
          <caption className="pb-1 text-left font-semibold text-sage-800">{t("balances")}</caption>
          <thead>
            <tr className="border-b text-right text-[0.9rem] text-ink-2">
              <td />
              <th scope="col" className="py-1.5 pl-2 text-right! font-semibold">
                {t("atStart")}
              </th>
              <th scope="col" className="py-1.5 pl-2 text-right! font-semibold">
                {t(isRunning ? "now" : "atEnd")}
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(([key, before, after]) => (
              <tr key={key} className="border-b border-sand-200 text-right last:border-0 last:font-semibold">
                <th scope="row" className="py-1.5 text-left [font-weight:inherit]">
                  {t(key)}
                </th>
                <td className="py-1.5 pl-2 text-right! whitespace-nowrap">{cents(before)}</td>
                <td className="py-1.5 pl-2 text-right! whitespace-nowrap">{cents(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {depositsHeld !== 0 && (
          <p className="mt-2 text-ink-2">{t("depositsHeldText", { amount: cents(depositsHeld) })}</p>
        )}
      </div>
    </div>
  );
}

export function YearState({ state, isRunning }: { state: BookYearAnswer["state"]; isRunning: boolean }) {
  const t = useTranslations("panel.books.year");
  if (state === "closed") return <Badge variant="success">{t("closed")}</Badge>;
  if (isRunning) return <Badge variant="secondary">{t("current")}</Badge>;
  return <Badge variant="warning">{t("open")}</Badge>;
}
