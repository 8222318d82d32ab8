import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import type { MoveTarget } from "@/components/admin/board/drag-state";
import { MoveDialog } from "@/components/admin/board/move-dialog";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** Undoing a move on the board. */

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
afterEach(() => server.close());

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
