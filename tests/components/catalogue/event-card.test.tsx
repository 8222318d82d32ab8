import { screen, within } from "@testing-library/react";
import { EventCard } from "@/components/catalogue/events/event-card";
import { EventList } from "@/components/catalogue/events/event-list";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { EXAMPLE_EVENT } from "@/tests/helpers/example-catalogue";
import { renderApp } from "@/tests/helpers/render-app";

const NOW = new Date("2026-11-21T10:00:00Z");
const renderCard = (changes: Partial<CentreEvent> = {}, now = NOW) =>
  renderApp(<EventCard event={{ ...EXAMPLE_EVENT, ...changes }} now={now} />);

it("shows all the facts of an event", () => {
  renderCard();
  expect(screen.getByRole("heading", { name: "Bagno di gong" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Bagno di gong" })).toHaveAttribute(
    "href",
    "/events/3-bagno-di-gong",
  );
  for (const text of [
    "Popolare",
    "In evidenza",
    "giovedì 3 dicembre 2026",
    "20:30 – 22:00",
    "Sala Cielo",
    "12/30 partecipanti",
    "18 posti liberi",
    "20,00 €",
  ])
    expect(screen.getByText(text)).toBeVisible();
});

it("shows no places for a canceled event, and no free places while the registration is closed", () => {
  const { unmount } = renderCard({ status: "canceled", currentParticipants: 0 });
  expect(screen.getByText("L'evento è stato annullato.")).toBeVisible();
  expect(screen.queryByText(/partecipanti|posti liberi/)).not.toBeInTheDocument();
  unmount();
  renderCard({ isRegistrationOpen: false });
  expect(screen.getByText("12/30 partecipanti")).toBeVisible();
  expect(screen.getByText("iscrizioni chiuse")).toBeVisible();
  expect(screen.queryByText(/posti liberi/)).not.toBeInTheDocument();
});

it("cuts the description at 150 characters; 'Leggi di più' and 'Mostra meno' show and hide the rest", async () => {
  const start = "a".repeat(150);
  const { user } = renderCard({ description: `${start} il resto` });
  const text = screen.getByText(start, { exact: false });
  expect(text).toHaveTextContent(`${start}…`);
  const more = screen.getByRole("button", { name: /Leggi di più/, expanded: false });
  await user.click(more);
  expect(text).toHaveTextContent(`${start} il resto`);
  await user.click(screen.getByRole("button", { name: /Mostra meno/, expanded: true }));
  expect(screen.getByRole("button", { name: /Leggi di più/ })).toHaveFocus();
});

it("shows no 'Leggi di più' for a description of exactly 150 characters", () => {
  renderCard({ description: "a".repeat(150) });
  expect(screen.queryByRole("button", { name: /Leggi/ })).not.toBeInTheDocument();
});

it.each<[string, Partial<CentreEvent>]>([
  ["Sold Out", { currentParticipants: 30 }],
  ["Chiuso", { isRegistrationOpen: false }],
  ["Chiuso", { eventDate: "2026-11-20" }],
])("disables the button '%s' with %j", (label, changes) => {
  renderCard(changes);
  expect(screen.getByRole("button", { name: new RegExp(`^${label}`) })).toBeDisabled();
});

it("opens the external form in a new tab", () => {
  renderCard({ googleFormUrl: "https://forms.example.org/gong" });
  const link = screen.getByRole("link", { name: /^Registrati/ });
  expect(link).toHaveAttribute("href", "https://forms.example.org/gong");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAccessibleName(/si apre in una nuova scheda/);
});

it("lists past events separately from upcoming ones", () => {
  const past = { ...EXAMPLE_EVENT, id: 4, title: "Conferenza", eventDate: "2026-11-01" };
  renderApp(<EventList events={[EXAMPLE_EVENT, past]} now={NOW} hasCourses />);
  const memories = screen.getByRole("region", { name: "Eventi passati" });
  expect(within(memories).getByRole("link", { name: "Conferenza" })).toBeVisible();
  expect(within(memories).queryByText("Bagno di gong")).not.toBeInTheDocument();
});

it("shows a message if no event is planned", () => {
  renderApp(<EventList events={[]} now={NOW} hasCourses />);
  expect(screen.getByRole("heading", { name: "Nessun evento in programma" })).toBeVisible();
});
