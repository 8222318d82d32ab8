"use client";

import { usePublicSettings } from "@/lib/client/site/use-public-settings";
import type { PayableKind } from "@/lib/domain/money/payment";
import { howToPayLater, PLACE_DEADLINE } from "@/lib/domain/till/how-to-pay";
import { legalNameOf } from "@/lib/site";

/** The ways to pay for what a form is about to book; renders nothing where nothing is to be paid. */
export function HowToPayLater({ kind, total }: { kind: PayableKind; total: number }) {
  const settings = usePublicSettings(total > 0);
  if (total === 0) return null;
  const isRoom = kind === "booking";
  const ways = howToPayLater({
    iban: settings?.iban ?? null,
    legalName: legalNameOf(settings),
    takesCards: isRoom && settings?.takesCards === true,
    ...(isRoom ? {} : { deadline: PLACE_DEADLINE }),
  });
  return (
    <ul aria-label="Come si paga" className="flex flex-col gap-1 text-[0.95rem] text-ink-2">
      {ways.map((way) => (
        <li key={way} className="[overflow-wrap:anywhere]">
          {way}
        </li>
      ))}
    </ul>
  );
}
