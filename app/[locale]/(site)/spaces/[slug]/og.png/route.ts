import { joinFacts, openGraphPictureRoute } from "@/app/[locale]/(site)/open-graph-picture-route";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import { catalogueSpace } from "@/lib/services/catalogue/catalogue";

export const GET = openGraphPictureRoute(catalogueSpace, (space, { t }) => ({
  title: space.name,
  facts: joinFacts(t("space.picture", { count: space.capacity }), space.location),
  image: spaceImageUrl(space),
  path: paths.space(space),
}));
