import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { Badge } from "@/components/ui/badge";
import { useFormats } from "@/components/ui/use-words";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";
import type { BankMovement, BankTarget } from "@/lib/schemas/import/bank";

export function useTargetName() {
  const t = useTranslations("panel.books.bank");
  const formats = useFormats();
  return ({ label, date }: BankTarget) =>
    date === null ? label : t("of", { label, day: formats.shortDay(date) });
}

function InBooks({ of: { state, matches, suggestion } }: { of: BankMovement }) {
  const t = useTranslations("panel.books.bank");
  const nameOf = useTargetName();
  if (state === "matched")
    return (
      <>
        <Badge variant="success">{t("matched")}</Badge>
        {matches.map((thing) => (
          <span key={`${thing.source} ${thing.id}`} className="mt-1 block wrap-anywhere">
            {nameOf(thing)}
          </span>
        ))}
      </>
    );
  if (state === "aside") return <Badge variant="secondary">{t("aside")}</Badge>;
  if (suggestion === null) return <span className="text-ink-2">{t("nothing")}</span>;
  return (
    <>
      <Badge variant="warning">{t("maybe")}</Badge>
      <span className="mt-1 block wrap-anywhere">{nameOf(suggestion)}</span>
    </>
  );
}

export function useBankColumns(): readonly Column<BankMovement>[] {
  const t = useTranslations("panel.books.bank.column");
  const formats = useFormats();
  return useMemo(
    () => [
      {
        key: "what",
        header: t("what"),
        priority: "title",
        cell: ({ description }) => <span className="wrap-anywhere">{description || NOTHING}</span>,
        text: ({ description }) => description,
      },
      {
        key: "date",
        header: t("date"),
        priority: "high",
        cell: ({ date }) => <span className="whitespace-nowrap">{formats.shortDay(date)}</span>,
        text: ({ date }) => csvDay(date),
      },
      {
        key: "books",
        header: t("books"),
        priority: "high",
        cell: (movement) => <InBooks of={movement} />,
        text: ({ matches }) => matches.map(({ label }) => label).join(", "),
      },
      {
        key: "amount",
        header: t("amount"),
        priority: "high",
        align: "end",
        cell: ({ amount }) => (
          <span className="font-semibold whitespace-nowrap">{formats.cents(amount)}</span>
        ),
        text: ({ amount }) => csvAmount(amount),
      },
    ],
    [t, formats],
  );
}
