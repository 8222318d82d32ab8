import { useTranslations } from "next-intl";
import { CardPicture } from "@/components/catalogue/card-picture";
import { ExpandableText } from "@/components/catalogue/expandable-text";
import { Facts } from "@/components/catalogue/facts";
import { FeatureBadges } from "@/components/catalogue/feature-badges";
import { OfferingSignUp } from "@/components/catalogue/sign-up/offering-sign-up";
import { courseSummary, singleSummary } from "@/components/catalogue/sign-up/offering-summary";
import { MemberPrice } from "@/components/membership/member-price";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { courseButton } from "@/lib/domain/catalogue/course-state";
import type { ReducedRun } from "@/lib/domain/catalogue/lesson-plan";
import { EVENT_DESCRIPTION, shownLength } from "@/lib/domain/site/truncate";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import { CourseKind, FullCourse, NextLesson, RunNote, useCourseFacts } from "./course-facts";

interface CourseCardProps {
  course: Course;
  /** No place is free; the waiting list is open. */
  isFull?: boolean;
  lessons?: readonly Lesson[];
  run?: ReducedRun | null;
  preload?: boolean;
}

export function CourseCard({
  course,
  isFull = false,
  lessons = [],
  run = null,
  preload = false,
}: CourseCardProps) {
  const t = useTranslations("offering");
  const formats = useFormats();
  const facts = useCourseFacts();
  const button = courseButton(course, isFull);
  const href = paths.course(course);
  const single = singleSummary(course);
  return (
    <article className="offering-card course-card" {...(!course.isActive && { "data-unavailable": true })}>
      <div className="offering-card-picture">
        <CardPicture
          src={imageAddress(course.imageUrl)}
          preload={preload}
          sizes="(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
        />
        <FeatureBadges {...course} className="absolute top-3 right-3 left-3" />
      </div>
      <div className="course-card-text">
        <CourseKind course={course} />
        <h2>
          <Link href={href}>{course.title}</Link>
        </h2>
        <ExpandableText
          text={course.description}
          shown={shownLength(course.description, EVENT_DESCRIPTION)}
          of={course.title}
          className="text-ink-2"
        />
        <Facts facts={facts(course)} />
        <div>
          <p className="course-price">
            <span>{t("price")}</span>
            <span>
              {formats.price(course.price)}
              <MemberPrice price={course.memberPrice} />
            </span>
          </p>
          <NextLesson lessons={lessons} />
          <RunNote run={run} />
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
