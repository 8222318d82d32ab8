import { joinFacts, openGraphPictureRoute } from "@/app/(site)/open-graph-picture-route";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import { catalogueEvent } from "@/lib/services/catalogue/catalogue";

export const GET = openGraphPictureRoute(catalogueEvent, (event) => ({
  title: event.title,
  facts:
    event.status === "canceled"
      ? joinFacts("Annullato", eventDays(event))
      : joinFacts(eventDays(event), formatPriceText(event.price)),
  image: event.imageUrl,
  path: paths.event(event),
}));
