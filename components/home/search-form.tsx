import { LiveForm } from "@/components/search/live-form";
import { PeriodFields } from "@/components/search/period-fields";
import { EMPTY_PERIOD } from "@/components/search/period-value";
import { SearchCell, searchControl } from "@/components/search/search-cell";
import { SearchFrame } from "@/components/search/search-frame";
import { buttonVariants } from "@/components/ui/button-variants";
import { ChevronDown, Search } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";

const LABEL = "Cerca Disponibilità";

const TYPES = [
  { value: "", label: "Tutti gli spazi" },
  { value: "therapy", label: "Terapia" },
  { value: "yoga", label: "Yoga" },
  { value: "workshop", label: "Laboratorio" },
  { value: "meeting", label: "Riunioni" },
] as const;

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
        <SearchCell look="bar" label="Tipo di spazio" htmlFor="search-type" className="lg:flex-[1.15]">
          <span className="relative block">
            <select
              id="search-type"
              name="type"
              className={cn(searchControl("bar"), "appearance-none pr-9 text-ellipsis")}
            >
              {TYPES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown className="pointer-events-none absolute right-3 bottom-3.5 size-5 text-ink-2" />
          </span>
        </SearchCell>
      </LiveForm>
    </SearchFrame>
  );
}
