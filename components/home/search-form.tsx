import { LiveForm } from "@/components/search/live-form";
import { PeriodFields } from "@/components/search/period-fields";
import { EMPTY_PERIOD } from "@/components/search/period-value";
import { SearchFrame } from "@/components/search/search-frame";
import { TypeCell } from "@/components/search/type-cell";
import { buttonVariants } from "@/components/ui/button-variants";
import { Search } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";

const LABEL = "Cerca Disponibilità";

/** The landmark on the form itself: older browsers do not know the search element. */
const SEARCH = { role: "search" };

/** The search of the home page: a GET form to the list of spaces. `today` is a day in Rome. */
export function SearchForm({ today, className }: { today: CalendarDay; className?: string }) {
  return (
    <SearchFrame scrolls>
      <LiveForm
        {...SEARCH}
        action={paths.spaces}
        aria-label="Cerca disponibilità"
        className={cn(
          "grid grid-cols-2 gap-1 rounded-xl border bg-surface p-2.5 shadow-raised lg:flex lg:items-center lg:gap-1.5",
          className,
        )}
        submitLook={cn(
          buttonVariants({ variant: "action", size: "lg" }),
          "col-span-2 mt-1 rounded-lg lg:mt-0 lg:min-h-17 lg:px-6",
        )}
        label={
          <>
            <Search />
            {LABEL}
          </>
        }
        pendingLabel={
          <>
            <Spinner />
            {LABEL}
          </>
        }
      >
        <PeriodFields look="bar" value={EMPTY_PERIOD} today={today} />
        <TypeCell />
      </LiveForm>
    </SearchFrame>
  );
}
