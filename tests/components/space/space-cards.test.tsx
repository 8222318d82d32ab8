import { readFileSync } from "node:fs";
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

test("names the room in the card's link, which includes the searched period", () => {
  renderApp(<SpaceCards spaces={[space({})]} request={PERIOD} />);
  const link = screen.getByRole("link", { name: "Vedi Dettagli di Studio Loto" });
  expect(link).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/spaces\/14-studio-loto\?startDate=2026-12-03&/),
  );
  const card = within(screen.getByRole("article"));
  expect(card.getByText("Popolare")).toBeVisible();
  expect(card.getByText("20 persone")).toBeVisible();
  expect(card.getByText("Tariffa Mezza Giornata")).toBeVisible();
  const hours = card.getByText("14:00–15:00");
  expect(hours.closest("p")).toHaveTextContent(/^3 dicembre 2026, 14:00–15:00.*40,00/);
});

test("cuts a long description between words at 50 and 70 characters, and has the full text in its title", () => {
  renderApp(<SpaceCards spaces={[space({})]} request={null} />);
  const text = screen.getByTitle(LONG);
  const [narrow, wide] = text.querySelectorAll("span");
  const start = text.firstChild?.textContent ?? "";
  expect(`${start}${narrow?.textContent}`).toBe("Una sala luminosa Una sala luminosa Una sala…");
  expect(`${start}${wide?.textContent}`).toBe(
    "Una sala luminosa Una sala luminosa Una sala luminosa Una sala…",
  );
});

test("has an icon in the style sheet for every fact of a card", () => {
  const { container } = renderApp(<SpaceCards spaces={[space({})]} request={null} />);
  const icons = [...container.querySelectorAll<HTMLElement>("[data-icon]")].map(
    ({ dataset }) => dataset.icon,
  );
  expect(icons).toEqual(["place", "people", "size"]);
  const drawn = readFileSync("app/generated/icons.css", "utf8");
  for (const icon of icons) expect(drawn).toContain(`[data-icon="${icon}"] {`);
});
