import { screen, waitFor } from "@testing-library/react";
import { AcceptDialog } from "@/components/admin/waiting/accept-dialog";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { EXAMPLE_COURSE } from "@/tests/helpers/example-catalogue";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Staff accept an offer on behalf of a caller. */

const ENTRY: WaitingEntry = {
  ...{ id: 3, kind: "course", status: "offered", title: EXAMPLE_COURSE.title, userId: null, seats: 2 },
  ...{ email: "giulia@example.org", language: "it", phone: null, firstName: "Giulia", lastName: "Rossi" },
  ...{ attendees: null, position: 1, spaceId: null, startDate: "2026-12-07", endDate: null },
  ...{ startTime: null, endTime: null, isFullDay: false, startsAt: null, endsAt: null },
  ...{ offerExpiresAt: "2026-12-01T20:00:00.000Z", singleDate: "2026-12-07", singleTime: "18:00" },
  ...{ eventId: null, courseId: EXAMPLE_COURSE.id, createdAt: "2026-11-20T08:00:00.000Z", notes: null },
  ...{ purpose: null, companions: [], extras: [] },
  ...{ bookingId: null, registrationId: null, courseBookingId: null },
};

let server: LoopbackServer;

it("shows and sends the price of the single lesson, not of the whole course", async () => {
  server = await serveApi((response, { path }) =>
    path.endsWith("/accept")
      ? sendJson(response, 201, { sent: false })
      : sendJson(response, 200, path === "/api/courses" ? [{ ...EXAMPLE_COURSE, dropInPrice: "12" }] : {}),
  );
  const { user } = renderApp(<AcceptDialog entry={ENTRY} onClose={() => {}} />);
  expect(await screen.findByText(/Prezzo: 24,00 €/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Accetta l'offerta" }));
  const sent = () => server.requests.find(({ path }) => path.endsWith("/accept"));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(JSON.parse(sent()?.body ?? "")).toEqual({ expectedTotal: 2400 });
});

it("asks for the price of a room with the extras and for the people of the request", async () => {
  server = await serveApi((response, { path }) =>
    sendJson(response, 200, {
      totalAmount: path.includes("extras=7%3A2") && path.includes("attendees=8") ? 9000 : 5000,
      ...{ isOnRequest: false, lines: [], unavailable: null, conflicts: [] },
    }),
  );
  const room: WaitingEntry = {
    ...{ ...ENTRY, kind: "space", courseId: null, singleDate: null, singleTime: null, spaceId: 1 },
    ...{ isFullDay: true, endDate: "2026-12-07", attendees: 8, extras: [{ extraId: 7, quantity: 2 }] },
  };
  renderApp(<AcceptDialog entry={room} onClose={() => {}} />);
  expect(await screen.findByText(/Prezzo: 90,00 €/)).toBeVisible();
});
