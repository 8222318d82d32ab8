import { screen, waitFor, within } from "@testing-library/react";
import { NewBookingDialog } from "@/components/admin/shared/booking/new-booking/new-booking-dialog";
import type { Period } from "@/lib/domain/room-time/period";
import type { Plan } from "@/lib/schemas/panel/board";
import { bookingOf, EXAMPLE_SPACE } from "@/tests/helpers/booking-desk";
import { foundPerson } from "@/tests/helpers/found-person";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Longer, since each test waits for several requests. */
const GIULIA = foundPerson({ memberUntil: "2099-12-31" });
const PERIOD: Period = {
  startDate: "2030-12-02",
  endDate: "2030-12-02",
  isFullDay: false,
  startTime: "08:00",
  endTime: "13:00",
};
const DISCOUNT = { label: "Sconto soci 10 %", quantity: 1, unitAmount: -300, amount: -300 };
const RATE = { label: "Mezze giornate", quantity: 1, unitAmount: 3000, amount: 3000 };

/** The path and body of each write. */
let sent: { path: string; body: Record<string, unknown> }[];
let unavailable: Plan["unavailable"];
/** The refusal of the next booking, if any. */
let refusal: object | null;
beforeEach(async () => {
  localStorage.clear();
  sent = [];
  unavailable = null;
  refusal = null;
  await serveApi((response, { method, path, body }) => {
    if (method === "POST") sent.push({ path, body: JSON.parse(body) });
    if (path === "/api/spaces") return sendJson(response, 200, [EXAMPLE_SPACE]);
    if (path.startsWith("/api/people")) return sendJson(response, 200, [GIULIA]);
    if (path.includes("/alternatives")) return sendJson(response, 200, { alternatives: [] });
    if (path.startsWith("/api/board/plan")) {
      const isMember = path.includes("personId=3");
      return sendJson(response, 200, {
        totalAmount: isMember ? 2700 : 3000,
        isOnRequest: false,
        lines: isMember ? [RATE, DISCOUNT] : [RATE],
        unavailable,
        conflicts: [],
      });
    }
    if (path === "/api/bookings/series/quote") {
      const { dates, personId } = JSON.parse(body);
      const totalAmount = personId === 3 ? 2700 : 3000;
      return sendJson(response, 200, {
        dates: dates.map((date: object) => ({
          ...{ isAvailable: true, unavailable: null, totalAmount, isOnRequest: false, alternatives: [] },
          ...date,
        })),
        availableCount: dates.length,
        totalAmount: totalAmount * dates.length,
        isOnRequest: false,
      });
    }
    if (path === "/api/waiting-list")
      return sendJson(response, 201, { entry: { id: 1, position: 2, email: "", personId: 3 } });
    if (refusal !== null) {
      const answer = refusal;
      refusal = null;
      return sendJson(response, 409, answer);
    }
    const booking = { ...bookingOf(), personId: 3 };
    if (path === "/api/bookings/series")
      return sendJson(response, 201, { series: { id: 1 }, bookings: [booking], skipped: [], sent: true });
    return sendJson(response, 201, { booking, confirmationNumber: "00042", sent: true });
  });
});

async function chooseGiulia() {
  const booked = jest.fn();
  const { user } = renderApp(
    <NewBookingDialog
      draft={{ spaceId: EXAMPLE_SPACE.id, period: PERIOD }}
      onClose={() => {}}
      onBooked={booked}
    />,
  );
  const box = await screen.findByRole("combobox", { name: "Cliente" });
  await screen.findByRole("button", { name: /^Prenota \(30,00/ });
  await user.type(box, "gi");
  await user.click(await screen.findByRole("option", { name: /Giulia Rossi/ }));
  return { user, booked };
}

it("shows the chosen person's price, and books at that price with the person's id only", async () => {
  const { user, booked } = await chooseGiulia();
  const book = await screen.findByRole("button", { name: /^Prenota \(27,00/ });
  expect(screen.getByText("Sconto soci 10 %")).toBeVisible();
  await user.click(book);
  await waitFor(() => expect(booked).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      path: "/api/bookings",
      body: {
        ...{ personId: 3, purpose: "Prenotazione telefonica", attendees: 1, notes: null },
        ...{ spaceId: EXAMPLE_SPACE.id, ...PERIOD, expectedTotal: 2700 },
      },
    },
  ]);
  expect(localStorage.getItem("recentPeople")).toBe("[3]");
});

it("shows a price that has changed in the meantime, and books at it on the next click", async () => {
  const { user, booked } = await chooseGiulia();
  refusal = { code: "PRICE_CHANGED", message: "Il prezzo intanto è cambiato.", totalAmount: 3100 };
  await user.click(await screen.findByRole("button", { name: /^Prenota \(27,00/ }));
  expect(await screen.findByText("Il prezzo intanto è cambiato.")).toBeVisible();
  expect(booked).not.toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: /^Prenota \(31,00/ }));
  await waitFor(() => expect(booked).toHaveBeenCalled());
  expect(sent.map(({ body }) => body.expectedTotal)).toEqual([2700, 3100]);
});

it("quotes and books a series at the person's price, without asking for an e-mail", async () => {
  const { user, booked } = await chooseGiulia();
  await user.selectOptions(screen.getByLabelText("Quanto spesso"), "1");
  const book = await screen.findByRole("button", { name: /^Prenota \(8 date, 216,00/ });
  await user.click(book);
  await waitFor(() => expect(booked).toHaveBeenCalled());
  // Not once per render: a few times during the choice, and once more after the booking.
  expect(sent.filter(({ path }) => path.endsWith("/quote")).length).toBeLessThan(5);
  expect(sent.find(({ path }) => path === "/api/bookings/series")).toMatchObject({
    body: { personId: 3, expectedTotal: 21_600 },
  });
});

it("adds the person to the waiting list for a taken period", async () => {
  unavailable = { code: "SLOT_TAKEN", message: "Lo spazio è già prenotato in questo periodo." };
  const { user } = renderApp(
    <NewBookingDialog
      draft={{ spaceId: EXAMPLE_SPACE.id, period: PERIOD }}
      person={GIULIA}
      onClose={() => {}}
      onBooked={() => {}}
    />,
  );
  const wait = await screen.findByRole("button", { name: "Metti in lista d'attesa" });
  expect(screen.getByRole("button", { name: "Prenota" })).toBeDisabled();
  expect(within(screen.getByRole("region", { name: "Cliente" })).getByText("Giulia Rossi")).toBeVisible();
  await user.click(wait);
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: "/api/waiting-list", body: { kind: "space", personId: 3 } }),
  );
  expect(await screen.findByText(/2º posto. Non parte nessuna e-mail/)).toBeVisible();
});
