import { useLocale, useTranslations } from "next-intl";
import { useWord } from "@/components/ui/use-words";
import { formatCents, formatPriceText } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import { quotePeriod } from "@/lib/domain/room-time/period-quote";
import { formatRates } from "@/lib/domain/room-time/pricing";
import { describePeriod, periodParams } from "@/lib/domain/search/space-search-url";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";
import { CardIcons } from "./card-icons";
import { badgesOf } from "./space-badges";
import { SpaceCardList } from "./space-card-list";
import { type SpaceCardValues, SpaceCardView } from "./space-card-view";

/** A space in a short list of the server's own (docs/product.md), with `CardIcons` beside it. */
export function SpaceCard({ space, headingLevel }: { space: Space; headingLevel: "h2" | "h3" }) {
  const cardOf = useCardOf(null);
  return <SpaceCardView {...cardOf(space)} headingLevel={headingLevel} />;
}

/**
 * The spaces that a search found.
 * @param request the searched period: the cards then show its price and pass it on in their links
 */
export function SpaceCards({ spaces, request }: { spaces: readonly Space[]; request: Period | null }) {
  const word = useWord();
  const cardOf = useCardOf(request);
  return (
    <>
      <CardIcons />
      <SpaceCardList
        cards={spaces.map(cardOf)}
        period={request ? word(describePeriod(request)) : undefined}
        query={request ? `?${periodParams(request)}` : ""}
      />
    </>
  );
}

/** What the card of a space shows, in the language of the page. */
function useCardOf(request: Period | null): (space: Space) => SpaceCardValues {
  const t = useTranslations("spaceCard");
  const language = useLocale();
  return (space) => {
    const { halfDay, day } = formatRates(space, language);
    const badges = badgesOf(space);
    const quote = request && quotePeriod(space, request);
    return {
      name: space.name,
      href: paths.space(space),
      picture: spaceImageUrl(space),
      description: space.description,
      place: space.location || undefined,
      people: t("people", { count: space.capacity }),
      size: space.features.size,
      halfDay,
      day,
      total:
        quote === null
          ? undefined
          : quote.isOnRequest
            ? formatPriceText(null, language)
            : formatCents(quote.totalAmount, language),
      badges: badges.length > 0 ? badges : undefined,
    };
  };
}
