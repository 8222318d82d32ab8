import { useTranslations } from "next-intl";
import { ExpandableText } from "@/components/catalogue/expandable-text";
import { Facts } from "@/components/catalogue/facts";
import { FeatureBadges } from "@/components/catalogue/feature-badges";
import { OfferingSignUp } from "@/components/catalogue/sign-up/offering-sign-up";
import { courseSummary, singleSummary } from "@/components/catalogue/sign-up/offering-summary";
import { MemberPrice } from "@/components/membership/member-price";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { courseButton } from "@/lib/domain/catalogue/course-state";
import { EVENT_DESCRIPTION } from "@/lib/domain/site/truncate";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import { useCourseFacts } from "./course-facts";
import { CourseKind } from "./course-kind";
import { FullCourse } from "./full-course";
import { NextLesson } from "./next-lessons";

/** A course in the list. */
export function CourseCard({
  course,
  isFull = false,
  lessons = [],
  preload = false,
}: {
  course: Course;
  /** No place is free: one may wait for it. */
  isFull?: boolean;
  /** The next ones. */
  lessons?: readonly Lesson[];
  preload?: boolean;
}) {
  const t = useTranslations("offering");
  const formats = useFormats();
  const facts = useCourseFacts();
  const button = courseButton(course, isFull);
  const href = paths.course(course);
  const single = singleSummary(course);
  return (
    <article
      className={cn(
        "group flex h-full flex-col overflow-hidden rounded-xl border bg-surface shadow-rest transition-shadow duration-200 ease-calm hover:shadow-raised",
        !course.isActive && "bg-sand-100/60",
      )}
    >
      <div className="relative aspect-[16/10] overflow-hidden bg-sand-100">
        <ImageWithFallback
          src={imageAddress(course.imageUrl)}
          alt=""
          fill
          preload={preload}
          sizes="(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
          className={cn(
            "object-cover transition-transform duration-500 ease-calm group-hover:scale-[1.025] motion-reduce:transform-none",
            !course.isActive && "opacity-70 grayscale-[0.6]",
          )}
        />
        <FeatureBadges {...course} className="absolute top-3 right-3 left-3" />
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5 sm:p-6">
        <CourseKind course={course} />
        <h2 className="text-[1.5rem]">
          <Link
            href={href}
            className="-my-1.5 inline-flex min-h-11 items-center rounded-sm no-underline decoration-sage-300 decoration-2 underline-offset-4 hover:underline"
          >
            {course.title}
          </Link>
        </h2>
        <ExpandableText
          text={course.description}
          max={EVENT_DESCRIPTION}
          of={course.title}
          className="text-ink-2"
        />
        <Facts facts={facts(course)} className="text-[0.95rem]" />
        <div className="mt-auto flex flex-col gap-4 border-t pt-4">
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-sm text-ink-2">{t("price")}</span>
            <span className="font-display-soft text-[1.45rem] tabular-nums">
              {formats.price(course.price)}
              <MemberPrice price={course.memberPrice} />
            </span>
          </p>
          <NextLesson lessons={lessons} />
          {isFull && <FullCourse />}
          <OfferingSignUp
            offering={courseSummary(course)}
            single={single && { ...single, label: t("button.tryLesson") }}
            button={{ label: t(`button.${button.label}`), disabled: button.disabled }}
            fallbackHref={`${href}#contatti`}
          />
        </div>
      </div>
    </article>
  );
}
