import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { useTextResolver } from "@/components/ui/use-words";
import { priceText } from "@/lib/domain/money/price-text";
import { describeDate, describeDifference } from "@/lib/domain/search/alternative-text";
import type { Alternative } from "@/lib/domain/search/alternatives";

interface AlternativeCardsProps {
  alternatives: readonly Alternative[];
  isLoading?: boolean;
  /** Renders the clickable element: a button, or a link that also works without JavaScript. */
  children: (alternative: Alternative, content: ReactNode, className: string) => ReactNode;
}

const CARD =
  "flex h-full min-h-11 w-full flex-col items-start gap-0.5 rounded-md border border-sage-300 bg-surface px-4 py-3 text-left text-ink transition-colors hover:border-sage-600 hover:bg-sage-50";

export const alternativeKey = ({ kind, spaceId, startDate, startTime, endTime }: Alternative) =>
  [kind, spaceId, startDate, startTime, endTime].join(" ");

/** "Puoi avere invece": up to three alternatives, each with its price and the difference to the requested one. */
export function AlternativeCards({ alternatives, isLoading = false, children }: AlternativeCardsProps) {
  const t = useTranslations("bookingWords.alternatives");
  if (isLoading) {
    return (
      <div role="status">
        <span className="sr-only">{t("searching")}</span>
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (alternatives.length === 0) return null;
  return (
    <section aria-label={t("label")} className="flex min-w-0 flex-col gap-2">
      <p className="font-semibold text-ink">{t("title")}</p>
      <ul className="grid min-w-0 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {alternatives.map((alternative) => (
          <li key={alternativeKey(alternative)}>
            {children(alternative, <CardContent alternative={alternative} />, CARD)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardContent({ alternative }: { alternative: Alternative }) {
  const t = useTranslations("bookingWords.alternatives");
  const word = useTextResolver();
  const { kind, isPart, spaceName, difference } = alternative;
  const change = describeDifference(difference);
  return (
    <>
      <span className="text-[0.85rem] font-semibold text-lotus-600">{t(isPart ? "part" : kind)}</span>
      <span className="font-semibold">{spaceName}</span>
      <span className="text-[0.93rem] text-ink-2 tabular-nums">
        <UnbrokenHours>{word(describeDate(alternative))}</UnbrokenHours>
      </span>
      <span className="mt-1 text-[0.95rem] font-medium tabular-nums">
        {word(priceText(alternative))}
        {change && <span className="font-normal text-ink-2"> · {word(change)}</span>}
      </span>
    </>
  );
}
