import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, runStart, type StartedSite } from "../helpers/started-site";

/** What somebody asks for never becomes a line of the log. */
let folder: string;
let site: StartedSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "centro-log-"));
  site = runStart({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: "Amministra-1-test",
  });
  await site.ready;
}, 180_000);
afterAll(async () => {
  site?.child.kill("SIGTERM");
  await site?.exited;
  rmSync(folder, { recursive: true, force: true });
});

const MARK = "rigainventata";
const FORGED = `{"time":"2026-01-01T00:00:00.000Z","level":"error","route":"${MARK}"}`;

test("no path, query or header of a visitor stands in it", async () => {
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
])("nor does the picture that is to be made smaller: %j", async (url) => {
  const before = site.output().length;
  const answer = await fetch(`${site.address}/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
  expect(answer.status).toBe(400);
  await sleep(300);
  expect(site.output().slice(before)).not.toContain(MARK);
});
