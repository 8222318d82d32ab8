"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { EventDecision } from "@/components/admin/shared/participants/offering-panels";
import { Button } from "@/components/ui/button";
import { eventDays } from "@/lib/domain/catalogue/event-words";
import { formatDay } from "@/lib/domain/time/dates";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Overview } from "@/lib/schemas/panel/overview";

/** Events that will be canceled unless more people sign up; who manages the centre can decide on them here. */
export function EventsAtRisk({ events }: { events: Overview["eventsAtRisk"] }) {
  const mayManage = useMayManageCentre();
  const [decidingId, setDecidingId] = useState<number | null>(null);
  const all = useQuery<CentreEvent[]>({ queryKey: ["/api/events"], enabled: decidingId !== null });
  const deciding = all.data?.find(({ id }) => id === decidingId);
  return (
    <>
      <ul aria-label="Eventi a rischio" className="m-0 flex list-none flex-col p-0">
        {events.map(({ id, title, eventDate, decideOn, currentParticipants, minParticipants }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-52">
              <span className="block font-semibold break-words">{title}</span>
              <span className="block text-[0.92rem] text-ink-2">
                {eventDays({ eventDate, endDate: null, startTime: "", endTime: "" })}
              </span>
              <span className="block text-[0.95rem] tabular-nums">
                {currentParticipants} iscritti su {minParticipants} · si decide il {formatDay(decideOn)}
              </span>
            </span>
            {mayManage && (
              <Button variant="outline" size="sm" onClick={() => setDecidingId(id)}>
                Decidi ora<span className="sr-only"> {title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deciding && <EventDecision row={deciding} onClose={() => setDecidingId(null)} />}
    </>
  );
}
