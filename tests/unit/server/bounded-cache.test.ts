import { BoundedCache } from "@/server/cache/bounded-cache";

const MB = 1_000_000;
const entry = (bytes: number) => ({ bytes });

test("caches responses with a query from the second request on, and others immediately", () => {
  const cache = new BoundedCache();
  cache.set("/", entry(10));
  expect(cache.get("/")).toBeDefined();
  cache.set("/spaces?a=1", entry(10));
  expect(cache.get("/spaces?a=1")).toBeUndefined();
  cache.set("/spaces?a=1", entry(10));
  expect(cache.get("/spaces?a=1")).toBeDefined();
});

test("never exceeds its limit of bytes", () => {
  const cache = new BoundedCache();
  for (let n = 0; n < 500; n += 1)
    for (let twice = 0; twice < 2; twice += 1) cache.set(`/spaces?n=${n}`, entry(MB));
  for (let n = 0; n < 500; n += 1) cache.set(`/events/${n}`, entry(MB));
  expect(cache.bytes.withQuery).toBeLessThanOrEqual(64 * MB);
  expect(cache.bytes.withoutQuery).toBeLessThanOrEqual(64 * MB);
  cache.set("/too-large", entry(7 * MB));
  expect(cache.get("/too-large")).toBeUndefined();
});

test("limits the memory used for long addresses", () => {
  const cache = new BoundedCache();
  cache.set("/spaces?first", entry(10));
  for (let n = 0; n < 500; n += 1) cache.set(`/spaces?${"x".repeat(10_000)}${n}`, entry(10));
  // Evicted: it counts as the first request again.
  cache.set("/spaces?first", entry(10));
  expect(cache.get("/spaces?first")).toBeUndefined();
});

test("evicts neither pages nor a popular search during a flood of queries", () => {
  const cache = new BoundedCache();
  cache.set("/", entry(MB));
  for (let twice = 0; twice < 2; twice += 1) cache.set("/spaces?popular=1", entry(MB));
  for (let n = 0; n < 5_000; n += 1) {
    for (let times = 0; times < (n % 3) + 1; times += 1) cache.set(`/spaces?noise=${n}`, entry(MB));
    cache.get("/spaces?popular=1");
  }
  expect(cache.get("/")).toBeDefined();
  expect(cache.get("/spaces?popular=1")).toBeDefined();
});
