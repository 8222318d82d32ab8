import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ContactLinks } from "@/components/admin/shared/contact-links";
import { type Column, NOTHING } from "@/components/shared/table/columns";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { fullName } from "@/lib/domain/person/full-name";
import { waitingPeriodLabel, waitingSizeLabel } from "@/lib/domain/waiting/waiting-labels";
import type { Word } from "@/lib/i18n/word";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** "giovedì 3 dicembre 2026, 08:00 – 13:00, 6 persone" */
export const requestOf = (entry: WaitingEntry, word: Word): string =>
  [waitingPeriodLabel(entry), waitingSizeLabel(entry)]
    .filter((part) => part !== "")
    .map(word)
    .join(", ");

export function useWaitingColumns(): readonly Column<WaitingEntry>[] {
  const t = useTranslations("panel.waiting");
  const statusWords = useTranslations("bookingWords.waiting");
  const { instant } = useFormats();
  const word = useTextResolver();
  return useMemo(() => {
    const stateOf = ({ status, offerExpiresAt }: WaitingEntry): string =>
      status === "offered" && offerExpiresAt !== null
        ? t("offeredUntil", { status: statusWords(status), instant: instant(new Date(offerExpiresAt)) })
        : statusWords(status);
    const sinceOf = ({ createdAt }: WaitingEntry): string => instant(new Date(createdAt));
    return [
      { key: "name", header: t("columns.name"), priority: "title", text: fullName },
      {
        key: "position",
        header: t("columns.position"),
        priority: "high",
        align: "end",
        cell: ({ position }) => (position === null ? NOTHING : t("place", { position: String(position) })),
        text: ({ position }) => String(position ?? ""),
      },
      {
        key: "what",
        header: t("columns.what"),
        priority: "high",
        cell: (entry) => (
          <span className="flex flex-col">
            <span className="font-medium">{entry.title}</span>
            <span className="text-ink-2">{requestOf(entry, word)}</span>
          </span>
        ),
        text: (entry) => `${entry.title}, ${requestOf(entry, word)}`,
      },
      { key: "status", header: t("columns.status"), priority: "high", text: stateOf },
      {
        key: "contact",
        header: t("columns.contact"),
        priority: "low",
        cell: ({ id, email, phone }) => (
          <ContactLinks email={email} phone={phone} about={{ kind: "waiting-entry", id }} />
        ),
        text: ({ email, phone }) => [email, phone ?? ""].join(" ").trim(),
      },
      { key: "since", header: t("columns.since"), priority: "low", text: sinceOf },
    ];
  }, [t, statusWords, instant, word]);
}
