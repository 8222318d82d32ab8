import { joinFacts, openGraphPictureRoute } from "@/app/[locale]/(site)/open-graph-picture-route";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import { catalogueEvent } from "@/lib/services/catalogue/catalogue";

export const GET = openGraphPictureRoute(catalogueEvent, (event, { t, language }) => ({
  title: event.title,
  facts:
    event.status === "canceled"
      ? joinFacts(t("offering.canceled"), eventDays(event, language))
      : joinFacts(eventDays(event, language), formatPriceText(event.price, language)),
  image: event.imageUrl,
  path: paths.event(event),
}));
