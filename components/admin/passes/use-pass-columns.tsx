import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { PassBadge } from "@/components/pass/pass-badge";
import type { Column } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Pass } from "@/lib/schemas/pass/pass";

/** Columns of the passes that were sold. */
export function usePassColumns(): readonly Column<Pass>[] {
  const t = useTranslations("panel.passes");
  const statusWords = useTranslations("passWords.status");
  const formats = useFormats();
  return useMemo(() => {
    const leftOf = ({ entries, entriesLeft }: Pass) =>
      entries === null || entriesLeft === null
        ? t("unlimited")
        : t("left", { left: String(entriesLeft), entries: String(entries) });
    const untilOf = ({ validUntil }: Pass) => formats.day(validUntil);
    const dueOf = ({ dueAmount }: Pass) => (dueAmount > 0 ? formats.cents(dueAmount) : "—");
    const numberOf = ({ confirmationNumber }: Pass) =>
      t("number", { number: formatConfirmationNumber("pass", confirmationNumber) });
    return [
      {
        key: "owner",
        header: t("columns.owner"),
        priority: "title",
        cell: ({ owner }) => owner,
        text: ({ owner }) => owner,
      },
      {
        key: "name",
        header: t("columns.name"),
        priority: "high",
        cell: ({ name }) => name,
        text: ({ name }) => name,
      },
      {
        key: "left",
        header: t("columns.left"),
        priority: "high",
        align: "end",
        cell: leftOf,
        text: leftOf,
      },
      { key: "validUntil", header: t("columns.validUntil"), priority: "high", cell: untilOf, text: untilOf },
      {
        key: "status",
        header: t("columns.status"),
        priority: "high",
        cell: ({ status }) => <PassBadge status={status} />,
        text: ({ status }) => statusWords(status),
      },
      { key: "due", header: t("columns.due"), priority: "low", align: "end", cell: dueOf, text: dueOf },
      { key: "number", header: t("columns.number"), priority: "low", cell: numberOf, text: numberOf },
    ];
  }, [t, statusWords, formats]);
}
