import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMayManageCentre } from "@/components/admin/shared/panel-user";
import { EventDecision } from "@/components/admin/shared/participants/offering-panels";
import { Button } from "@/components/ui/button";
import { srOnly } from "@/components/ui/sr-only";
import { useFormats } from "@/components/ui/use-words";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Overview } from "@/lib/schemas/panel/overview";

/** Events that will be canceled unless more people sign up; roles that manage the centre can decide on them here. */
export function EventsAtRisk({ events }: { events: Overview["eventsAtRisk"] }) {
  const t = useTranslations("panel.overview");
  const formats = useFormats();
  const mayManage = useMayManageCentre();
  const [decidingId, setDecidingId] = useState<number | null>(null);
  const all = useQuery<CentreEvent[]>({ queryKey: ["/api/events"], enabled: decidingId !== null });
  const deciding = all.data?.find(({ id }) => id === decidingId);
  return (
    <>
      <ul aria-label={t("titles.eventsAtRisk")} className="m-0 flex list-none flex-col p-0">
        {events.map(({ id, title, eventDate, decideOn, currentParticipants, minParticipants }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-52">
              <span className="block font-semibold break-words">{title}</span>
              <span className="block text-[0.92rem] text-ink-2">{formats.longDay(eventDate)}</span>
              <span className="block text-[0.95rem] tabular-nums">
                {t("eventsAtRisk.signUps", {
                  count: currentParticipants,
                  minimum: minParticipants,
                  day: formats.day(decideOn),
                })}
              </span>
            </span>
            {mayManage && (
              <Button variant="outline" size="sm" onClick={() => setDecidingId(id)}>
                {t.rich("eventsAtRisk.decide", { title, what: srOnly })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deciding && <EventDecision row={deciding} onClose={() => setDecidingId(null)} />}
    </>
  );
}
