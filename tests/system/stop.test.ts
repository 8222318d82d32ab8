import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient, newClientAddress } from "../helpers/api";
import { registrationBody } from "../helpers/people";
import { allEnded, copyDatabase, freePort, runStart, type StartedSite } from "../helpers/started-site";
import { adminCookieOf } from "../helpers/test-site";

/** SIGTERM while people and programs keep the site busy in every possible way. */
let folder: string;
let site: StartedSite;
const sockets: Socket[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "centro-stop-"));
  await copyDatabase(join(folder, "data"));
  site = runStart({
    DATA_DIR: join(folder, "data"),
    PORT: String(await freePort()),
    ADMIN_PASSWORD: "Amministra-1-test",
    TRUST_PROXY: "true",
  });
  await site.ready;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  site.child.kill("SIGKILL");
  await sleep(500);
  rmSync(folder, { recursive: true, force: true });
});

/** A connection that sends `text` and then nothing. */
function hold(text: string): Socket {
  const socket = connect(Number(new URL(site.address).port), "localhost");
  socket.on("error", () => {});
  socket.write(text);
  // Unread data would keep the connection open from this side.
  socket.resume();
  sockets.push(socket);
  return socket;
}

/**
 * Sends one request after another over a keep-alive connection until they are no longer accepted. `begun` resolves with
 * the first response.
 */
function load(paths: readonly string[]): { begun: Promise<unknown>; ended: Promise<unknown> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ask = (path: string) =>
    new Promise<boolean>((resolve) =>
      request(
        site.address + path,
        { agent, headers: { "X-Forwarded-For": newClientAddress() } },
        (response) => {
          response.resume().once("end", () => {
            begin();
            resolve(true);
          });
          response.once("error", () => resolve(false));
        },
      )
        .once("error", () => resolve(false))
        .end(),
    );
  async function goOn(): Promise<void> {
    for (let n = 0; await ask(paths[n % paths.length] ?? "/"); n += 1);
  }
  return { begun, ended: goOn() };
}

test("the site stops within ten seconds under load, with idle, half-sent and dripping requests, and responds to requests in progress", async () => {
  const cookie = await adminCookieOf(site.address);
  const pids = site.childPids();
  const host = "Host: localhost\r\n";
  hold("");
  hold("GET / HTTP/1.1\r\nHost: lo");
  hold(`GET / HTTP/1.1\r\n${host}\r\n`);
  hold(`GET /api/board/changes HTTP/1.1\r\n${host}Cookie: ${cookie}\r\n\r\n`);
  hold(`GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  hold("CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n");
  hold(`POST /api/auth/login HTTP/1.1\r\n${host}Expect: something\r\nContent-Length: 5000\r\n\r\n{`);
  const dripping = hold(
    `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
  );
  const drip = setInterval(() => dripping.write(" "), 200);
  const crowd = Array.from({ length: 24 }, (_, n) =>
    load([
      `/?n=${n}`,
      "/spaces",
      `/spaces?people=${n + 1}`,
      "/api/spaces",
      `/api/spaces/13/availability?from=2031-01-01&to=2031-01-31`,
    ]),
  );
  await Promise.all(crowd.map(({ begun }) => begun));

  const registrations = Array.from({ length: 4 }, () =>
    new ApiClient().post("/api/auth/register", registrationBody(), { base: site.address }),
  );
  await sleep(300);
  const asked = performance.now();
  site.child.kill("SIGTERM");
  const { code } = await site.exited;
  const ms = performance.now() - asked;
  clearInterval(drip);
  await Promise.all(crowd.map(({ ended }) => ended));
  expect((await Promise.all(registrations)).map(({ status }) => status)).toEqual(Array(4).fill(201));
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect(await allEnded(pids, 1_000)).toBe(true);
});
