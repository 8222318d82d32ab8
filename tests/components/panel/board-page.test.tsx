import { screen, waitFor } from "@testing-library/react";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { BoardPage } from "@/components/admin/board/board-page";
import { NewBookingDialog } from "@/components/admin/shared/booking/new-booking/new-booking-dialog";
import { PanelUser } from "@/components/admin/shared/panel-user";
import type { Role } from "@/lib/domain/person/roles";
import type { Plan } from "@/lib/schemas/panel/board";
import { EXAMPLE_SPACE } from "@/tests/helpers/booking-desk";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const SUNDAY = "2026-11-29";
const EMPTY = { rooms: [], entries: [], holidays: [] };

let asked: string[];
let plan: Plan;
beforeEach(async () => {
  asked = [];
  await serveApi((response, { path }) => {
    asked.push(path);
    if (path.startsWith("/api/board/plan")) return sendJson(response, 200, plan);
    if (path === "/api/spaces") return sendJson(response, 200, [{ ...EXAMPLE_SPACE, id: 1 }]);
    if (path.includes("/alternatives")) return sendJson(response, 200, { alternatives: [] });
    sendJson(response, 200, path.startsWith("/api/board") ? EMPTY : []);
  });
});

const showBoard = (role: Role = "desk") =>
  renderApp(
    <SearchParamsContext value={new URLSearchParams()}>
      <PanelUser value={{ id: 1, role }}>
        <BoardPage today={SUNDAY} />
      </PanelUser>
    </SearchParamsContext>,
  );

/** A wide screen, on which the board opens with a week. */
const wideScreen = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: media.includes("min-width"), onchange: null },
    ...{ addListener: () => {}, removeListener: () => {} },
  });

it("opens on a Sunday with that day and the following six", async () => {
  const matchMedia = jest.spyOn(window, "matchMedia").mockImplementation(wideScreen);
  showBoard();
  await waitFor(() => expect(asked).toContain("/api/board?from=2026-11-29&to=2026-12-05"));
  expect(screen.getByRole("heading", { name: "29 novembre – 5 dicembre 2026" })).toBeVisible();
  matchMedia.mockRestore();
});

it("links to a new space if there is none yet", async () => {
  showBoard("secretary");
  const link = await screen.findByRole("link", { name: "Aggiungi spazio" });
  expect(link).toHaveAttribute("href", "/admin/nuovo-spazio");
  expect(screen.queryByRole("grid")).not.toBeInTheDocument();
});

it("hides 'Aggiungi spazio' without permission", async () => {
  showBoard("desk");
  await screen.findByText("Ancora nessuno spazio");
  expect(screen.queryByRole("link", { name: "Aggiungi spazio" })).not.toBeInTheDocument();
});

it("disables the booking button for an unavailable period, and explains why", async () => {
  const message = "Lo spazio non è prenotabile in questi giorni e orari.";
  plan = {
    totalAmount: 2500,
    isOnRequest: false,
    lines: [],
    unavailable: { code: "SPACE_UNAVAILABLE", message },
    conflicts: [],
  };
  const period = {
    startDate: "2030-12-01",
    endDate: "2030-12-01",
    isFullDay: false,
    startTime: "09:00",
    endTime: "13:00",
  };
  renderApp(<NewBookingDialog draft={{ spaceId: 1, period }} onClose={() => {}} onBooked={() => {}} />);
  await waitFor(() => expect(screen.getByRole("button", { name: "Prenota" })).toBeDisabled());
  expect(screen.getByRole("button", { name: "Prenota" })).toHaveAccessibleDescription(
    `Non si può prenotare: ${message}`,
  );
});
