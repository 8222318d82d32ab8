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
  asked = null,
}: {
  kind: PayableKind;
  total: number;
  /** The part of it that has a deadline of its own. */
  asked?: { prepayAmount: number; payBy: string | null } | null;
}) {
  const t = useTranslations("money");
  const word = useWord();
  const settings = usePublicSettings(total > 0);
  if (total === 0) return null;
  const payBy = asked?.payBy ?? null;
  const ways = howToPayLater(
    {
      ...{ kind, payBy },
      amount: asked === null || payBy === null ? total : asked.prepayAmount,
      iban: settings?.iban ?? null,
      legalName: settings?.legalName ?? "",
      takesCards: (kind === "booking" || kind === "pass") && settings?.takesCards === true,
    },
    new Date(),
  );
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
