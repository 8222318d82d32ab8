"use client";

import { useTranslations } from "next-intl";
import { useWord } from "@/components/ui/use-words";
import { usePublicSettings } from "@/lib/client/site/use-public-settings";
import type { PayableKind } from "@/lib/domain/money/payment";
import { howToPayLater } from "@/lib/domain/till/how-to-pay";

/** The ways to pay for what a form is about to book; renders nothing where nothing is to be paid. */
export function HowToPayLater({
  kind,
  total,
  isPrepayment = false,
}: {
  kind: PayableKind;
  total: number;
  /** Whether a part of it has a deadline of its own. */
  isPrepayment?: boolean;
}) {
  const t = useTranslations("money");
  const word = useWord();
  const settings = usePublicSettings(total > 0);
  if (total === 0) return null;
  const ways = howToPayLater({
    kind,
    isPrepayment,
    iban: settings?.iban ?? null,
    legalName: settings?.legalName ?? "",
    takesCards: (kind === "booking" || kind === "pass") && settings?.takesCards === true,
  });
  return (
    <ul aria-label={t("ways")} className="flex flex-col gap-1 text-[0.95rem] text-ink-2">
      {ways.map((way) => (
        <li key={way} className="[overflow-wrap:anywhere]">
          {word(way)}
        </li>
      ))}
    </ul>
  );
}
