import { createServer } from "node:net";
import pg from "pg";

/** The cache handler of the pages, on the clock of the test and a database that is there or not. */
const HOUR = 60 * 60_000;
const page = (html: string) => ({ kind: "APP_PAGE", html, headers: {} as Record<string, string> });
const holder = globalThis as typeof globalThis & { databaseConnection?: { pool: pg.Pool } };

async function openCache() {
  const { default: PageCache } = await import("../../lib/http/page-cache.mjs");
  return new PageCache();
}

let now: jest.SpyInstance<number, []>;
let time = 0;
beforeEach(() => {
  time = Date.UTC(2027, 0, 1);
  now = jest.spyOn(Date, "now").mockImplementation(() => time);
});
afterEach(() => {
  now.mockRestore();
  delete holder.databaseConnection;
});

test("a page gets the policy with the hashes of its own inline scripts, and none for others", async () => {
  const cache = await openCache();
  const stored = page(
    '<script>self.x=1</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  await cache.set("$/one", stored, { tags: [] });
  expect(stored.headers["content-security-policy"]).toContain(
    "script-src 'self' 'sha256-OeQ5f9lOMes7jOc0cGCXX08CnAERweUkLpVXXpflaLg='",
  );
  expect(stored.headers["content-security-policy"]?.match(/sha256-/g)).toHaveLength(1);
});

test("a copy is shown for a minute and not longer while the database is there", async () => {
  const cache = await openCache();
  await cache.set("$/two", page("x"), { tags: [] });
  time += 59_000;
  expect(await cache.get("$/two")).not.toBeNull();
  time += 2_000;
  expect(await cache.get("$/two")).toBeNull();
});

test("an old copy stands in while the database is gone, for a day", async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    }),
  );
  await new Promise((resolve) => server.close(resolve));
  const pool = new pg.Pool({ host: "127.0.0.1", port, connectionTimeoutMillis: 1_000 });
  holder.databaseConnection = { pool };
  const cache = await openCache();
  await cache.set("$/three", page("x"), { tags: [] });
  time += HOUR;
  expect(await cache.get("$/three")).toMatchObject({ value: { html: "x" } });
  time += 24 * HOUR;
  expect(await cache.get("$/three")).toBeNull();
  await pool.end();
});

test("a change takes the copies away that show it, and no others", async () => {
  const cache = await openCache();
  await cache.set("$/four", page("x"), { tags: ["_N_T_/four"] });
  await cache.set("$/five", page("x"), { tags: ["_N_T_/five"] });
  await cache.revalidateTag(["_N_T_/four"]);
  expect(await cache.get("$/four")).toBeNull();
  expect(await cache.get("$/five")).not.toBeNull();
});

test("a page that was changed while it was being rendered is not kept", async () => {
  const cache = await openCache();
  const tagged = () => ({ ...page("x"), headers: { "x-next-cache-tags": "spaces,events" } });
  expect(await cache.get("$/overtaken")).toBeNull();
  time += 10;
  await cache.revalidateTag("events");
  time += 10;
  await cache.set("$/overtaken", tagged(), { tags: [] });
  expect(await cache.get("$/overtaken")).toBeNull();
  time += 10;
  await cache.set("$/overtaken", tagged(), { tags: [] });
  expect(await cache.get("$/overtaken")).not.toBeNull();
});
