import { act, screen } from "@testing-library/react";
import { useEffect } from "react";
import { queryClient } from "@/lib/client/person/query-client";
import { setSession, syncSession } from "@/lib/client/person/session";
import { useSession } from "@/lib/client/person/use-session";
import { EXAMPLE_USER } from "@/tests/helpers/example-user";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

function Who() {
  useEffect(syncSession, []);
  const { status, user } = useSession();
  return <p>{user ? user.firstName : status}</p>;
}

let server: LoopbackServer;

beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ["setTimeout", "clearTimeout", "setImmediate", "queueMicrotask", "nextTick"],
  });
  server = await serveApi((response, { headers }) =>
    sendJson(
      response,
      200,
      headers.authorization ? { isAuthenticated: true, user: EXAMPLE_USER } : { isAuthenticated: false },
    ),
  );
});

it("checks every 60 seconds for a token, and calls the server only if there is one", async () => {
  renderApp(<Who />);
  expect(await screen.findByText("anonymous")).toBeVisible();
  act(() => jest.advanceTimersByTime(180_000));
  expect(server.requests).toHaveLength(1);
  localStorage.setItem("authToken", "abc");
  act(() => jest.advanceTimersByTime(60_000));
  expect(await screen.findByText("Giulia")).toBeVisible();
  expect(server.requests).toHaveLength(2);
  act(() => jest.advanceTimersByTime(180_000));
  expect(server.requests).toHaveLength(2);
});

it("clears cached queries when another user signs in, but not for the same user", async () => {
  renderApp(<Who />);
  await screen.findByText("anonymous");
  act(() => setSession({ isAuthenticated: true, user: EXAMPLE_USER }));
  queryClient().setQueryData(["/api/bookings"], ["hers"]);
  act(() => setSession({ isAuthenticated: true, user: { ...EXAMPLE_USER, firstName: "Giulietta" } }));
  expect(queryClient().getQueryData(["/api/bookings"])).toEqual(["hers"]);
  act(() => setSession({ isAuthenticated: false }));
  expect(queryClient().getQueryData(["/api/bookings"])).toBeUndefined();
});
