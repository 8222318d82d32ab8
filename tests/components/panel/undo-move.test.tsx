import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import type { MoveTarget } from "@/components/admin/board/drag-state";
import { MoveDialog } from "@/components/admin/board/move-dialog";
import { BookingDialog } from "@/components/admin/shared/booking/booking-dialog";
import { bookingOf } from "@/tests/helpers/booking-desk";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, renderPanel, serveApi } from "@/tests/helpers/render-app";

/** Undoing a move, in the notice on the board or later in the booking's history. */

const HOURS = { isFullDay: false, startTime: "09:00", endTime: "13:00" } as const;
const BEFORE = { ...HOURS, startDate: "2026-12-07", endDate: "2026-12-07", spaceId: 1, totalAmount: 4000 };

const TARGET: MoveTarget = {
  entry: {
    ...{ kind: "booking", id: 9, spaceId: 1, title: "Giulia Rossi", label: "Rossi G.", isFullDay: false },
    ...{ startsAt: "2026-12-07T08:00:00.000Z", endsAt: "2026-12-07T12:00:00.000Z", bufferEndsAt: null },
    ...{ purpose: null, status: "confirmed", paymentStatus: "unpaid", dueAmount: 4000 },
  },
  ...{ from: "Sala Loto", to: "Sala Ninfea", spaceId: 2 },
  period: { ...HOURS, startDate: "2026-12-08", endDate: "2026-12-08" },
};

function OpenDialog() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <MoveDialog target={TARGET} onClose={() => setOpen(false)} />;
}

let server: LoopbackServer;

it("confirms a booking again that a room with a price on request made a request", async () => {
  server = await serveApi((response, { method, path }) => {
    if (path.startsWith("/api/board/plan"))
      return sendJson(response, 200, {
        ...{ totalAmount: 0, isOnRequest: true, lines: [], unavailable: null, conflicts: [] },
      });
    if (method === "PUT")
      return sendJson(response, 200, { ...BEFORE, id: 9, status: "pending", totalAmount: 0, sent: false });
    return sendJson(response, 200, { ...BEFORE, id: 9, status: "confirmed" });
  });
  const { user } = renderApp(<OpenDialog />);
  await screen.findByText(/su richiesta/);
  await user.click(screen.getByRole("button", { name: "Sposta" }));
  await user.click(await screen.findByRole("button", { name: "Annulla l'operazione" }));
  const puts = () => server.requests.filter(({ method }) => method === "PUT");
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(JSON.parse(puts()[1]?.body ?? "")).toMatchObject({ ...BEFORE, status: "confirmed" });
});

it("moves a booking back from its history", async () => {
  const paid = { paymentStatus: "paid", paidAmount: 4000, dueAmount: 0 } as const;
  const booking = bookingOf({ ...paid, startDate: "2026-12-08", startTime: "14:00", endTime: "19:00" });
  const entry = { at: "2026-11-20T10:00:00.000Z", actor: { id: 1, username: "ada" }, address: null };
  const moved = (id: number, from: string, to: string) => ({
    ...{ ...entry, id, action: "update", entity: "booking", entityId: booking.id },
    changes: { startDate: { from, to }, endDate: { from, to } },
  });
  server = await serveApi((response, { method, path }) => {
    if (path.startsWith("/api/audit"))
      return sendJson(response, 200, [
        moved(3, "2026-12-07", "2026-12-08"),
        moved(2, "2026-12-04", "2026-12-07"),
      ]);
    if (path === "/api/auth/me")
      return sendJson(response, 200, { isAuthenticated: true, user: { ...EXAMPLE_USER, role: "admin" } });
    if (path.startsWith("/api/board/plan"))
      return sendJson(response, 200, {
        ...{ totalAmount: 4000, isOnRequest: false, lines: [], unavailable: null, conflicts: [] },
      });
    if (path !== `/api/bookings/${booking.id}`) return sendJson(response, 200, []);
    return sendJson(response, 200, method === "PUT" ? { ...booking, sent: false } : booking);
  });
  const { user } = renderPanel(<BookingDialog booking={booking} onClose={() => {}} />, "admin");
  await user.click(await screen.findByText("Cronologia"));
  // Only the latest move can be undone.
  await user.click(await screen.findByRole("button", { name: "Riporta dov'era prima" }));
  expect(await screen.findByLabelText("Giorno")).toHaveValue("2026-12-07");
  await screen.findByText("Libero in questo periodo.");
  await user.click(screen.getByRole("button", { name: "Salva lo spostamento" }));
  const put = () => server.requests.find(({ method }) => method === "PUT");
  await waitFor(() => expect(put()).toBeDefined());
  expect(JSON.parse(put()?.body ?? "")).toMatchObject({ startDate: "2026-12-07", startTime: "14:00" });
});
