import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { z } from "zod";
import { NEAR_DAYS } from "@/lib/domain/search/alternatives-question";
import { CAPACITY_RANGES, SERVICES, SPACE_SORTS, SPACE_TYPES } from "@/lib/domain/search/space-search";
import { spaceSearchQuerySchema } from "@/lib/schemas/search/space-search";

/** The parts of the answers that are kept as they go out, each by itself. */
const page = { isPage: true };
const api = { isPage: false };
const day = "2031-05-05";

async function normalSearch(query: string, kind = page) {
  const module = await import("../../scripts/web/ready/search-query.mjs");
  return module.normalSearch(query, kind)?.query ?? null;
}

describe("the one address of a search", () => {
  test.each([
    ["the order of parameters", `type=yoga&startDate=${day}`, `startDate=${day}&type=yoga`],
    ["parameters that nobody knows", `startDate=${day}&utm_source=x&gclid=1`, `startDate=${day}`],
    [
      "what is the default",
      `startDate=${day}&endDate=${day}&isFullDay=true&sort=featured`,
      `startDate=${day}`,
    ],
    ["empty fields of a form", `startDate=${day}&startTime=&type=&capacity=all`, `startDate=${day}`],
    ["the order of services", "services=yogaMats,storage", "services=storage%2CyogaMats"],
    ["services sent one by one", "services=yogaMats&services=storage", "services=storage%2CyogaMats"],
    ["a price at the end of the slider", "maxPrice=100&type=yoga", "type=yoga"],
    [
      "times of full days",
      `startDate=${day}&isFullDay=true&startTime=09:00&endTime=10:00`,
      `startDate=${day}`,
    ],
  ])("%s makes no address of its own", async (_what, query, normal) => {
    expect(await normalSearch(query)).toBe(normal);
  });

  test.each([
    "type=garage",
    "startDate=domani",
    `endDate=${day}`,
    "maxPrice=1e9",
    "services=sauna",
    "space=13",
    "type=yoga&type=meeting",
    `startDate=${day}&endDate=2031-05-01`,
  ])("%s is not kept, since the page says what is wrong with it or leads elsewhere", async (query) => {
    expect(await normalSearch(query)).toBeNull();
  });

  test("people who have to fit in make another search", async () => {
    expect(await normalSearch("people=12&type=yoga")).toBe("type=yoga&people=12");
    expect(await normalSearch("people=0")).toBeNull();
  });

  test("the API knows no end of the slider and no 'all'", async () => {
    expect(await normalSearch("maxPrice=100", api)).toBe("maxPrice=100");
    expect(await normalSearch("type=all", api)).toBeNull();
  });

  test("a page that finds nothing looks at the days around, the API at those asked for", async () => {
    const { normalSearch: normal } = await import("../../scripts/web/ready/search-query.mjs");
    const query = "startDate=2028-02-20&endDate=2028-02-21";
    expect(normal(query, page)).toMatchObject({
      days: { from: "2028-02-20", to: "2028-02-21" },
      nearDays: { from: "2028-02-06", to: "2028-03-06" },
    });
    expect(normal(query, api)?.nearDays).toBeNull();
    expect(normal("type=yoga", page)).toMatchObject({ days: null, nearDays: null });
  });

  test("the names are those of the domain", async () => {
    const known = await import("../../scripts/web/ready/search-query.mjs");
    const { in: schema } = spaceSearchQuerySchema;
    expect([...known.PARAMETER_NAMES].sort()).toEqual(Object.keys((schema as z.ZodObject).shape).sort());
    expect(known.TYPES).toEqual(SPACE_TYPES);
    expect(known.CAPACITIES).toEqual(CAPACITY_RANGES);
    expect(known.SERVICES).toEqual(SERVICES);
    expect(known.SORTS).toEqual(SPACE_SORTS);
    expect(known.NEAR_DAYS).toBe(NEAR_DAYS);
  });
});

describe("what may be kept", () => {
  async function asked(url: string, headers: Record<string, string> = {}, method = "GET") {
    const { readyRequest } = await import("../../scripts/web/ready/ready-request.mjs");
    return readyRequest({ method, url, headers } as Parameters<typeof readyRequest>[0]);
  }

  test("a page is the same for everybody, whatever its query and cookies", async () => {
    expect(await asked("/?utm_source=x", { cookie: "a=b" })).toMatchObject({ key: "/", isSold: false });
    expect(await asked("/events")).toMatchObject({ key: "/events", isSold: true });
  });

  test.each([
    "/mybookings",
    "/admin",
    "/auth",
    "/api/bookings",
    "/spaces/nome-senza-numero",
    "/uploads/a.webp",
  ])("%s is nobody else's answer", async (url) => expect(await asked(url)).toBeNull());

  test("parts of pages, writes, and what is asked by somebody who says who she is go to Next.js", async () => {
    expect(await asked("/spaces", { rsc: "1" })).toBeNull();
    expect(await asked("/spaces", {}, "POST")).toBeNull();
    expect(await asked("/api/spaces", { authorization: "Bearer x" })).toBeNull();
  });
});

describe("an answer that is rendered for everybody", () => {
  test("is asked for with the site's own host and a request id, and nothing else", async () => {
    const { loneRenderer } = await import("../../scripts/web/ready/render-alone.mjs");
    const asked: unknown[] = [];
    const renderer = createServer((request, response) => {
      asked.push([request.method, request.url, request.headers]);
      response.writeHead(404, { "Content-Type": "text/plain", "Set-Cookie": "a=b" });
      response.write("not ");
      response.end("there");
    });
    const renderAlone = loneRenderer(renderer, "www.example.org");
    const { status, headers, body } = await renderAlone({ url: "/events", requestId: "one" });
    expect(asked).toEqual([
      ["GET", "/events", { host: "www.example.org", "x-request-id": "one", connection: "close" }],
    ]);
    expect([status, headers["set-cookie"], String(body)]).toEqual([404, ["a=b"], "not there"]);
  });

  test("is none when it breaks off", async () => {
    const { loneRenderer } = await import("../../scripts/web/ready/render-alone.mjs");
    const renderer = createServer((_request, response) => {
      response.writeHead(200, { "Content-Length": 100 });
      response.write("half");
      setImmediate(() => response.destroy());
    });
    await expect(loneRenderer(renderer, "localhost")({ url: "/", requestId: "one" })).rejects.toThrow();
  });

  test.each([
    ["without a content type", { status: 200, headers: {} }],
    ["of another type", { status: 200, headers: { "content-type": "text/x-component" } }],
    ["of another status", { status: 201, headers: { "content-type": "text/html" } }],
    ["that sets a cookie", { status: 200, headers: { "content-type": "text/html", "set-cookie": ["a=b"] } }],
  ])("%s is not kept", async (_what, odd) => {
    const { readyAnswers } = await import("../../scripts/web/ready/ready-answers.mjs");
    const whole = { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from("whole") };
    const rendered = [{ ...odd, body: Buffer.from("{}") }, whole];
    const { answerReady } = readyAnswers({
      versions: { current: async () => "1", recent: async () => "1" } as never,
      renderAlone: async () => rendered.shift() ?? whole,
      log: () => {},
    });
    const server = createServer((request, response) => void answerReady(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const text = async () => (await fetch(`http://127.0.0.1:${port}/events`)).text();
    expect([await text(), await text(), await text()]).toEqual(["{}", "whole", "whole"]);
    server.closeAllConnections();
    server.close();
  });
});

describe("the memory of ready answers", () => {
  const entry = (bytes: number) => ({ bytes });
  async function openStore(options: { maxBytes: number; admitsAtOnce: boolean }) {
    const { ReadyStore } = await import("../../scripts/web/ready/ready-store.mjs");
    return new ReadyStore(options);
  }

  test("an answer that is asked for once is not kept, from the second time on it is", async () => {
    const store = await openStore({ maxBytes: 1_000, admitsAtOnce: false });
    store.set("a", entry(10));
    expect(store.get("a")).toBeUndefined();
    store.set("a", entry(10));
    expect(store.get("a")).toBeDefined();
  });

  test("it holds no more bytes than it may, whatever is asked", async () => {
    const store = await openStore({ maxBytes: 1_000, admitsAtOnce: true });
    for (let n = 0; n < 500; n += 1) {
      store.set(`key ${n}`, entry(90));
      if (n % 3 === 0) store.get(`key ${n}`);
      expect(store.bytes).toBeLessThanOrEqual(1_000);
    }
    store.set("too large", entry(101));
    expect(store.get("too large")).toBeUndefined();
  });

  test("a flood of addresses does not push out what people ask for", async () => {
    const store = await openStore({ maxBytes: 1_000, admitsAtOnce: false });
    for (let n = 0; n < 2; n += 1) store.set("popular", entry(90));
    store.get("popular");
    for (let n = 0; n < 5_000; n += 1)
      for (let twice = 0; twice < 2; twice += 1) store.set(`noise ${n}`, entry(90));
    expect(store.get("popular")).toBeDefined();
  });
});

describe("versions", () => {
  async function openVersions(query: (text: string, values: unknown[]) => Promise<unknown>) {
    const { ContentVersions } = await import("../../lib/http/content-versions.mjs");
    return new ContentVersions(query as ConstructorParameters<typeof ContentVersions>[0]);
  }
  const everything = { parts: null, days: null };

  test("a question that began before a reader came is not her answer", async () => {
    let version = 1;
    const answers: (() => void)[] = [];
    const versions = await openVersions(() => {
      const rows = [{ name: "events", version: String(version) }];
      return new Promise((resolve) => answers.push(() => resolve({ rows })));
    });
    const first = versions.current(everything);
    version = 2;
    const second = versions.current(everything);
    const third = versions.current(everything);
    answers.shift()?.();
    expect(await first).toBe("events:1");
    await new Promise(setImmediate);
    expect(answers).toHaveLength(1);
    answers.shift()?.();
    expect([await second, await third]).toEqual(["events:2", "events:2"]);
  });

  test("where nothing is sold a moment old is good enough, until something is written here", async () => {
    let questions = 0;
    const versions = await openVersions(async () => {
      questions += 1;
      return { rows: [{ name: "spaces", version: String(questions) }] };
    });
    expect(await versions.recent(everything)).toBe("spaces:1");
    expect(await versions.recent(everything)).toBe("spaces:1");
    versions.forgetRecent();
    expect(await versions.recent(everything)).toBe("spaces:2");
  });

  test("a question that fails fails all who wait for it, and not the next", async () => {
    let isDown = true;
    const versions = await openVersions(async () => {
      if (isDown) throw new Error("down");
      return { rows: [] };
    });
    const both = await Promise.allSettled([versions.current(everything), versions.current(everything)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isDown = false;
    expect(await versions.current(everything)).toBe("");
  });
});

describe("the clock", () => {
  async function stampOf(asked: object, time: string) {
    const { clockStamp } = await import("../../scripts/web/ready/clock.mjs");
    return clockStamp(asked as Parameters<typeof clockStamp>[0], Date.parse(time));
  }
  const soon = { isSold: true, store: "searches", days: { from: "2027-03-28" } };
  const later = { isSold: true, store: "searches", days: { from: "2027-06-01" } };

  test("a search of days that are near holds for a minute, of others until midnight in Rome", async () => {
    expect(await stampOf(soon, "2027-03-27T10:00:10Z")).toBe(await stampOf(soon, "2027-03-27T10:00:50Z"));
    expect(await stampOf(soon, "2027-03-27T10:00:59Z")).not.toBe(await stampOf(soon, "2027-03-27T10:01:00Z"));
    expect(await stampOf(later, "2027-03-27T10:00:00Z")).toBe(await stampOf(later, "2027-03-27T22:59:59Z"));
    expect(await stampOf(later, "2027-03-27T22:59:59Z")).not.toBe(
      await stampOf(later, "2027-03-27T23:00:00Z"),
    );
  });

  test("summer time moves midnight", async () => {
    expect(await stampOf(later, "2027-03-28T21:59:59Z")).not.toBe(
      await stampOf(later, "2027-03-28T22:00:00Z"),
    );
  });
});
