import { screen, within } from "@testing-library/react";
import { SpaceCards } from "@/components/space/space-cards";
import type { Period } from "@/lib/domain/room-time/period";
import type { Space } from "@/lib/schemas/space/space";
import { renderApp } from "@/tests/helpers/render-app";

const LONG = `${"Una sala luminosa ".repeat(6)}e silenziosa.`;
const PERIOD: Period = {
  startDate: "2026-12-03",
  endDate: "2026-12-03",
  isFullDay: false,
  startTime: "14:00",
  endTime: "15:00",
};
const space = (more: Partial<Space>) =>
  ({
    id: 14,
    name: "Studio Loto",
    slug: "14-studio-loto",
    description: LONG,
    location: "Primo piano",
    capacity: 20,
    pricePerHour: "40",
    pricePerDay: "70",
    pricePerWeek: null,
    features: { size: "64 m²" },
    imageUrl: null,
    images: [],
    isAvailable: true,
    isPopular: true,
    isNew: false,
    openingTime: "08:00",
    closingTime: "20:00",
    minBookingHours: 1,
    timetable: [],
    ...more,
  }) as Space;

test("a card names its room in its link, which leads there with the searched period", () => {
  renderApp(<SpaceCards spaces={[space({})]} request={PERIOD} />);
  const link = screen.getByRole("link", { name: "Vedi Dettagli di Studio Loto" });
  expect(link).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/spaces\/14-studio-loto\?startDate=2026-12-03&/),
  );
  const card = within(screen.getByRole("article"));
  expect(card.getByText("Popolare")).toBeVisible();
  expect(card.getByText("20 persone")).toBeVisible();
  expect(card.getByText(/3 dicembre 2026, 14:00–15:00/)).toHaveTextContent(/40,00/);
});

test("a long description is cut at 50 characters and at 70, and whole in its title", () => {
  renderApp(<SpaceCards spaces={[space({})]} request={null} />);
  const text = screen.getByTitle(LONG);
  const [narrow, wide] = text.querySelectorAll("span");
  const start = text.firstChild?.textContent ?? "";
  expect(`${start}${narrow?.textContent}`).toBe(`${LONG.slice(0, 50).trimEnd()}…`);
  expect(`${start}${wide?.textContent}`).toBe(`${LONG.slice(0, 70).trimEnd()}…`);
});

test("each icon that a card refers to is drawn once on the page", () => {
  const { container } = renderApp(
    <SpaceCards
      spaces={[space({}), space({ id: 15, name: "Sala Salvia", slug: "15-sala-salvia" })]}
      request={null}
    />,
  );
  const uses = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  expect(uses).toHaveLength(6);
  for (const href of new Set(uses)) expect(container.querySelectorAll(`symbol${href}`)).toHaveLength(1);
});
