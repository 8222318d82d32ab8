import { formatPriceText } from "@/lib/domain/money/money";
import { catalogueCourse } from "@/lib/services/catalogue";
import { factsOf, sharedPicture } from "../../../shared-picture";

export const dynamic = "force-static";
export { drawnOnDemand as generateStaticParams } from "../../../shared-picture";

export const GET = sharedPicture(catalogueCourse, ({ title, schedule, price, imageUrl }) => ({
  title,
  facts: factsOf(schedule, formatPriceText(price)),
  image: imageUrl,
}));
