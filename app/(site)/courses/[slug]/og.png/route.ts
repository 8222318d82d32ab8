import { joinFacts, openGraphPictureRoute } from "@/app/(site)/open-graph-picture-route";
import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import { catalogueCourse } from "@/lib/services/catalogue/catalogue";

export const GET = openGraphPictureRoute(catalogueCourse, (course) => ({
  title: course.title,
  facts:
    course.status === "canceled"
      ? joinFacts("Annullato", course.schedule)
      : joinFacts(course.schedule, formatPriceText(course.price)),
  image: course.imageUrl,
  path: paths.course(course),
}));
