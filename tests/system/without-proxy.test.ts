import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "../helpers/api";
import { registrationBody } from "../helpers/people";
import { copyDatabase, freePort, runStart, type StartedSite } from "../helpers/started-site";

/** `npm start` without a proxy in front: which headers it trusts, and what it logs about clients. */
let folder: string;
let site: StartedSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "centro-log-"));
  await copyDatabase(folder);
  site = runStart({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: "Amministra-1-test",
  });
  await site.ready;
});
afterAll(async () => {
  site?.child.kill("SIGTERM");
  await site?.exited;
  rmSync(folder, { recursive: true, force: true });
});

const MARK = "rigainventata";
const FORGED = `{"time":"2026-01-01T00:00:00.000Z","level":"error","route":"${MARK}"}`;

test("the log contains no path, query or header of a visitor", async () => {
  const headers = { "User-Agent": MARK, Referer: `https://${MARK}.example`, Cookie: `session-token=${MARK}` };
  for (const path of [
    `/${MARK}`,
    `/api/${MARK}?x=${MARK}`,
    `/api/registrations/${MARK}`,
    `/api/calendars/${MARK}.ics`,
    `/reset-password?token=${MARK}`,
    `/iscrizione/${MARK}`,
    `/uploads/spaces/${MARK}.webp`,
    `/_next/static/${MARK}.js`,
    `/${encodeURIComponent(`\n${FORGED}`)}`,
    `/api/${encodeURIComponent(`\n${FORGED}`)}`,
  ])
    for (const method of ["GET", "POST", "DELETE"])
      await fetch(`${site.address}${path}`, { method, headers, redirect: "manual" });
  await sleep(300);
  expect(site.output()).not.toContain(MARK);
});

test.each([
  `/uploads/a\n${FORGED}`,
  `/uploads/spaces/a.webp?\n${FORGED}`,
  `/uploads/spaces/a.webp#\n${FORGED}`,
])("the log does not contain the address of a picture to be resized: %j", async (url) => {
  const before = site.output().length;
  const answer = await fetch(`${site.address}/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
  expect(answer.status).toBe(400);
  await sleep(300);
  expect(site.output().slice(before)).not.toContain(MARK);
});

test("each request is logged as one JSON line with id, route, status and time, without personal data", async () => {
  const body = registrationBody({ firstName: "Nomesegreto", address: "Via Segreta 7" });
  const client = new ApiClient();
  const { headers } = await client.post("/api/auth/register", body, { base: site.address });
  await client.get("/api/spaces/13/quote?startDate=2031-01-07&note=cosa-privata", { base: site.address });
  await client.post("/api/auth/forgot-password", { email: body.email }, { base: site.address });
  await sleep(300);
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(logged.find(({ requestId }) => requestId === headers.get("x-request-id"))).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    level: "info",
    method: "POST",
    route: "/api/auth/register",
    status: 201,
    ms: expect.any(Number),
  });
  expect(logged.map(({ route }) => route)).toContain("/api/spaces/{id}/quote");
  for (const secret of [
    "Nomesegreto",
    "Via Segreta",
    body.email,
    body.fiscalCode,
    body.username,
    "cosa-privata",
    body.password,
  ])
    expect(site.output()).not.toContain(String(secret));
});

test("forwarding headers of clients are not trusted", async () => {
  const headers = { "X-Forwarded-Proto": "http", "X-Forwarded-Host": "www.example.org" };
  const page = await fetch(`${site.address}/auth`, { headers, redirect: "manual" });
  expect(page.status).toBe(200);
  expect(page.headers.has("strict-transport-security")).toBe(false);
  // Eleven addresses claimed by one client count as one address.
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push(
      (
        await new ApiClient().post(
          "/api/auth/login",
          { username: "nessuno", password: "x" },
          { base: site.address },
        )
      ).status,
    );
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});
