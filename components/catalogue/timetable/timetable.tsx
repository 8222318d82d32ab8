import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { addDays, type CalendarDay, listDays } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import { DAYS_OF_WEEK, type TimetableEntry } from "@/lib/schemas/catalogue/timetable";

interface TimetableProps {
  from: CalendarDay;
  entries: readonly TimetableEntry[];
  /** Links open in a new tab, because the timetable is embedded in another site. */
  inNewTab?: boolean;
}

/** A week of lessons and events: a list by day on small screens, columns by day on wide screens and on paper. */
export function Timetable({ from, entries, inNewTab = false }: TimetableProps) {
  const t = useTranslations("timetable");
  const formats = useFormats();
  return (
    <div className="timetable grid gap-6 xl:grid-cols-7 xl:gap-3 print:grid-cols-7 print:gap-2">
      {listDays(from, addDays(from, DAYS_OF_WEEK - 1)).map((day) => {
        const ofDay = entries.filter(({ date }) => date === day);
        return (
          <section key={day} aria-labelledby={`day-${day}`} className="min-w-0">
            <h2 id={`day-${day}`} className="mb-2 border-b pb-1 text-lg first-letter:uppercase">
              {formats.shortDay(day)}
            </h2>
            {ofDay.length === 0 && <p className="text-[0.95rem] text-ink-2">{t("nothing")}</p>}
            <ul className="m-0 grid list-none gap-2 p-0">
              {ofDay.map((entry) => (
                <li key={`${entry.kind} ${entry.id} ${entry.startTime} ${entry.status}`}>
                  <Entry entry={entry} inNewTab={inNewTab} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The page of the sign-up; for a course, with the form open for this lesson unless it has begun. */
function signUpPath(entry: TimetableEntry): string {
  if (entry.kind === "event") return paths.event(entry);
  return entry.isOpen
    ? `${paths.course(entry)}?lesson=${entry.date}T${entry.startTime}`
    : paths.course(entry);
}

function Entry({ entry, inNewTab }: { entry: TimetableEntry; inNewTab: boolean }) {
  const t = useTranslations("timetable");
  const { kind, title, startTime, endTime, spaceName, teachers, status, freeSeats, isOpen } = entry;
  const isCanceled = status === "canceled";
  const places =
    freeSeats === 0 ? t("full", { kind }) : freeSeats === null ? "" : t("free", { count: freeSeats });
  const state = isCanceled ? t("canceled", { kind }) : isOpen ? places : t("closed");
  const about = [teachers.map(({ name }) => name).join(", "), spaceName ?? ""].filter((line) => line !== "");
  return (
    <Link
      href={signUpPath(entry)}
      {...(inNewTab && { target: "_blank", rel: "noopener" })}
      className="block min-h-11 rounded-lg border bg-surface px-3 py-2 text-ink no-underline shadow-rest hover:border-sage-600"
    >
      <span className="block text-[0.92rem] text-ink-2 tabular-nums">
        {startTime} – {endTime}
      </span>
      <span className={`block font-semibold wrap-anywhere ${isCanceled ? "line-through" : ""}`}>{title}</span>
      {about.map((line) => (
        <span key={line} className="block text-[0.9rem] text-ink-2">
          {line}
        </span>
      ))}
      {state && <span className="block text-[0.9rem] font-semibold text-sage-800">{state}</span>}
      {inNewTab && <span className="sr-only">{` (${t("newTab")})`}</span>}
    </Link>
  );
}
