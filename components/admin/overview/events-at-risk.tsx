import { eventDays } from "@/lib/domain/catalogue/event-words";
import { formatDay } from "@/lib/domain/time/dates";
import type { Overview } from "@/lib/schemas/panel/overview";

/** Events that will be canceled unless more people sign up. */
export function EventsAtRisk({ events }: { events: Overview["eventsAtRisk"] }) {
  return (
    <ul aria-label="Eventi a rischio" className="m-0 flex list-none flex-col p-0">
      {events.map(({ id, title, eventDate, decideOn, currentParticipants, minParticipants }) => (
        <li
          key={id}
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0"
        >
          <span className="min-w-0">
            <span className="block font-semibold break-words">{title}</span>
            <span className="block text-[0.92rem] text-ink-2">
              {eventDays({ eventDate, endDate: null, startTime: "", endTime: "" })}
            </span>
          </span>
          <span className="text-[0.95rem] tabular-nums">
            {currentParticipants} iscritti su {minParticipants} · si decide il {formatDay(decideOn)}
          </span>
        </li>
      ))}
    </ul>
  );
}
