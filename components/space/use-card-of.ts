import { useLocale, useTranslations } from "next-intl";
import { formatCents, formatPriceText } from "@/lib/domain/money/money";
import type { Period } from "@/lib/domain/room-time/period";
import { quotePeriod } from "@/lib/domain/room-time/period-quote";
import { formatRates } from "@/lib/domain/room-time/pricing";
import { CARD_DESCRIPTION_NARROW, CARD_DESCRIPTION_WIDE, shownLength } from "@/lib/domain/site/truncate";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";
import { badgesOf } from "./space-badges";
import type { SpaceCardValues } from "./space-card-view";

export function useCardOf(request: Period | null): (space: Space) => SpaceCardValues {
  const t = useTranslations("spaceCard");
  const language = useLocale();
  return (space) => {
    const { halfDay, day, hour } = formatRates(space, language);
    const badges = badgesOf(space);
    const quote = request && quotePeriod(space, request);
    return {
      name: space.name,
      href: paths.space(space),
      picture: spaceImageUrl(space),
      description: space.description,
      shown: [
        shownLength(space.description, CARD_DESCRIPTION_NARROW),
        shownLength(space.description, CARD_DESCRIPTION_WIDE),
      ],
      people: t("people", { count: space.capacity }),
      halfDay,
      day,
      // Missing values are left out, because the page's payload names every property.
      ...(space.location && { place: space.location }),
      ...(space.features.size && { size: space.features.size }),
      ...(hour !== null && { hour: t("fromHour", { price: hour }) }),
      ...(quote && {
        total: quote.isOnRequest ? formatPriceText(null, language) : formatCents(quote.totalAmount, language),
      }),
      ...(badges.length > 0 && { badges }),
    };
  };
}
