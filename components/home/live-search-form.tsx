"use client";

import { ChevronDown as chevronDown } from "lucide";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useId, useState, useTransition } from "react";
import { PeriodFields } from "@/components/search/period-fields";
import { EMPTY_PERIOD, isComplete } from "@/components/search/period-value";
import { SearchCell, searchControl } from "@/components/search/search-cell";
import { drawIcon } from "@/components/ui/draw-icon";
import { useHydrated } from "@/components/ui/hydration";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { cn } from "@/lib/utils";

const ChevronDown = drawIcon(chevronDown);

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

export interface LiveSearchFormProps {
  /** The list of spaces. */
  action: string;
  /** Today in Rome. */
  today: CalendarDay;
  className: string;
  /** The submit button, as it looks and as it looks while the list is on its way. */
  submitLook: string;
  label: ReactNode;
  pendingLabel: ReactNode;
}

/** What is alive of `SearchForm`; its looks are handed to it. */
export function LiveSearchForm({
  action,
  today,
  className,
  submitLook,
  label,
  pendingLabel,
}: LiveSearchFormProps) {
  const router = useRouter();
  const typeId = useId();
  const enhanced = useHydrated();
  const [period, setPeriod] = useState(EMPTY_PERIOD);
  const [isLeaving, startLeaving] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLeaving) return;
    const query = queryOf(event.currentTarget);
    startLeaving(() => router.push(`${action}?${query}`));
  };

  return (
    <form
      {...SEARCH}
      action={action}
      method="get"
      aria-label="Cerca disponibilità"
      onSubmit={submit}
      className={className}
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
      <button
        type="submit"
        disabled={enhanced && !isComplete(period)}
        aria-disabled={isLeaving || undefined}
        aria-busy={isLeaving}
        className={submitLook}
      >
        {isLeaving ? pendingLabel : label}
      </button>
    </form>
  );
}
