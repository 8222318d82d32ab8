import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "../helpers/api";
import { registrationBody } from "../helpers/people";
import { allEnded, freePort, runStart, type StartedSite } from "../helpers/started-site";
import { adminCookieOf } from "../helpers/test-site";
import { until } from "../helpers/until";

/** `npm start` itself: when it refuses to start, how it stops, and what happens when one of its processes dies. */
let folder: string;
let data: string;
const running: StartedSite[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "centro-start-"));
  data = join(folder, "data");
});
afterAll(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await sleep(500);
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<StartedSite> {
  const site = runStart({
    DATA_DIR: data,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: "Amministra-1-test",
    ...env,
  });
  running.push(site);
  return site;
}

async function startReady(env?: Record<string, string>): Promise<StartedSite> {
  const site = await start(env);
  await site.ready;
  return site;
}

const timed = async <T>(work: Promise<T>) => {
  const started = performance.now();
  return { result: await work, ms: performance.now() - started };
};

describe("`npm start` exits immediately with a clear message and an exit code other than 0", () => {
  test.each([
    ["when a file stands in the place of the data folder", () => join(folder, "a-file")],
    ["when a file stands above it", () => join(folder, "a-file/data")],
    ["where nothing can be written", () => "/proc/centro"],
  ])("%s", async (_, dataFolder) => {
    writeFileSync(join(folder, "a-file"), "");
    const site = await start({ DATA_DIR: dataFolder() });
    const { result, ms } = await timed(site.exited);
    expect(result.code).toBeGreaterThan(0);
    expect(site.output()).toMatch(/✗ The data folder .* cannot be written \(\w+\)\. Set DATA_DIR/);
    expect(ms).toBeLessThan(6_000);
  });

  test("naming every variable that is missing or wrong", async () => {
    const site = await start({
      DATABASE_URL: "postgresql://localhost:1/nothing",
      NEXTAUTH_URL: "not an address",
      ADMIN_EMAIL: "nobody",
      SMTP_URL: "http://mail.example.org",
    });
    expect((await site.exited).code).toBeGreaterThan(0);
    for (const line of [
      /NEXTAUTH_SECRET: is missing/,
      /NEXTAUTH_URL/,
      /ADMIN_EMAIL/,
      /SMTP_URL: must start with smtp/,
    ])
      expect(site.output()).toMatch(line);
  });

  test("if it would expose reset tokens with a configured database", async () => {
    const site = await start({
      DATABASE_URL: "postgresql://localhost:1/nothing",
      NEXTAUTH_SECRET: "a secret of enough characters",
      EXPOSE_RESET_TOKEN: "true",
      EMBEDDED_DATABASE: "true",
    });
    expect((await site.exited).code).toBeGreaterThan(0);
    expect(site.output()).toMatch(/EXPOSE_RESET_TOKEN: must not be on in production/);
  });
});

/** The folder and everything below it that other users of the machine have any permission for. */
function openToOthers(path: string): string[] {
  const { mode } = lstatSync(path);
  const own = (mode & 0o077) === 0 ? [] : [`${(mode & 0o777).toString(8)} ${path}`];
  if (!lstatSync(path).isDirectory()) return own;
  return [...own, ...readdirSync(path).flatMap((name) => openToOthers(join(path, name)))];
}

// The tests of a site that runs follow one another on the same data, because each start takes seconds.
describe("a running site", () => {
  let first: StartedSite;
  beforeAll(async () => {
    mkdirSync(data, { recursive: true });
    chmodSync(data, 0o755);
    first = await startReady({ DRAIN_SECONDS: "3" });
  });

  test("keeps its port: another one refuses to start there", async () => {
    const second = await start({ DATA_DIR: join(folder, "other"), PORT: new URL(first.address).port });
    expect((await second.exited).code).toBeGreaterThan(0);
    expect(second.output()).toContain("is taken. Set PORT");
  });

  test("keeps its data folder: another one refuses to use it", async () => {
    const second = await start();
    expect((await second.exited).code).toBeGreaterThan(0);
    expect(second.output()).toMatch(/data folder .* is in use by process \d+/);
    expect((await fetch(`${first.address}/api/health`)).status).toBe(200);
  });

  test("stores files that are accessible only to its user", async () => {
    const body = registrationBody();
    expect((await new ApiClient().post("/api/auth/register", body, { base: first.address })).status).toBe(
      201,
    );
    await until(() => existsSync(join(data, "outbox")), "The first e-mail");
    // A displayed picture leaves a resized copy.
    const page = await (await fetch(`${first.address}/spaces`)).text();
    const [picture = "/"] = /\/uploads\/[\w./-]+/.exec(page) ?? [];
    await (await fetch(`${first.address}${picture}`)).arrayBuffer();
    expect(readdirSync(data)).toEqual(
      expect.arrayContaining(["database", "database.password", "lock", "outbox", "secret"]),
    );
    expect(openToOthers(data)).toEqual([]);
  });

  test("announces its shutdown to a load balancer, and accepts requests until that is known", async () => {
    const statusOf = async (path: string) => (await fetch(`${first.address}${path}`)).status;
    expect(await statusOf("/readyz")).toBe(200);
    first.child.kill("SIGTERM");
    while ((await statusOf("/readyz")) === 200) await sleep(20);
    expect([await statusOf("/readyz"), await statusOf("/api/spaces")]).toEqual([404, 200]);
    expect((await first.exited).code).toBe(0);
  });
});

test("when one of its processes is killed the others stop too, and the next start finds the data and closes files that an older version left open", async () => {
  const open = (path: string) => {
    const isFolder = lstatSync(path).isDirectory();
    chmodSync(path, isFolder ? 0o755 : 0o666);
    if (isFolder) for (const name of readdirSync(path)) open(join(path, name));
  };
  open(data);
  const notes = join(data, "notes.txt");
  writeFileSync(notes, "");
  chmodSync(notes, 0o644);
  // A folder with files of others also stays open.
  const ofOthers = [`755 ${data}`, `644 ${notes}`];
  let site = await startReady();
  expect(openToOthers(data)).toEqual(ofOthers);

  const body = registrationBody();
  expect((await new ApiClient().post("/api/auth/register", body, { base: site.address })).status).toBe(201);
  const supervised = site.childPids();
  site.child.kill("SIGKILL");
  // It waits for the processes of the former one.
  site = await startReady();
  expect(await allEnded(supervised, 5_000)).toBe(true);
  const login = { username: body.username, password: body.password };
  expect((await new ApiClient().post("/api/auth/login", login, { base: site.address })).status).toBe(200);

  for (const killed of ["web process", "database"]) {
    const pids = site.childPids().sort((a, b) => a - b);
    process.kill((killed === "database" ? pids[0] : pids[1]) ?? 0, "SIGKILL");
    expect((await site.exited).code).toBeGreaterThan(0);
    expect(site.output()).toMatch(/✗ The .* stopped unexpectedly \(SIGKILL\)/);
    expect([killed, await allEnded(pids, 1_000)]).toEqual([killed, true]);
    if (killed === "web process") site = await startReady();
  }
  expect(openToOthers(data)).toEqual(ofOthers);
}, 240_000);

// SIGTERM under load: stop.test.ts.
test("SIGINT ends open streams and lets requests in progress finish, then stops both processes with exit code 0", async () => {
  const site = await startReady();
  const pids = site.childPids();
  const board = await fetch(`${site.address}/api/board/changes`, {
    headers: { cookie: await adminCookieOf(site.address) },
  });
  expect(board.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const changes = board.body?.getReader();
  await changes?.read();
  const registrations = Array.from({ length: 6 }, () =>
    new ApiClient().post("/api/auth/register", registrationBody(), { base: site.address }),
  );
  await Promise.race(registrations);
  // A terminal sends Ctrl-C to the whole process group.
  process.kill(-(site.child.pid ?? 0), "SIGINT");
  const answers = await Promise.all(registrations);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const { result, ms } = await timed(site.exited);
  expect(result.code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect(await allEnded(pids, 1_000)).toBe(true);
  // Ended, not cut off.
  for (;;) if ((await changes?.read())?.done !== false) break;
});
