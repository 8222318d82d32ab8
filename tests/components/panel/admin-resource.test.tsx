import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { CoursesPage } from "@/components/admin/courses/courses-page";
import { useCoursesResource } from "@/components/admin/courses/courses-resource";
import { eventRules } from "@/components/admin/events/event-form";
import { useEventsResource } from "@/components/admin/events/events-resource";
import { DeleteDialog } from "@/components/admin/shared/resource/delete-dialog";
import { ResourceForm } from "@/components/admin/shared/resource/resource-form";
import { spaceRules } from "@/components/admin/spaces/space-form";
import { useSpacesResource } from "@/components/admin/spaces/spaces-resource";
import { QueryProvider } from "@/components/shared/query-provider";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Space } from "@/lib/schemas/space/space";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { InItalian, renderApp, renderPanel, serveApi } from "@/tests/helpers/render-app";

const SPACE: Space = {
  ...spaceRules.toValues(null),
  id: 14,
  slug: "14-studio-loto",
  name: "Studio Loto",
  description: "",
  type: "yoga",
  location: "",
  imageUrl: null,
  images: [],
  capacity: 12,
  pricePerHour: "30",
  pricePerDay: "50",
  pricePerWeek: "200",
  prepayPercent: 0,
  securityDeposit: 0,
  amenities: [],
  minBookingHours: 1,
} as Space;

const COURSE: Course = {
  id: 3,
  slug: "3-hatha",
  title: "Hatha",
  description: "",
  imageUrl: "/images/logo.svg",
  price: "80",
  memberPrice: null,
  dropInPrice: null,
  lessonChanges: [],
  membersOnly: false,
  requiresCertificate: false,
  priceAmount: 8000,
  format: "presenza",
  type: "gruppo",
  location: "",
  maxParticipants: null,
  minParticipants: 1,
  duration: "",
  schedule: "",
  startDate: null,
  endDate: null,
  isMultiDay: false,
  googleFormUrl: null,
  isActive: true,
  requiresRegistration: true,
  isPopular: false,
  isFeatured: false,
  additionalInfo: [],
  spaceId: null,
  teachers: [],
  sessions: [],
  status: "scheduled",
  cancelReason: null,
  createdAt: "2026-11-01T08:00:00.000Z",
};

let server: LoopbackServer | null = null;

/** A resource with its texts, as on the pages of the panel. */
const worded = <Resource,>(useResource: () => Resource): Resource =>
  renderHook(useResource, {
    wrapper: ({ children }) => (
      <InItalian>
        <QueryProvider>{children}</QueryProvider>
      </InItalian>
    ),
  }).result.current;

/** Renders a form and waits for its lazily loaded rules. */
const renderForm = (form: ReactNode) => act(async () => renderApp(form));

const showForm = () =>
  renderForm(<ResourceForm resource={worded(useEventsResource)} row={null} all={[]} onSaved={() => {}} />);

const step = (name: RegExp) => screen.getByRole("button", { name });

test("shows and requires the end date of an event only if it takes several days", async () => {
  const { user } = await showForm();
  await user.click(step(/Quando e dove/));
  expect(screen.queryByLabelText("Data di fine")).not.toBeInTheDocument();
  await user.click(screen.getByRole("switch", { name: "Si svolge in più giorni" }));
  expect(screen.getByLabelText("Data di fine")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Avanti" }));
  expect(await screen.findByText("Inserisci la data dell'evento")).toBeVisible();
  await user.click(step(/Riepilogo/));
  await user.click(screen.getByRole("button", { name: "Aggiungi evento" }));
  expect(await screen.findByText("Il titolo è obbligatorio")).toBeVisible();
  await user.click(step(/Posti e prezzo.*da correggere/));
  expect(screen.getByText("Inserisci il numero massimo di partecipanti")).toBeVisible();
  expect(screen.queryByText("Valore non valido")).not.toBeInTheDocument();
});

test("asks for a new course's hours as text only while it has no lessons", async () => {
  const { user } = await renderForm(
    <ResourceForm resource={worded(useCoursesResource)} row={null} all={[]} onSaved={() => {}} />,
  );
  await user.click(step(/Quando e dove/));
  expect(screen.getByLabelText(/Orari/)).toBeVisible();
  expect(screen.queryByRole("switch", { name: /più giorni/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Aggiungi incontro per martedì" }));
  expect(screen.queryByLabelText(/Orari/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/Durata/)).not.toBeInTheDocument();
});

test("shows an existing course one section at a time, with navigation between them", async () => {
  const { user } = await renderForm(
    <ResourceForm resource={worded(useCoursesResource)} row={COURSE} all={[]} onSaved={() => {}} />,
  );
  expect(screen.getByRole("navigation", { name: "Sezioni" })).toBeVisible();
  expect(screen.getByLabelText("Titolo")).toBeVisible();
  expect(screen.getByLabelText("Prezzo")).not.toBeVisible();
  await user.click(step(/Posti e prezzo/));
  expect(screen.getByLabelText("Prezzo")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Avanti" })).not.toBeInTheDocument();
});

test("shows the URL of an external form as a placeholder, not as a new event's value", async () => {
  const { user } = await showForm();
  await user.click(step(/Altro/));
  await user.click(screen.getByText("Pubblicazione", { selector: "summary" }));
  const field = screen.getByLabelText(/Modulo di iscrizione esterno/);
  expect(field).toHaveValue("");
  expect(field).toHaveAttribute("placeholder", "https://forms.example.org/iscrizione");
});

test("explains in the dialog, without a toast, that a booked space cannot be deleted", async () => {
  const message = "Ci sono prenotazioni o iscrizioni collegate: non è possibile eliminare.";
  server = await serveApi((response) => sendJson(response, 409, { message, code: "IN_USE" }));
  const { user } = renderApp(
    <DeleteDialog resource={worded(useSpacesResource)} row={SPACE} onClose={() => {}} />,
  );
  const question = screen.getByRole("alertdialog");
  expect(question).toHaveTextContent("Se ci sono prenotazioni non potrai eliminarlo");
  expect(question).not.toHaveTextContent("iscrizioni");
  await user.click(within(question).getByRole("button", { name: "Elimina" }));
  expect(await screen.findByRole("heading", { name: "Non si può eliminare" })).toBeVisible();
  expect(screen.getByText(/renderlo non disponibile/)).toBeVisible();
  expect(screen.queryByText("Errore durante l'eliminazione")).not.toBeInTheDocument();
});

test.each([
  ["a course", useCoursesResource, "potrai chiudere le iscrizioni", "nessuno può più iscriversi"],
  ["an event", useEventsResource, "potrai toglierlo dal sito", "non si vede più sul sito"],
] as const)(
  "describes the consequences of deleting %s in its confirmation",
  (_what, useResource, before, instead) => {
    const { linked, deleteHint } = worded(() => useResource().texts);
    expect([linked?.before, linked?.hideInstead, deleteHint].join(" ")).not.toMatch(/spazio|prenotarlo/);
    expect(linked?.before).toContain(before);
    expect(linked?.hideInstead).toContain(instead);
  },
);

test("restores an accidentally deleted event with all the values of its form", async () => {
  server = await serveApi((response) => sendJson(response, 200, {}));
  const event = {
    ...eventRules.toValues(null),
    ...{ id: 5, title: "Bagno di gong", eventDate: "2027-01-10", startTime: "20:30", endTime: "22:00" },
    ...{ status: "scheduled", maxParticipants: 12, price: "20", isActive: true },
  } as CentreEvent;
  const { user } = renderApp(
    <DeleteDialog resource={worded(useEventsResource)} row={event} onClose={() => {}} />,
  );
  const question = screen.getByRole("alertdialog");
  expect(question).toHaveTextContent("Per dieci secondi si può rimettere");
  await user.click(within(question).getByRole("button", { name: "Elimina" }));
  await user.click(await screen.findByRole("button", { name: "Annulla l'operazione", hidden: true }));
  expect(await screen.findByText("Evento ripristinato")).toBeVisible();
  const sent = server.requests.map(({ method, path }) => `${method} ${path}`);
  expect(sent).toEqual(expect.arrayContaining(["DELETE /api/events/5", "POST /api/events/5/restoration"]));
  const back = server.requests.find(({ method, path }) => method === "POST" && path.endsWith("/restoration"));
  expect(JSON.parse(back?.body ?? "{}")).toMatchObject({
    ...{ title: "Bagno di gong", eventDate: "2027-01-10", startTime: "20:30", maxParticipants: 12 },
  });
});

test("explains in the confirmation why a deleted space cannot be restored", () => {
  renderApp(<DeleteDialog resource={worded(useSpacesResource)} row={SPACE} onClose={() => {}} />);
  expect(screen.getByRole("alertdialog")).toHaveTextContent("con lo spazio se ne vanno le sue immagini");
});

test("reports a network error in the toast's title", async () => {
  const realFetch = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  try {
    const { user } = await renderForm(
      <ResourceForm resource={worded(useSpacesResource)} row={SPACE} all={[]} onSaved={() => {}} />,
    );
    await user.click(screen.getByRole("button", { name: "Salva" }));
    expect(await screen.findByText("Errore di rete")).toBeVisible();
    expect(screen.queryByText("Errore nell'aggiornamento dello spazio")).not.toBeInTheDocument();
  } finally {
    globalThis.fetch = realFetch;
  }
});

test.each([
  [null, true],
  ["a-token", false],
])("saves a space with the token %s, and warns if there is none", async (token, warns) => {
  if (token) localStorage.setItem("authToken", token);
  server = await serveApi((response, { method }) => sendJson(response, 200, method === "GET" ? [] : SPACE));
  const { user } = await renderForm(
    <ResourceForm resource={worded(useSpacesResource)} row={SPACE} all={[]} onSaved={() => {}} />,
  );
  await user.click(screen.getByRole("button", { name: "Salva" }));
  expect(await screen.findByText("Spazio aggiornato")).toBeVisible();
  // The previous case's toast may still be visible until the new one replaces it.
  await waitFor(() => expect(screen.queryByText(/manca il token di accesso/) !== null).toBe(warns));
});

test("warns when an event accepts more people than its room holds", async () => {
  server = await serveApi((response, { path }) =>
    sendJson(response, 200, path === "/api/spaces" ? [{ ...SPACE, capacity: 4 }] : []),
  );
  const { user } = await showForm();
  await user.click(step(/Quando e dove/));
  const room = await screen.findByText("Studio Loto");
  await user.selectOptions(screen.getByLabelText("Spazio"), room);
  await user.click(step(/Posti e prezzo/));
  const most = screen.getByLabelText("Numero massimo di partecipanti");
  await user.type(most, "4");
  expect(screen.queryByText(/^Studio Loto può accogliere/)).not.toBeInTheDocument();
  await user.type(most, "0");
  expect(await screen.findByText(/^Studio Loto può accogliere 4 persone/)).toBeVisible();
});

test("lets the desk sign people up for a course, and hides what changes the course", async () => {
  server = await serveApi((response, { path }) =>
    sendJson(response, 200, path === "/api/courses" ? [COURSE] : []),
  );
  const { user } = renderPanel(<CoursesPage />, "desk");
  const [title] = await screen.findAllByRole("button", { name: /^Hatha/ });
  expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Aggiungi corso" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Modifica/ })).not.toBeInTheDocument();
  if (title) await user.click(title);
  expect(await screen.findByRole("dialog", { name: "Aggiungi iscritto" })).toBeVisible();
});
