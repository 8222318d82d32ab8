/** The cache handler of the pages, on versions and a clock of the test. */
const HOUR = 60 * 60_000;
const page = (html: string) => ({ kind: "APP_PAGE", html, headers: {} as Record<string, string> });
const holder = globalThis as typeof globalThis & { contentVersions?: { current: () => Promise<string> } };

async function openCache() {
  const { default: PageCache } = await import("../../lib/http/page-cache.mjs");
  return new PageCache();
}

/** What Next.js does for a page that is not there: asks, renders, stores. */
async function render(cache: Awaited<ReturnType<typeof openCache>>, key: string, html = "x") {
  expect(await cache.get(key)).toBeNull();
  await cache.set(key, page(html), {});
}

let now: jest.SpyInstance<number, []>;
let time = 0;
let version = "1";
let isGone = false;
beforeEach(() => {
  time = Date.UTC(2027, 0, 1);
  version = "1";
  isGone = false;
  now = jest.spyOn(Date, "now").mockImplementation(() => time);
  holder.contentVersions = {
    current: async () => {
      if (isGone) throw new Error("The database is gone");
      return version;
    },
  };
});
afterEach(() => {
  now.mockRestore();
  delete holder.contentVersions;
});

test("a page gets the policy with the hashes of the framework's inline scripts, and none for others", async () => {
  const cache = await openCache();
  const stored = page(
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  await cache.set("$/one", stored, {});
  expect(stored.headers["content-security-policy"]).toContain(
    "script-src 'self' 'sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I/LYKeo='",
  );
  expect(stored.headers["content-security-policy"]?.match(/sha256-/g)).toHaveLength(1);
});

test("a copy is shown as long as nothing has changed, and within the minute", async () => {
  const cache = await openCache();
  await render(cache, "$/two");
  time += 59_000;
  expect(await cache.get("$/two")).not.toBeNull();
  time += 1_000;
  expect(await cache.get("$/two")).toBeNull();
});

test("after a change no copy is shown that was made before it", async () => {
  const cache = await openCache();
  await render(cache, "$/three");
  version = "2";
  expect(await cache.get("$/three")).toBeNull();
});

test("an old copy stands in while the database is gone, for a day", async () => {
  const cache = await openCache();
  await render(cache, "$/four");
  isGone = true;
  time += HOUR;
  expect(await cache.get("$/four")).toMatchObject({ value: { html: "x" } });
  time += 24 * HOUR;
  expect(await cache.get("$/four")).toBeNull();
});

test("a page that was changed while it was being rendered is not taken for the new one", async () => {
  const cache = await openCache();
  expect(await cache.get("$/overtaken")).toBeNull();
  version = "2";
  await cache.set("$/overtaken", page("old"), {});
  expect(await cache.get("$/overtaken")).toBeNull();
});

test("of two renderings at once, the one that began before a change is not filed under it", async () => {
  const cache = await openCache();
  expect(await cache.get("$/twice")).toBeNull();
  version = "2";
  expect(await cache.get("$/twice")).toBeNull();
  await cache.set("$/twice", page("old"), {});
  expect(await cache.get("$/twice")).toBeNull();
});

test("what a build renders without a database is never shown", async () => {
  const cache = await openCache();
  delete holder.contentVersions;
  await cache.set("$/built", page("empty"), {});
  expect(await cache.get("$/built")).toBeNull();
});
