import { useQuery } from "@tanstack/react-query";
import { itemPath } from "@/components/admin/panel-pages";
import { useFormats } from "@/components/ui/use-words";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { type DeskSearchResult, isNamed } from "./desk-result";

const SHOWN = 3;

export function useFoundOfferings(names: string, today: string): DeskSearchResult[] {
  const formats = useFormats();
  const enabled = names !== "";
  const events = useQuery<CentreEvent[]>({ queryKey: ["/api/events"], enabled });
  const courses = useQuery<ShownCourse[]>({ queryKey: ["/api/courses"], enabled });
  if (!enabled) return [];
  const comingFirst = <Row extends { title: string; last: string | null }>(rows: readonly Row[]) =>
    rows
      .filter(({ title }) => isNamed(title, names))
      .sort((one, other) => Number((one.last ?? today) < today) - Number((other.last ?? today) < today))
      .filter((_, index) => index < SHOWN);
  const found = {
    events: (events.data ?? []).map(({ id, title, eventDate, endDate }) => ({
      id,
      title,
      day: eventDate,
      last: endDate ?? eventDate,
    })),
    courses: (courses.data ?? []).map(({ id, title, startDate, endDate }) => ({
      id,
      title,
      day: startDate,
      last: endDate,
    })),
  };
  return (["courses", "events"] as const).flatMap((page) =>
    comingFirst(found[page]).map(
      ({ id, title, day }): DeskSearchResult => ({
        key: `${page}-${id}`,
        kind: "page",
        page,
        href: itemPath(page, id),
        title,
        note: day === null ? "" : formats.shortDay(day),
      }),
    ),
  );
}
