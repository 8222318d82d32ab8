import type { ComponentType } from "react";
import { formatPrice, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import { quotePeriod } from "@/lib/domain/room-time/period-quote";
import { formatRates } from "@/lib/domain/room-time/pricing";
import { describePeriod, periodParams } from "@/lib/domain/search/space-search-url";
import {
  CARD_DESCRIPTION_NARROW,
  CARD_DESCRIPTION_WIDE,
  isTruncated,
  truncate,
} from "@/lib/domain/site/truncate";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";
import { CARD_PARTS } from "./card-parts";
import { SpaceBadges } from "./space-badges";
import { SpaceCardView, type SpaceCardViewProps } from "./space-card-view";

interface SpaceCardProps {
  space: Space;
  /** The period of a search: the card then says what it costs, and its link carries it along. */
  request?: Period | null;
  headingLevel?: "h2" | "h3";
  /** For the pictures that are seen first. */
  preload?: boolean;
  /** `ListedCardView` for a list of many; a list that has none of these does not bring its code. */
  View?: ComponentType<SpaceCardViewProps>;
}

/**
 * A space in a list (docs/product.md). What it says is worked out here, and how it looks in the view: the page carries
 * the words of each card once more for the browser, and not each of its elements.
 */
export function SpaceCard({
  space,
  request = null,
  headingLevel = "h3",
  preload = false,
  View = SpaceCardView,
}: SpaceCardProps) {
  const { name, location, capacity, features, isAvailable } = space;
  const { halfDay, day } = formatRates(space);
  return (
    <View
      {...{ name, location, isAvailable, halfDay, day, headingLevel, preload }}
      description={shortened(space.description)}
      badges={<SpaceBadges space={space} />}
      parts={CARD_PARTS}
      href={request ? `${paths.space(space)}?${periodParams(request)}` : paths.space(space)}
      picture={spaceImageUrl(space)}
      people={capacity === 1 ? "1 persona" : `${capacity} persone`}
      size={features.size ?? null}
      total={request && totalOf(space, request)}
    />
  );
}

/** Cut to 70 characters, to 50 under 768 px. */
function shortened(text: string): SpaceCardViewProps["description"] {
  return {
    wide: truncate(text, CARD_DESCRIPTION_WIDE),
    narrow: isTruncated(text, CARD_DESCRIPTION_NARROW) ? truncate(text, CARD_DESCRIPTION_NARROW) : null,
    whole: isTruncated(text, CARD_DESCRIPTION_WIDE) ? text : undefined,
  };
}

/** What the period of a search costs, or that the price is on request. */
function totalOf(space: Space, request: Period): { period: string; price: string } {
  const quote = quotePeriod(space, request);
  return {
    period: describePeriod(request),
    price: quote.isOnRequest ? ON_REQUEST_TEXT : formatPrice(quote.totalAmount),
  };
}
