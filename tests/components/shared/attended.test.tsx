import { fireEvent } from "@testing-library/react";
import { api } from "@/lib/client/api-client";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { serveApi } from "@/tests/helpers/render-app";

/* A tab with nobody in front of it must not keep the session from ending as idle. */

let server: LoopbackServer;

beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ["setTimeout", "clearTimeout", "setImmediate", "queueMicrotask", "nextTick"],
  });
  server = await serveApi((response) => sendJson(response, 200, {}));
});

afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const marked = () => server.requests.map(({ headers }) => headers["x-unattended"]);

it("marks what it reads by itself once there was no input for a minute, until there is input again", async () => {
  await api.get("/api/overview");
  jest.setSystemTime(Date.now() + 61_000);
  await api.get("/api/overview");
  fireEvent.pointerMove(document.body);
  await api.get("/api/overview");
  expect(marked()).toEqual([undefined, "1", undefined]);
});

it("marks no write: a camera that reads codes needs no input", async () => {
  jest.setSystemTime(Date.now() + 61_000);
  await api.post("/api/check-ins", { code: "ABC" });
  expect(marked()).toEqual([undefined]);
});
