import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import { catalogueSpace } from "@/lib/services/catalogue/catalogue";
import { factsOf, sharedPicture } from "../../../shared-picture";

export const GET = sharedPicture(catalogueSpace, (space) => ({
  title: space.name,
  facts: factsOf(space.capacity === 1 ? "1 persona" : `fino a ${space.capacity} persone`, space.location),
  image: spaceImageUrl(space),
  path: paths.space(space),
}));
