import { CalendarSync } from "@/components/ui/icons";
import { BOOKING_STATUS_LABELS } from "@/lib/domain/booking/booking-status";
import { cn } from "@/lib/utils";
import { EXTERNAL_LABEL, EXTERNAL_LOOK } from "./external-bar";
import { STATUS_LOOK } from "./status-look";

const STATUSES = ["confirmed", "pending", "canceled"] as const;

/** What the bars of the calendar mean. */
export function CalendarKey({ withExternal }: { withExternal: boolean }) {
  return (
    <ul aria-label="Legenda" className="m-0 flex list-none flex-wrap gap-x-5 gap-y-2 p-0 text-[0.88rem]">
      {STATUSES.map((status) => {
        const { bar, Icon } = STATUS_LOOK[status];
        return (
          <li key={status} className="flex items-center gap-2">
            <span aria-hidden className={cn("grid h-6 w-9 place-items-center rounded-sm border", bar)}>
              <Icon className="size-3.5" />
            </span>
            {BOOKING_STATUS_LABELS[status]}
          </li>
        );
      })}
      {withExternal && (
        <li className="flex items-center gap-2">
          <span
            aria-hidden
            className={cn("grid h-6 w-9 place-items-center rounded-sm border-[3px]", EXTERNAL_LOOK)}
          >
            <CalendarSync className="size-3.5" />
          </span>
          {EXTERNAL_LABEL}
        </li>
      )}
    </ul>
  );
}
