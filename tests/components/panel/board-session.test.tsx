import { screen, waitFor } from "@testing-library/react";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { BoardPage } from "@/components/admin/board/board-page";
import { PanelUser } from "@/components/admin/shared/panel-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** The stream of changes, which the server refuses once the session has ended. */
class RefusedStream extends EventTarget {
  static readonly CLOSED = 2;
  static last: RefusedStream;
  readyState = 1;
  constructor() {
    super();
    RefusedStream.last = this;
  }
  refuse() {
    this.readyState = RefusedStream.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
  close() {}
}

let server: LoopbackServer;
let isOver = false;
beforeEach(async () => {
  isOver = false;
  Object.assign(globalThis, { EventSource: RefusedStream });
  server = await serveApi((response, { path }) => {
    if (isOver)
      return sendJson(response, 401, { message: "Accedi per continuare.", code: "UNAUTHENTICATED" });
    sendJson(response, 200, path.startsWith("/api/board") ? { rooms: [], entries: [], holidays: [] } : []);
  });
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, "EventSource");
  await server.close();
});

it("shows the board no longer once the session has ended on the server", async () => {
  renderApp(
    <SearchParamsContext value={new URLSearchParams()}>
      <PanelUser value={{ id: 1, role: "desk" }}>
        <BoardPage today="2026-11-29" />
      </PanelUser>
    </SearchParamsContext>,
  );
  expect(await screen.findByText("Ancora nessuno spazio")).toBeVisible();
  isOver = true;
  RefusedStream.last.refuse();
  await waitFor(() => expect(screen.queryByText("Ancora nessuno spazio")).not.toBeInTheDocument());
  expect(screen.getByText("Accedi per continuare.")).toBeVisible();
});
