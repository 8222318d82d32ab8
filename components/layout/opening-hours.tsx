import { type OpenDays, openingHours } from "@/lib/domain/room-time/opening-hours";
import { WEEKDAY_NAMES } from "@/lib/domain/time/day-format";
import type { Space } from "@/lib/schemas/space/space";

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function daysLabel({ from, to }: OpenDays): string {
  const first = capitalize(WEEKDAY_NAMES[from] ?? "");
  if (from === to) return first;
  return from === 1 && to === 0 ? "Tutti i giorni" : `${first} – ${WEEKDAY_NAMES[to]}`;
}

/** The weekly opening hours of the centre, derived from its rooms; nothing while there is no room. */
export function OpeningHours({ spaces }: { spaces: readonly Space[] }) {
  const days = openingHours(spaces);
  if (days.every(({ hours }) => hours === null)) return null;
  return (
    <section>
      <h2 className="text-[1.5rem]">Orari di apertura</h2>
      <dl className="mt-1.5 grid max-w-sm gap-y-1 text-ink-2 tabular-nums">
        {days.map((run) => (
          <div key={run.from} className="flex justify-between gap-4">
            <dt>{daysLabel(run)}</dt>
            <dd className="font-medium text-ink">
              {run.hours ? `${run.hours.startTime}–${run.hours.endTime}` : "chiuso"}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 max-w-[36em] text-[0.95rem] text-ink-2">
        Ogni spazio ha i suoi orari: nella sua pagina il calendario mostra anche i giorni di chiusura.
      </p>
    </section>
  );
}
