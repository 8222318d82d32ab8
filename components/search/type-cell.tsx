import { cn } from "@/components/ui/cn";
import { ChevronDown } from "@/components/ui/icons";
import type { BindField } from "./bind-field";
import { SearchCell, searchControl } from "./search-cell";

const TYPES = [
  { value: "", label: "Tutti gli spazi" },
  { value: "therapy", label: "Terapia" },
  { value: "yoga", label: "Yoga" },
  { value: "workshop", label: "Laboratorio" },
  { value: "meeting", label: "Riunioni" },
] as const;

/** The kind of space, as a cell of a search bar. */
export function TypeCell({ bind }: { bind: BindField }) {
  return (
    <SearchCell look="bar" label="Tipo di spazio" htmlFor="search-type" className="lg:flex-[1.15]">
      <span className="relative block">
        <select
          id="search-type"
          className={cn(searchControl("bar"), "appearance-none pr-9 text-ellipsis")}
          {...bind("type")}
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
  );
}
