import { useLocale, useTranslations } from "next-intl";
import {
  CONTACT_ANCHOR,
  ContactCard,
  DetailLayout,
  DetailPanel,
  PriceTag,
} from "@/components/catalogue/detail-layout";
import { Facts } from "@/components/catalogue/facts";
import { FeatureBadges } from "@/components/catalogue/feature-badges";
import { OfferingSignUp } from "@/components/catalogue/sign-up/offering-sign-up";
import { courseSummary, singleSummary } from "@/components/catalogue/sign-up/offering-summary";
import { teachersFact } from "@/components/catalogue/teachers/teachers-fact";
import { ForMembersNote } from "@/components/membership/for-members-note";
import { MemberPrice } from "@/components/membership/member-price";
import { SpaceLink } from "@/components/space/space-link";
import { Check, ClipboardCheck } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { courseButton } from "@/lib/domain/catalogue/course-state";
import { sessionWords } from "@/lib/domain/catalogue/course-words";
import { besideRoom } from "@/lib/domain/catalogue/event-words";
import type { ReducedRun } from "@/lib/domain/catalogue/lesson-plan";
import type { SiteFacts } from "@/lib/domain/site/site-facts";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import type { Space } from "@/lib/schemas/space/space";
import { CourseKind, FullCourse, NextLessons, RunNote, useCourseFacts } from "./course-facts";

interface CourseDetailProps {
  course: Course;
  space: Space | null;
  site: SiteFacts;
  isFull: boolean;
  lessons: readonly Lesson[];
  run: ReducedRun | null;
}

export function CourseDetail({ course, space, site, isFull, lessons, run }: CourseDetailProps) {
  const t = useTranslations("courses");
  const tOffering = useTranslations("offering");
  const tMembers = useTranslations("forMembers");
  const language = useLocale();
  const formats = useFormats();
  const facts = useCourseFacts();
  const { location, inRoom } = besideRoom(course.location, space);
  const roomLink = space && (
    <>
      <SpaceLink space={space} />
      {inRoom}
    </>
  );
  const button = courseButton(course, isFull);
  const note = noteOf(course, isFull);
  const single = singleSummary(course);
  return (
    <DetailLayout
      back={{ href: paths.courses, label: t("all") }}
      image={imageAddress(course.imageUrl)}
      badges={<FeatureBadges {...course} className="absolute top-4 right-4 left-4" />}
      title={course.title}
      lead={
        <div className="grid gap-5">
          <CourseKind course={course} />
          <Facts
            showLabels
            facts={[
              ...facts({ ...course, location }),
              ...(course.sessions.length > 0
                ? [
                    {
                      icon: "lessons" as const,
                      label: tOffering("fact.lessons"),
                      value: sessionWords(course.sessions, language),
                    },
                  ]
                : []),
              ...(course.teachers.length > 0
                ? [
                    teachersFact(
                      course.teachers,
                      tOffering("fact.teachers", { count: course.teachers.length }),
                    ),
                  ]
                : []),
              ...(space
                ? [
                    {
                      icon: "room" as const,
                      label: tOffering("fact.room"),
                      value: roomLink,
                    },
                  ]
                : []),
            ]}
            className="sm:grid-cols-2"
          />
        </div>
      }
      panel={
        <DetailPanel>
          <PriceTag>
            {formats.price(course.price)}
            <MemberPrice price={course.memberPrice} className="text-base" />
          </PriceTag>
          {course.membersOnly && <ForMembersNote of="course" />}
          {isFull && <FullCourse />}
          <RunNote run={run} />
          {single && (
            <p className="text-ink-2 tabular-nums">
              {tOffering("singlePrice", { price: formats.price(single.price) })}
            </p>
          )}
          <OfferingSignUp
            size="lg"
            opensLesson
            offering={courseSummary(course)}
            single={single && { ...single, label: tOffering("button.tryLesson") }}
            button={{ label: tOffering(`button.${button.label}`), disabled: button.disabled }}
            fallbackHref={`#${CONTACT_ANCHOR}`}
          />
          {course.requiresCertificate && (
            <p className="flex items-start gap-2.5 border-t pt-4 text-[0.95rem]">
              <ClipboardCheck className="mt-0.5 size-5 shrink-0 text-sage-600" />
              {tMembers("certificate")}
            </p>
          )}
          <p className="border-t pt-4 text-[0.92rem] text-ink-2">
            {t(`note.${note}`, { count: course.minParticipants })}
          </p>
        </DetailPanel>
      }
    >
      <h2 className="text-2xl">{t("about")}</h2>
      <p className="mt-3 text-lg leading-relaxed whitespace-pre-line text-ink-2">
        {course.description || tOffering("write")}
      </p>
      <NextLessons lessons={lessons} />
      {course.additionalInfo.length > 0 && (
        <>
          <h2 className="mt-9 text-2xl">{t("goodToKnow")}</h2>
          <ul className="mt-3 grid list-none gap-2 p-0">
            {course.additionalInfo.map((line) => (
              <li key={line} className="grid grid-cols-[1.5rem_1fr] gap-2">
                <Check className="mt-0.5 size-5 text-sage-600" />
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-10">
        <ContactCard
          site={site}
          subject={tOffering("contact.courseSubject", { title: course.title })}
          lead={tOffering("contact.course")}
        />
      </div>
    </DetailLayout>
  );
}

/** The key of the note above the sign-up button, or of the reason why there is no button. */
function noteOf(course: Course, isFull: boolean) {
  if (!course.isActive) return "inactive";
  if (!course.requiresRegistration) return "unregistered";
  if (course.googleFormUrl) return "outside";
  if (isFull) return "full";
  if (course.membersOnly) return "members";
  return course.minParticipants > 1 ? "minimum" : "open";
}
