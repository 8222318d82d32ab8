import { useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { sessionWords } from "@/lib/domain/catalogue/course-words";
import { eventDays, eventTimes } from "@/lib/domain/catalogue/event-words";
import { paths } from "@/lib/paths";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

interface SpaceAgendaProps {
  courses: readonly Course[];
  events: readonly CentreEvent[];
}

/** The courses and events in a room, without personal data: "Corso: Pilates". Renders nothing if there are none. */
export function SpaceAgenda({ courses, events }: SpaceAgendaProps) {
  const t = useTranslations("space.agenda");
  const language = useLocale();
  const lines = [
    ...courses.map((course) => ({
      key: `course-${course.id}`,
      href: paths.course(course),
      name: t("course", { title: course.title }),
      when: sessionWords(course.sessions, language) || course.schedule,
    })),
    ...events.map((event) => ({
      key: `event-${event.id}`,
      href: paths.event(event),
      name: t("event", { title: event.title }),
      when: `${eventDays(event, language)}, ${eventTimes(event, language)}`,
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-2">
      <h2 className="text-[1.35rem]">{t("title")}</h2>
      <ul className="m-0 flex list-none flex-col p-0">
        {lines.map(({ key, href, name, when }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-3">
            <Link
              href={href}
              className="inline-flex min-h-11 items-center font-medium text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
            >
              {name}
            </Link>
            <span className="text-[0.94rem] text-ink-2">{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
