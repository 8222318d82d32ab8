import { joinFacts, openGraphPictureRoute } from "@/app/(site)/open-graph-picture-route";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import { catalogueSpace } from "@/lib/services/catalogue/catalogue";

export const GET = openGraphPictureRoute(catalogueSpace, (space) => ({
  title: space.name,
  facts: joinFacts(space.capacity === 1 ? "1 persona" : `fino a ${space.capacity} persone`, space.location),
  image: spaceImageUrl(space),
  path: paths.space(space),
}));
