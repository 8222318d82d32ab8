import { screen, waitFor } from "@testing-library/react";
import { CourseCard } from "@/components/catalogue/courses/course-card";
import { CourseList } from "@/components/catalogue/courses/course-list";
import { addDays } from "@/lib/domain/time/dates";
import type { Course } from "@/lib/schemas/catalogue/course";
import { today } from "@/tests/helpers/days";
import { EXAMPLE_COURSE } from "@/tests/helpers/example-catalogue";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

const OCCASION = {
  where: "Studio Loto, Via dell'Esempio 12",
  when: "",
  firstLesson: { startsAt: "2026-12-07T17:00:00.000Z", endsAt: "2026-12-07T18:30:00.000Z" },
  nextLesson: { startsAt: "2026-12-14T17:00:00.000Z", endsAt: "2026-12-14T18:30:00.000Z" },
};

let server: LoopbackServer;
beforeEach(async () => {
  server = await serveApi((response, request) => {
    if (request.path === "/api/auth/me")
      return sendJson(response, 200, { isAuthenticated: true, user: EXAMPLE_USER });
    if (request.path === "/api/courses/5/days")
      return sendJson(response, 200, { days: ["2026-12-07", "2026-12-11"], freePlaces: 3 });
    if (request.path === "/api/settings")
      return sendJson(response, 200, {
        iban: null,
        legalName: null,
        paymentMethods: DEFAULT_PAYMENT_METHODS,
      });
    if (request.path.startsWith("/api/courses/5/occasion")) return sendJson(response, 200, OCCASION);
    const { seats, ...sent } = JSON.parse(request.body);
    const totalAmount = 9500 * seats;
    const courseBooking = {
      ...sent,
      ...{ id: 7, status: "confirmed", confirmationNumber: "00007", seats },
      ...{ totalAmount, paidAmount: 0, dueAmount: totalAmount, refundDue: 0, paymentStatus: "unpaid" },
    };
    sendJson(response, 201, { courseBooking, confirmationNumber: "00007" });
  });
});

const writes = () => server.requests.filter(({ method }) => method === "POST");
const confirm = () => screen.getByRole("button", { name: "Conferma l'iscrizione" });

const BY_DATE = { ...EXAMPLE_COURSE, startDate: null };

async function openDialog(course: Course = BY_DATE) {
  const view = renderApp(<CourseCard course={course} />);
  await view.user.click(screen.getByRole("button", { name: /^Prenota Corso/ }));
  await screen.findByRole("dialog", { name: "Prenota Corso" });
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue("Giulia"));
  return view;
}

it("shows badges, price, format and type, size, duration, schedule and start", () => {
  renderApp(<CourseCard course={{ ...EXAMPLE_COURSE, isPopular: true, isFeatured: true }} />);
  for (const text of [
    "Popolare",
    "In evidenza",
    "95,00 €",
    "In presenza",
    "Di gruppo",
    "Massimo 8 partecipanti",
    "6 incontri di un'ora",
    "Lunedì e venerdì, 13:00 – 14:00",
    "7 dicembre 2026",
  ])
    expect(screen.getByText(text)).toBeVisible();
});

it.each<[string, Partial<Course>]>([
  ["Maggiori Info", { requiresRegistration: false }],
  ["Prenota Corso", { isActive: false }],
  ["Iscriviti al Corso", { isActive: false, googleFormUrl: "https://forms.example.org/a" }],
])("disables the button '%s' with %j", (label, changes) => {
  renderApp(<CourseCard course={{ ...EXAMPLE_COURSE, ...changes }} />);
  expect(screen.getByRole("button", { name: new RegExp(`^${label}`) })).toBeDisabled();
});

it("opens the external form in a new tab", () => {
  renderApp(<CourseCard course={{ ...EXAMPLE_COURSE, googleFormUrl: "https://forms.example.org/a" }} />);
  const link = screen.getByRole("link", { name: /^Iscriviti al Corso/ });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    "https://forms.example.org/a",
    "_blank",
  ]);
});

it("shows 'Campi Richiesti' if a name, the e-mail or the phone is missing", async () => {
  const { user } = await openDialog();
  await user.click(confirm());
  expect((await screen.findAllByText("Campi Richiesti")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Telefono")).toHaveAccessibleDescription(
    "Il numero di telefono è obbligatorio",
  );
  expect(writes()).toEqual([]);
});

it("shows 'Data Richiesta' if only the date is missing, and accepts no past date", async () => {
  const { user } = await openDialog();
  await user.type(screen.getByLabelText("Telefono"), "333 1234567");
  await user.click(confirm());
  expect((await screen.findAllByText("Data Richiesta")).length).toBeGreaterThan(0);
  const date = screen.getByLabelText("Data di inizio");
  expect(date).toHaveAttribute("min", today());
  await user.type(date, addDays(today(), -1));
  await user.click(confirm());
  await waitFor(() => expect(date).toHaveAccessibleDescription(/La data scelta è già passata/));
  expect(writes()).toEqual([]);
});

it("offers only existing days, the next one first, and no more places than are free", async () => {
  const { user } = await openDialog(EXAMPLE_COURSE);
  const day = screen.getByLabelText("Data di inizio");
  expect(day).toHaveValue("2026-12-07");
  expect([...day.querySelectorAll("option")].map(({ value }) => value)).toEqual(["2026-12-07", "2026-12-11"]);
  expect(screen.getByLabelText("Posti").querySelectorAll("option")).toHaveLength(3);
  await user.type(screen.getByLabelText("Telefono"), "333 1234567");
  await user.selectOptions(screen.getByLabelText("Posti"), "2");
  await user.type(screen.getByLabelText(/Nome e cognome/), "Bea Verdi");
  expect(screen.getByText("Totale 190,00 €")).toBeVisible();
  await user.click(confirm());
  await screen.findByText("Iscrizione #C00007");
  expect(await screen.findByText("Studio Loto, Via dell'Esempio 12")).toBeVisible();
  expect(screen.getByRole("dialog")).toHaveTextContent("lunedì 7 dicembre 2026, 18:00 – 19:30");
  expect(screen.getByRole("dialog")).toHaveTextContent("lunedì 14 dicembre 2026, 18:00 – 19:30");
  expect(screen.getByText("Da pagare: 190,00 €")).toBeVisible();
  expect(JSON.parse(writes()[0]?.body ?? "")).toMatchObject({
    startDate: "2026-12-07",
    seats: 2,
    companions: ["Bea Verdi"],
  });
});

it("books with the signed-in user's data and shows the number", async () => {
  const { user } = await openDialog();
  const day = addDays(today(), 5);
  await user.type(screen.getByLabelText("Telefono"), "333 1234567");
  await user.type(screen.getByLabelText("Data di inizio"), day);
  await user.click(confirm());
  expect(await screen.findByText("Iscrizione #C00007")).toBeVisible();
  expect(JSON.parse(writes()[0]?.body ?? "")).toEqual({
    courseId: 5,
    firstName: "Giulia",
    lastName: "Rossi",
    email: "giulia@example.org",
    phone: "333 1234567",
    startDate: day,
    singleDate: null,
    singleTime: null,
    notes: null,
    seats: 1,
    companions: [],
    expectedTotal: 9500,
  });
});

it("shows 'Nessun corso disponibile' if there is none", () => {
  const none = { courses: [], fullIds: new Set<number>(), lessonsOf: new Map(), runOf: new Map() };
  const { unmount } = renderApp(<CourseList {...none} hasEvents />);
  expect(screen.getByRole("heading", { name: "Nessun corso disponibile" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Vedi gli eventi" })).toHaveAttribute("href", "/events");
  unmount();
  renderApp(<CourseList {...none} hasEvents={false} />);
  expect(screen.getByRole("link", { name: "Dove siamo" })).toHaveAttribute("href", "/dove-siamo");
});
