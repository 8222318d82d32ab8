import { screen, waitFor } from "@testing-library/react";
import { CourseCard } from "@/components/catalogue/courses/course-card";
import type { Course } from "@/lib/schemas/catalogue/course";
import { EXAMPLE_COURSE } from "@/tests/helpers/example-catalogue";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

/** The sign-up for a course, as members and other customers see it. */

const VALID = { status: "admitted", validUntil: "2026-12-31", fees: [] };
const FOR_MEMBERS: Course = { ...EXAMPLE_COURSE, membersOnly: true, memberPrice: "60" };

let server: LoopbackServer;
/** Serves the API to a visitor (null), or to a user with this membership. */
async function serveAs(who: { member: object | null; isAdmin?: boolean } | null) {
  server = await serveApi((response, request) => {
    if (request.path === "/api/auth/me")
      return sendJson(
        response,
        200,
        who === null
          ? { isAuthenticated: false }
          : { isAuthenticated: true, user: { ...EXAMPLE_USER, phone: "333 1234567", isAdmin: who.isAdmin } },
      );
    if (request.path === "/api/members/me") return sendJson(response, 200, { member: who?.member ?? null });
    if (request.path === "/api/courses/5/days")
      return sendJson(response, 200, { days: ["2026-12-07", "2027-01-11"], freePlaces: 3 });
    if (request.path === "/api/settings")
      return sendJson(response, 200, {
        iban: null,
        legalName: null,
        paymentMethods: DEFAULT_PAYMENT_METHODS,
      });
    if (request.path.startsWith("/api/courses/5/occasion"))
      return sendJson(response, 200, { where: "", when: "", firstLesson: null, nextLesson: null });
    const { seats, expectedTotal, ...sent } = JSON.parse(request.body);
    const courseBooking = {
      ...sent,
      ...{ id: 7, status: "confirmed", confirmationNumber: "00007", seats, totalAmount: expectedTotal },
      ...{ paidAmount: 0, dueAmount: expectedTotal, refundDue: 0, paymentStatus: "unpaid" },
    };
    sendJson(response, 201, { courseBooking, confirmationNumber: "00007" });
  });
}

async function press(course: Course = FOR_MEMBERS) {
  const view = renderApp(<CourseCard course={course} />);
  await view.user.click(screen.getByRole("button", { name: /^Prenota Corso/ }));
  return view;
}
const noForm = () => expect(screen.queryByRole("button", { name: "Conferma l'iscrizione" })).toBeNull();

it("shows on the card that the course is for members, and their price", async () => {
  await serveAs(null);
  renderApp(<CourseCard course={FOR_MEMBERS} />);
  expect(screen.getByText("Solo soci")).toBeVisible();
  expect(screen.getByText("Soci: 60,00 €")).toBeVisible();
});

it.each([
  ["a visitor", null, /accedi/, "Accedi", /^\/\?next=/],
  ["who never applied", { member: null }, /diventa socio/, "Diventa socio", "/diventa-socio"],
  [
    "who has applied",
    { member: { status: "applied", validUntil: null, fees: [] } },
    /sta esaminando la tua domanda/,
    "La tua tessera",
    "/tessera",
  ],
  [
    "who has not paid",
    { member: { status: "admitted", validUntil: null, fees: [{ dueAmount: 2000 }] } },
    /paga la quota/,
    "Paga la quota",
    "/tessera",
  ],
])("shows advice instead of the form: %s", async (_who, who, sentence, link, href) => {
  await serveAs(who);
  await press();
  const dialog = await screen.findByRole("dialog", { name: "Solo per i soci" });
  expect(dialog).toHaveTextContent(sentence);
  expect(screen.getByRole("link", { name: link }).getAttribute("href")).toMatch(href);
  noForm();
});

it("shows valid members their price, and sends it", async () => {
  await serveAs({ member: VALID });
  const { user } = await press({ ...FOR_MEMBERS, requiresCertificate: true });
  expect(await screen.findByText("Totale 60,00 €")).toBeVisible();
  expect(screen.getByText("Come socio paghi 60,00 € invece di 95,00 €.")).toBeVisible();
  expect(screen.getByText(/certificato medico/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue("Giulia"));
  await user.selectOptions(screen.getByLabelText("Posti"), "2");
  await user.click(screen.getByRole("button", { name: "Conferma l'iscrizione" }));
  expect(await screen.findByText("Iscrizione confermata!")).toBeVisible();
  const [sent] = server.requests.filter(({ method }) => method === "POST");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({ seats: 2, expectedTotal: 12_000 });
  expect(screen.getByText("120,00 €")).toBeVisible();
  expect(screen.getByText(/certificato medico/)).toBeVisible();
});

it("depends on the chosen day", async () => {
  await serveAs({ member: VALID });
  const { user } = await press();
  const confirm = await screen.findByRole("button", { name: "Conferma l'iscrizione" });
  expect(confirm).toBeEnabled();
  await user.selectOptions(screen.getByLabelText("Data di inizio"), "2027-01-11");
  expect(await screen.findByText(/la tua tessera vale fino al 31 dicembre 2026/)).toBeVisible();
  expect(confirm).toBeDisabled();
});

it("does not restrict staff", async () => {
  await serveAs({ member: null, isAdmin: true });
  await press();
  expect(await screen.findByText("Totale 95,00 €")).toBeVisible();
  expect(screen.getByRole("button", { name: "Conferma l'iscrizione" })).toBeEnabled();
});

it("requests no membership for offerings without member benefits", async () => {
  await serveAs({ member: VALID });
  await press(EXAMPLE_COURSE);
  expect(await screen.findByText("Totale 95,00 €")).toBeVisible();
  expect(server.requests.map(({ path }) => path)).not.toContain("/api/members/me");
});
