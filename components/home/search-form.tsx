"use client";

import { ChevronDown as chevronDown, Search as search } from "lucide";
import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState, useTransition } from "react";
import { PeriodFields } from "@/components/search/period-fields";
import { EMPTY_PERIOD, isComplete } from "@/components/search/period-value";
import { SearchCell, searchControl } from "@/components/search/search-cell";
import { SubmitButton } from "@/components/shared/submit-button";
import { drawIcon } from "@/components/ui/draw-icon";
import { useHydrated } from "@/components/ui/hydration";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/utils";

const ChevronDown = drawIcon(chevronDown);
const Search = drawIcon(search);

const TYPES = [
  { value: "", label: "Tutti gli spazi" },
  { value: "therapy", label: "Terapia" },
  { value: "yoga", label: "Yoga" },
  { value: "workshop", label: "Laboratorio" },
  { value: "meeting", label: "Riunioni" },
] as const;

/** The landmark on the form itself: older browsers do not know the search element. */
const SEARCH = { role: "search" };

/** The parameters of a form, without the empty ones: what is not asked for is not in the address. */
function queryOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") params.set(name, value);
  }
  return params.toString();
}

/** The search of the home page: a GET form to the list of spaces. `today` is a day in Rome. */
export function SearchForm({ today, className }: { today: CalendarDay; className?: string }) {
  const router = useRouter();
  const typeId = useId();
  const enhanced = useHydrated();
  const [period, setPeriod] = useState(EMPTY_PERIOD);
  const [isLeaving, startLeaving] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = queryOf(event.currentTarget);
    startLeaving(() => router.push(`${paths.spaces}?${query}`));
  };

  return (
    <form
      {...SEARCH}
      action={paths.spaces}
      method="get"
      aria-label="Cerca disponibilità"
      onSubmit={submit}
      className={cn(
        "grid grid-cols-2 gap-1 rounded-xl border bg-surface p-2.5 shadow-raised lg:flex lg:items-center lg:gap-1.5",
        className,
      )}
    >
      <PeriodFields look="bar" value={period} onChange={setPeriod} today={today} />
      <SearchCell look="bar" label="Tipo di spazio" htmlFor={typeId} className="lg:flex-[1.15]">
        <span className="relative block">
          <select
            id={typeId}
            name="type"
            defaultValue=""
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
      <SubmitButton
        variant="action"
        size="lg"
        pending={isLeaving}
        disabled={enhanced && !isComplete(period)}
        className="col-span-2 mt-1 rounded-lg lg:mt-0 lg:min-h-17 lg:px-6"
      >
        {!isLeaving && <Search />}
        Cerca Disponibilità
      </SubmitButton>
    </form>
  );
}
