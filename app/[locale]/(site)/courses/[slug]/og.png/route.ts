import { joinFacts, openGraphPictureRoute } from "@/app/[locale]/(site)/open-graph-picture-route";
import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import { catalogueCourse } from "@/lib/services/catalogue/catalogue";

export const GET = openGraphPictureRoute(catalogueCourse, (course, { t, language }) => ({
  title: course.title,
  facts:
    course.status === "canceled"
      ? joinFacts(t("offering.canceled"), course.schedule)
      : joinFacts(course.schedule, formatPriceText(course.price, language)),
  image: course.imageUrl,
  path: paths.course(course),
}));
