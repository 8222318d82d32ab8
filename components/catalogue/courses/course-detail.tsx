import { CONTACT_ANCHOR, ContactCard } from "@/components/catalogue/contact-card";
import { DetailLayout, DetailPanel, PriceTag } from "@/components/catalogue/detail-layout";
import { Facts } from "@/components/catalogue/facts";
import { FeatureBadges } from "@/components/catalogue/feature-badges";
import { OfferingSignUp } from "@/components/catalogue/sign-up/offering-sign-up";
import { courseSummary } from "@/components/catalogue/sign-up/offering-summary";
import { SpaceLink } from "@/components/space/space-link";
import { CalendarSync, Check, DoorOpen } from "@/components/ui/icons";
import { courseButton } from "@/lib/domain/catalogue/course-state";
import { sessionWords } from "@/lib/domain/catalogue/course-words";
import { formatPriceText } from "@/lib/domain/money/money";
import { imageAddress } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { Space } from "@/lib/schemas/space/space";
import { courseFacts } from "./course-facts";
import { CourseKind } from "./course-kind";
import { FullCourse } from "./full-course";

export function CourseDetail({
  course,
  space,
  isFull,
}: {
  course: Course;
  space: Space | null;
  isFull: boolean;
}) {
  return (
    <DetailLayout
      back={{ href: paths.courses, label: "Tutti i corsi" }}
      image={imageAddress(course.imageUrl)}
      badges={<FeatureBadges {...course} className="absolute top-4 right-4 left-4" />}
      title={course.title}
      lead={
        <div className="grid gap-5">
          <CourseKind course={course} />
          <Facts
            showLabels
            facts={[
              ...courseFacts(course),
              ...(course.sessions.length > 0
                ? [{ icon: CalendarSync, label: "Incontri", value: sessionWords(course.sessions) }]
                : []),
              ...(space ? [{ icon: DoorOpen, label: "Spazio", value: <SpaceLink space={space} /> }] : []),
            ]}
            className="sm:grid-cols-2"
          />
        </div>
      }
      panel={
        <DetailPanel>
          <PriceTag>{formatPriceText(course.price)}</PriceTag>
          {isFull && <FullCourse />}
          <OfferingSignUp
            size="lg"
            offering={courseSummary(course)}
            button={courseButton(course, isFull)}
            fallbackHref={`#${CONTACT_ANCHOR}`}
          />
          <p className="border-t pt-4 text-[0.92rem] text-ink-2">{noteOf(course, isFull)}</p>
        </DetailPanel>
      }
    >
      <h2 className="text-2xl">Il corso</h2>
      <p className="mt-3 text-lg leading-relaxed whitespace-pre-line text-ink-2">
        {course.description || "Scrivici per saperne di più: rispondiamo volentieri."}
      </p>
      {course.additionalInfo.length > 0 && (
        <>
          <h2 className="mt-9 text-2xl">Buono a sapersi</h2>
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
          subject={`Corso: ${course.title}`}
          lead="Per iscriverti o per qualsiasi domanda puoi scriverci o chiamarci: rispondiamo volentieri."
        />
      </div>
    </DetailLayout>
  );
}

/** What is to be known before pressing the button, or why there is nothing to press. */
function noteOf(course: Course, isFull: boolean): string {
  if (!course.isActive) return "Questo corso ora non è attivo. Scrivici se vuoi sapere quando riprende.";
  if (!course.requiresRegistration) return "Non serve iscriversi: ci si accorda a voce o per e-mail.";
  if (course.googleFormUrl)
    return "L'iscrizione avviene con un modulo esterno, che si apre in una nuova scheda.";
  if (isFull)
    return "Non serve un account: ti scriviamo appena si libera un posto, che resta tuo per il tempo di decidere.";
  return course.minParticipants > 1
    ? `Non serve un account. Il corso parte con almeno ${course.minParticipants} partecipanti.`
    : "Non serve un account: bastano i tuoi dati e la data in cui vuoi cominciare.";
}
