import { PlainSearch } from "@/components/search/plain-search";
import { SearchEnhancement } from "@/components/search/search-enhancement";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

/** The search of the home page: a GET form to the list of spaces. `today` is a day in Rome. */
export function SearchForm(props: { today: CalendarDay; className?: string }) {
  return (
    <SearchEnhancement {...props}>
      <PlainSearch {...props} />
    </SearchEnhancement>
  );
}
