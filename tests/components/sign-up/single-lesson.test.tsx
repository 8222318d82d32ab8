import { screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { singleSummary } from "@/components/catalogue/sign-up/offering-summary";
import { SignUpDialog } from "@/components/catalogue/sign-up/sign-up-dialog";
import { addDays } from "@/lib/domain/time/dates";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import { today } from "@/tests/helpers/days";
import { EXAMPLE_COURSE } from "@/tests/helpers/example-catalogue";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

/** "Prova una lezione": a full lesson leads to the waiting list before the form is submitted. */

const COURSE = {
  ...EXAMPLE_COURSE,
  dropInPrice: "15",
  sessions: [{ dayOfWeek: 1, startTime: "18:00", endTime: "19:30" }],
};
const [FULL, FREE] = [addDays(today(), 7), addDays(today(), 14)];
const at = { startTime: "18:00", endTime: "19:30", status: "scheduled" as const, teachers: [] };
let lessons: Lesson[];
/** The total with the code, in cents. */
let withCode: number;
let server: LoopbackServer;
beforeEach(async () => {
  lessons = [
    { ...at, date: FULL, freeSeats: 0 },
    { ...at, date: FREE, freeSeats: 3 },
  ];
  withCode = 750;
  server = await serveApi((response, { path, body }) => {
    if (path.startsWith("/api/promo-codes/quote"))
      return sendJson(response, 200, { code: "META", discount: 1500 - withCode, totalAmount: withCode });
    if (path === "/api/course-bookings")
      return sendJson(response, 409, {
        code: "PRICE_CHANGED",
        message: "Il prezzo intanto è cambiato.",
        totalAmount: withCode,
      });
    if (path === "/api/auth/me")
      return sendJson(response, 200, { isAuthenticated: true, user: EXAMPLE_USER });
    if (path.startsWith("/api/passes")) return sendJson(response, 200, []);
    if (path === "/api/courses/5/lessons") return sendJson(response, 200, lessons);
    if (path === "/api/waiting-list")
      return sendJson(response, 201, {
        entry: { ...JSON.parse(body), id: 3, status: "waiting", position: 1 },
      });
    sendJson(response, 200, { iban: null, legalName: null, paymentMethods: DEFAULT_PAYMENT_METHODS });
  });
});

async function open() {
  const offering = singleSummary(COURSE);
  if (offering === null) throw new Error("Its lessons can be booked");
  const view = renderApp(<SignUpDialog offering={offering} opener={createRef()} onClose={jest.fn()} />);
  await screen.findByRole("dialog");
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveValue("Giulia"));
  return view.user;
}
const lesson = () => screen.getByLabelText<HTMLSelectElement>("Lezione");
const join = () => screen.queryByRole("button", { name: "Avvisami se si libera" });

it("starts with the next lesson that has a place, and offers the waiting list for a full one", async () => {
  const user = await open();
  expect(lesson()).toHaveValue(`${FREE} 18:00`);
  expect(join()).toBeNull();
  await user.selectOptions(lesson(), `${FULL} 18:00`);
  expect(join()).toBeVisible();
  expect(screen.getByRole("heading", { name: "Lista d'attesa" })).toBeVisible();
  await user.selectOptions(lesson(), `${FREE} 18:00`);
  expect(join()).toBeNull();
});

it("leaves out the lessons of today that have begun, and those that are off", async () => {
  lessons = [
    { ...at, date: today(), startTime: "00:00", endTime: "01:00", freeSeats: 3 },
    { ...at, date: FULL, freeSeats: 3, status: "canceled" },
    { ...at, date: FREE, freeSeats: 3 },
  ];
  await open();
  expect(Array.from(lesson().options, ({ value }) => value)).toEqual([`${FREE} 18:00`]);
});

it("joins the waiting list of the chosen lesson, without trying to sign up", async () => {
  lessons = lessons.slice(0, 1);
  const user = await open();
  await user.type(screen.getByLabelText("Telefono"), "333 1234567");
  await user.click(join() as HTMLElement);
  await waitFor(() => expect(server.requests.filter(({ method }) => method === "POST")).toHaveLength(1));
  const [sent] = server.requests.filter(({ method }) => method === "POST");
  expect(sent?.path).toBe("/api/waiting-list");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({
    ...{ kind: "course", courseId: 5, singleDate: FULL, singleTime: "18:00" },
  });
});

it("sends the displayed total with a code, and shows the new total if it is refused", async () => {
  const user = await open();
  await user.type(screen.getByLabelText("Telefono"), "333 1234567");
  await user.click(screen.getByText("Hai un codice?"));
  await user.type(screen.getByLabelText("Codice"), "META{Enter}");
  expect(await screen.findByText(/^Totale 7,50/)).toBeVisible();
  // The code's discount changes in the meantime.
  withCode = 1200;
  const book = screen.getByRole("button", { name: "Conferma l'iscrizione" });
  await user.click(book);
  expect(await screen.findByText(/^Totale 12,00/)).toBeVisible();
  await user.click(book);
  const sent = () => server.requests.filter(({ path }) => path === "/api/course-bookings");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => JSON.parse(body).expectedTotal)).toEqual([750, 1200]);
});
