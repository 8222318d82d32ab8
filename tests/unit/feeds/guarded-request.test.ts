import { guardedRequest } from "@/lib/feeds/guarded-request";
import { type LoopbackServer, startLoopbackServer } from "../../helpers/loopback-server";

/** Requests to an address that a user typed, against a real server. More cases are in fetch-calendar.test.ts. */

let server: LoopbackServer;
beforeEach(async () => {
  server = await startLoopbackServer((response) => response.end("{}"));
});
afterEach(() => server.close());

const call = (url: string, isPrivateAllowed: boolean, timeout = 2_000) =>
  guardedRequest({
    ...{
      method: "POST",
      url: new URL(url),
      headers: { "Content-Type": "application/json" },
      body: '{"a":1}',
    },
    ...{ isPrivateAllowed, signal: AbortSignal.timeout(timeout) },
  });

test("sends method, headers and body, and returns the response with its status", async () => {
  const response = await call(`${server.url}/x?y=1`, true);
  response.destroy();
  expect(response.statusCode).toBe(200);
  expect(server.requests).toMatchObject([
    { method: "POST", path: "/x?y=1", body: '{"a":1}', headers: { "content-type": "application/json" } },
  ]);
});

test.each([
  ["http", () => server.url, "https"],
  ["a literal private address", () => server.url.replace("http:", "https:"), "privateNetwork"],
  ["a name that resolves to one", () => `https://localhost:${new URL(server.url).port}/`, "privateNetwork"],
  ["a mapped one", () => `https://[::ffff:127.0.0.1]:${new URL(server.url).port}/`, "privateNetwork"],
])("rejects %s before anything is sent", async (_, url, why) => {
  await expect(call(url(), false)).rejects.toThrow(`refusals.followed.${why}`);
  expect(server.requests).toEqual([]);
});

test("returns a redirect like any other response", async () => {
  server.answerWith((response) => response.writeHead(302, { Location: `${server.url}/elsewhere` }).end());
  const response = await call(`${server.url}/first`, true);
  response.destroy();
  expect([response.statusCode, server.requests.map(({ path }) => path)]).toEqual([302, ["/first"]]);
});

test("aborts by its signal if no response arrives", async () => {
  server.answerWith(() => {});
  await expect(call(server.url, true, 200)).rejects.toThrow();
});
