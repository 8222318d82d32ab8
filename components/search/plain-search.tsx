import { buttonVariants } from "@/components/ui/button-variants";
import { Search } from "@/components/ui/icons";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";
import { PeriodFields } from "./period-fields";
import { EMPTY_PERIOD } from "./period-value";
import { TypeCell } from "./type-cell";

/** The landmark on the form itself: older browsers do not know the search element. */
const SEARCH = { role: "search" };

/** The search of the home page without any code in the browser. `today` is a day in Rome. */
export function PlainSearch({ today, className }: { today: CalendarDay; className?: string }) {
  return (
    <form
      {...SEARCH}
      action={paths.spaces}
      aria-label="Cerca disponibilità"
      className={cn(
        "grid grid-cols-2 gap-1 rounded-xl border bg-surface p-2.5 shadow-raised lg:flex lg:items-center lg:gap-1.5",
        className,
      )}
    >
      <PeriodFields look="bar" value={EMPTY_PERIOD} today={today} />
      <TypeCell />
      <button
        type="submit"
        className={cn(
          buttonVariants({ variant: "action", size: "lg" }),
          "col-span-2 mt-1 rounded-lg lg:mt-0 lg:min-h-17 lg:px-6",
        )}
      >
        <Search />
        Cerca Disponibilità
      </button>
    </form>
  );
}
