import { Memory } from "@/server/kept/memory";

const MB = 1_000_000;
const entry = (bytes: number) => ({ bytes });

test("what has a query is kept from the second time on, what has none at once", () => {
  const memory = new Memory();
  memory.set("/", entry(10));
  expect(memory.get("/")).toBeDefined();
  memory.set("/spaces?a=1", entry(10));
  expect(memory.get("/spaces?a=1")).toBeUndefined();
  memory.set("/spaces?a=1", entry(10));
  expect(memory.get("/spaces?a=1")).toBeDefined();
});

test("it holds no more bytes than it may, whatever is asked", () => {
  const memory = new Memory();
  for (let n = 0; n < 500; n += 1)
    for (let twice = 0; twice < 2; twice += 1) memory.set(`/spaces?n=${n}`, entry(MB));
  for (let n = 0; n < 500; n += 1) memory.set(`/events/${n}`, entry(MB));
  expect(memory.bytes.queried).toBeLessThanOrEqual(64 * MB);
  expect(memory.bytes.plain).toBeLessThanOrEqual(64 * MB);
  memory.set("/too-large", entry(7 * MB));
  expect(memory.get("/too-large")).toBeUndefined();
});

test("a flood of queries pushes out neither pages nor the search that people ask for", () => {
  const memory = new Memory();
  memory.set("/", entry(MB));
  for (let twice = 0; twice < 2; twice += 1) memory.set("/spaces?popular=1", entry(MB));
  for (let n = 0; n < 5_000; n += 1) {
    for (let times = 0; times < (n % 3) + 1; times += 1) memory.set(`/spaces?noise=${n}`, entry(MB));
    memory.get("/spaces?popular=1");
  }
  expect(memory.get("/")).toBeDefined();
  expect(memory.get("/spaces?popular=1")).toBeDefined();
});
