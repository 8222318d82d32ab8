import { eventDays } from "@/lib/domain/catalogue/event-words";
import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import { catalogueEvent } from "@/lib/services/catalogue/catalogue";
import { factsOf, sharedPicture } from "../../../shared-picture";

export const GET = sharedPicture(catalogueEvent, (event) => ({
  title: event.title,
  facts:
    event.status === "canceled"
      ? factsOf("Annullato", eventDays(event))
      : factsOf(eventDays(event), formatPriceText(event.price)),
  image: event.imageUrl,
  path: paths.event(event),
}));
