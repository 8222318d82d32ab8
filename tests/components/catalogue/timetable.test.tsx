import { screen } from "@testing-library/react";
import { Timetable } from "@/components/catalogue/timetable/timetable";
import type { TimetableEntry } from "@/lib/schemas/catalogue/timetable";
import { renderApp } from "@/tests/helpers/render-app";

const LESSON: TimetableEntry = {
  kind: "course",
  id: 4,
  slug: "4-pilates",
  title: "Pilates",
  date: "2026-11-30",
  startTime: "13:00",
  endTime: "14:00",
  spaceName: "Studio Loto",
  teachers: [],
  status: "scheduled",
  freeSeats: 8,
  isOpen: true,
  dropInPrice: "15",
  memberPrice: null,
};
const EVENT: TimetableEntry = {
  ...LESSON,
  kind: "event",
  id: 3,
  slug: "3-notte",
  title: "Notte",
  freeSeats: 17,
};

const show = (entry: TimetableEntry) => renderApp(<Timetable from="2026-11-30" entries={[entry]} />);

it("counts the places of an open lesson, and leads to its form", () => {
  show(LESSON);
  expect(screen.getByRole("link", { name: /Pilates.*8 posti/ })).toHaveAttribute(
    "href",
    "/courses/4-pilates?lesson=2026-11-30T13:00",
  );
});

it.each([
  ["a lesson that has begun", { ...LESSON, isOpen: false }, "/courses/4-pilates"],
  ["an event with closed sign-ups", { ...EVENT, isOpen: false }, "/events/3-notte"],
])("counts no places of %s, and opens no form", (_, entry, href) => {
  show(entry);
  expect(screen.getByRole("link", { name: /Iscrizioni chiuse/ })).toHaveAttribute("href", href);
  expect(screen.queryByText(/posti/)).toBeNull();
});

it.each([
  [{ ...EVENT, freeSeats: 0 }, "Completo"],
  [{ ...LESSON, freeSeats: 0 }, "Completa"],
  [{ ...EVENT, status: "canceled" as const, freeSeats: 0, isOpen: false }, "Annullato"],
  [{ ...LESSON, status: "canceled" as const, freeSeats: 0 }, "Annullata"],
])("words the state of a lesson and of an event", (entry, word) => {
  show(entry);
  expect(screen.getByText(word)).toBeVisible();
});
