import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ApiClient } from "../helpers/api";
import { formWith, picture } from "../helpers/pictures";
import { adminOf, hasPostgres, mainKind, startTestSite } from "../helpers/test-site";
import { until } from "../helpers/until";

/** One site whose database dies and recovers, and whose disk becomes full. */
let site: Awaited<ReturnType<typeof startTestSite>>;
let base: string;
beforeAll(async () => {
  site = await startTestSite({ kind: mainKind });
  [base = ""] = site.addresses;
});
afterAll(() => site.stop());

/** The text of a page whose scripts do not run. */
const textOf = (html: string) =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]+>/g, " ");

(hasPostgres ? describe : describe.skip)("while the database is unavailable", () => {
  beforeAll(async () => {
    for (const path of ["/", "/spaces/15-laboratorio-argilla"]) await fetch(base + path);
    const server = site.database.server;
    if (!server) throw new Error("There is no server to stop");
    process.kill(server.pid(), "SIGKILL");
    await server.exited();
  });

  test.each(["/api/spaces", "/api/spaces/13", "/api/courses", "/api/health"])(
    "GET %s returns 503 UNAVAILABLE quickly, with the documented body",
    async (path) => {
      const started = performance.now();
      const { status, body, headers } = await new ApiClient().get(path, { base });
      expect([status, body.code]).toEqual([503, "UNAVAILABLE"]);
      expect(headers.get("retry-after")).toBe("5");
      expect(performance.now() - started).toBeLessThan(5_000);
    },
  );

  test("a login also returns 503 instead of reporting a wrong password", async () => {
    const { status } = await new ApiClient().post(
      "/api/auth/login",
      { username: "admin", password: "x" },
      { base },
    );
    expect(status).toBe(503);
  });

  test.each(["/", "/spaces/15-laboratorio-argilla"])("the cached page %s is still shown", async (path) => {
    const answer = await fetch(base + path);
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain("Centro Ninfea");
  });

  test.each(["/spaces", "/spaces?startDate=2031-01-07&endDate=2031-01-08", "/spaces/13-sala-salvia"])(
    "the page %s states in Italian that it cannot be shown, without scripts and with a code for the logs",
    async (path) => {
      const answer = await fetch(base + path);
      const html = await answer.text();
      expect(answer.status).toBe(500);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(html).not.toContain("<script");
      const text = textOf(html);
      expect(text).toContain("Qualcosa è andato storto");
      expect(text).toContain(`Codice: ${answer.headers.get("x-request-id")}`);
      expect(text).not.toMatch(/prisma|postgres|127\.0\.0\.1/i);
    },
  );

  test("everything is served again after recovery without a restart of the site", async () => {
    await site.database.server?.restart();
    const isHealthy = async () => (await fetch(`${base}/api/health`)).status === 200;
    await until(isHealthy, "The recovery");
    for (const path of ["/", "/spaces", "/spaces/13-sala-salvia"])
      expect((await fetch(base + path)).status).toBe(200);
    await adminOf(base);
  });
});

describe("when the disk of a web process is full", () => {
  let uploads: string;
  let unmount = () => {};

  /** Mounts a file system of 64 kB if the user may do so; otherwise replaces the folder by a file. */
  function fillDisk(): void {
    rmSync(uploads, { recursive: true, force: true });
    mkdirSync(uploads);
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", uploads], { stdio: "ignore" });
      unmount = () => void execFileSync("umount", [uploads], { stdio: "ignore" });
    } catch {
      rmSync(uploads, { recursive: true });
      writeFileSync(uploads, "");
      unmount = () => rmSync(uploads);
    }
  }

  beforeAll(() => {
    uploads = join(site.folder, "picture-copies");
  });
  afterAll(() => unmount());

  test("an upload is still accepted and shown, since the disk stores only copies", async () => {
    const { client } = await adminOf(base);
    // Noise cannot be compressed: about 500 kB.
    const noise = await picture("png", { width: 900, height: 900, isNoise: true });

    fillDisk();
    const { status, body } = await client.send<{ imageUrl: string }>("POST", "/api/upload/space-image", {
      raw: formWith("image", noise),
      base,
    });
    expect(status).toBe(201);
    expect((await fetch(base + body.imageUrl)).status).toBe(200);
    expect(existsSync(uploads) ? filesBelow(uploads) : []).toEqual([]);

    unmount();
    unmount = () => {};
    expect((await fetch(base + body.imageUrl)).status).toBe(200);
    expect(filesBelow(uploads)).toHaveLength(1);
  });
});

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
