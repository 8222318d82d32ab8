import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useOfflineQuery } from "@/lib/client/site/use-offline-query";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

function Doors() {
  const { data, error, refetch } = useOfflineQuery<{ name: string }>("/api/check-ins");
  return (
    <>
      <p>{data?.value.name ?? (error ? "Nobody" : "Nothing yet")}</p>
      <button type="button" onClick={() => void refetch()}>
        Again
      </button>
    </>
  );
}

let server: LoopbackServer;
let status = 200;

beforeEach(async () => {
  status = 200;
  server = await serveApi((response) =>
    sendJson(
      response,
      status,
      status === 200 ? { name: "Giulia" } : { message: "No", code: "UNAUTHENTICATED" },
    ),
  );
});
afterEach(() => server.close());

it("shows the names of a session no longer once it has ended on the server", async () => {
  renderApp(<Doors />);
  expect(await screen.findByText("Giulia")).toBeVisible();
  const again = screen.getByRole("button", { name: "Again" });
  status = 401;
  await userEvent.click(again);
  expect(await screen.findByText("Nobody")).toBeVisible();
  status = 200;
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByText("Giulia")).toBeVisible());
});
