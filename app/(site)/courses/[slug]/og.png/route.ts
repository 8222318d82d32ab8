import { formatPriceText } from "@/lib/domain/money/money";
import { paths } from "@/lib/paths";
import { catalogueCourse } from "@/lib/services/catalogue/catalogue";
import { factsOf, sharedPicture } from "../../../shared-picture";

export const GET = sharedPicture(catalogueCourse, (course) => ({
  title: course.title,
  facts:
    course.status === "canceled"
      ? factsOf("Annullato", course.schedule)
      : factsOf(course.schedule, formatPriceText(course.price)),
  image: course.imageUrl,
  path: paths.course(course),
}));
