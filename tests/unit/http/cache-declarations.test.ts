import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { NEAR_DAYS } from "@/lib/domain/search/alternatives-question";
import { PERSONAL_PATHS } from "@/lib/domain/site/personal-paths";
import { addDays } from "@/lib/domain/time/dates";
import { declarationOf } from "@/lib/http/cache/cacheable-addresses";
import { declarationSchema } from "@/lib/http/cache/declaration";
import { paths } from "@/lib/paths";

const NOW = new Date("2027-03-27T10:00:10Z");
const declared = (path: string, now = NOW) => declarationOf(new URL(path, "http://localhost"), now);
const addressOf = (path: string) => declared(path)?.address ?? null;
const day = "2031-05-05";
const ofDay = `startDate=${day}&endDate=${day}&isFullDay=true`;

describe("the canonical address of a search", () => {
  test.each([
    ["the order of parameters", `type=yoga&startDate=${day}`, `${ofDay}&type=yoga`],
    ["parameters that nobody knows", `startDate=${day}&utm_source=x&gclid=1`, ofDay],
    ["what is the default", `startDate=${day}&endDate=${day}&isFullDay=true&sort=featured`, ofDay],
    ["empty fields of a form", `startDate=${day}&startTime=&type=&capacity=all`, ofDay],
    ["services sent one by one", "services=storage&services=yogaMats", "services=storage%2CyogaMats"],
    ["a price at the end of the slider", "maxPrice=100&type=yoga", "type=yoga"],
    ["times of full days", `startDate=${day}&isFullDay=true&startTime=09:00&endTime=10:00`, ofDay],
    ["a number written otherwise", "people=012", "people=12"],
  ])("is unaffected by %s", (_what, query, normal) => {
    expect(addressOf(`/spaces?${query}`)).toBe(`/spaces?${normal}`);
  });

  test("is canonical itself", () => {
    const query = `maxPrice=40&startTime=14:00&endTime=16:00&startDate=${day}&people=4&sort=capacity`;
    const address = addressOf(`/spaces?${query}`);
    expect(address).not.toBeNull();
    expect(addressOf(String(address))).toBe(address);
  });

  test.each([
    "type=garage",
    "startDate=domani",
    `endDate=${day}`,
    "maxPrice=tanto",
    "services=sauna",
    "space=13",
    `startDate=${day}&endDate=2031-05-01`,
  ])("is missing for %s, because the page shows an error or redirects", (query) => {
    expect(declared(`/spaces?${query}`)).toBeNull();
  });

  test("does not treat the slider's maximum or 'all' specially in the API", () => {
    expect(addressOf("/api/spaces?maxPrice=100")).toBe("/api/spaces?maxPrice=100");
    expect(declared("/api/spaces?type=all")).toBeNull();
  });

  test("covers nearby days of a page without results, but only the requested days in the API", () => {
    const query = `startDate=${day}&endDate=2031-05-06`;
    const days = { from: day, to: "2031-05-06" };
    const near = { from: addDays(day, -NEAR_DAYS), to: addDays("2031-05-06", NEAR_DAYS) };
    expect(declared(`/spaces?${query}`)).toMatchObject({ days, ifContains: { days: near } });
    expect(declared(`/api/spaces?${query}`)).toMatchObject({ days, ifContains: null });
    expect(declared("/spaces?type=yoga")).toMatchObject({ days: null, ifContains: null });
  });
});

test("The description of the API is cached for visitors, whatever the query, until the site starts again or the day ends", () => {
  const declaration = { address: "/api/openapi.json", audience: "anonymous", parts: [], days: null };
  expect(declared("/api/openapi.json?v=2")).toMatchObject({ ...declaration, cacheControl: "no-store" });
  expect(declared("/en/api/openapi.json")).toBeNull();
});

describe("the cache declarations of calendars and quotes", () => {
  const calendar = "/api/spaces/14/availability";
  const quote = "/api/spaces/14/quote";

  test("use the room and the days as the key of a calendar, even if the days are implicit", () => {
    expect(declared(calendar)).toMatchObject({
      address: `${calendar}?startDate=2027-03-27&endDate=2027-06-27`,
      route: "/api/spaces/{id}/availability",
      days: { from: "2027-03-27", to: "2027-06-27", room: 14 },
      audience: "anonymous",
      maxVersionAgeMs: 0,
    });
    expect(declared(`${calendar}?endDate=2027-06-27&utm_source=x&startDate=2027-03-27`)).toEqual(
      declared(calendar),
    );
  });

  test("use the days of the period as the key of a quote", () => {
    expect(declared(`${quote}?endTime=11:00&startTime=09:00&startDate=${day}&purpose=x`)).toMatchObject({
      address: `${quote}?startDate=${day}&endDate=${day}&isFullDay=false&startTime=09%3A00&endTime=11%3A00`,
      route: "/api/spaces/{id}/quote",
      days: { from: day, to: day, room: 14 },
    });
  });

  test("depend on courses, events and closures, which may be the reason of a refusal", () => {
    for (const path of [calendar, `${quote}?startDate=${day}`])
      expect(declared(path)?.parts).toEqual(expect.arrayContaining(["courses", "events", "closures"]));
  });

  test.each([
    `${calendar}?startDate=domani`,
    `${calendar}?startDate=2027-05-02&endDate=2027-05-01`,
    `${calendar}?startDate=2027-05-02&endDate=2028-05-03`,
    `${calendar}?bookingId=3`,
    "/api/spaces/014/availability",
    quote,
    `${quote}?startDate=${day}&bookingId=3`,
    `${quote}?startDate=${day}&endDate=2031-05-01`,
  ])("are missing for %s", (path) => expect(declared(path)).toBeNull());

  test("expire within the minute for near days, and at midnight beyond any notice period", () => {
    expect(declared(calendar)?.expiresAt).toBe(Date.parse("2027-03-27T10:01:00Z"));
    expect(declared(`${calendar}?startDate=2027-06-28`)?.expiresAt).toBe(Date.parse("2027-03-27T23:00:00Z"));
  });
});

describe("cacheable responses", () => {
  test("are the same for everyone, whatever the query of the page", () => {
    expect(declared("/?utm_source=x")).toMatchObject({
      address: "/",
      audience: "everybody",
      maxVersionAgeMs: 100,
    });
    expect(declared("/events?x=1")).toMatchObject({ address: "/events", maxVersionAgeMs: 0 });
    expect(declared("/api/spaces")).toMatchObject({ audience: "anonymous", cacheControl: "no-store" });
    expect(declared("/embed/search")?.isFramable).toBe(true);
    expect(declared("/embed")?.isFramable).toBe(false);
  });

  test.each([
    "/auth",
    "/api/bookings",
    "/spaces/nome-senza-numero",
    "/uploads/a.webp",
    "/events/3-x/calendar.ics",
  ])("do not include %s", (path) => expect(declared(path)).toBeNull());

  test("do not include a room's bare number with a period, which redirects to the room with the period", () => {
    expect(declared("/spaces/13?startDate=2031-01-01")).toBeNull();
    expect(addressOf("/spaces/13-x?startDate=2031-01-01")).toBe("/spaces/13-x");
  });

  test("have declarations that the server accepts", () => {
    for (const path of [
      "/",
      "/spaces",
      `/spaces?${ofDay}`,
      "/api/spaces",
      "/og.png",
      "/_not-found",
      "/api/spaces/14/availability",
    ])
      expect(declarationSchema.parse(declared(path))).toEqual(declared(path));
  });
});

describe("the expiry of cached responses", () => {
  const expiryOf = (path: string, now: string) =>
    new Date(declared(path, new Date(now))?.expiresAt ?? 0).toISOString();

  test("is one minute for a search of near days, otherwise midnight in Rome", () => {
    const soon = "/api/spaces?startDate=2027-03-28";
    const later = "/api/spaces?startDate=2027-06-01";
    expect(expiryOf(soon, "2027-03-27T10:00:10Z")).toBe("2027-03-27T10:01:00.000Z");
    expect(expiryOf(later, "2027-03-27T10:00:10Z")).toBe("2027-03-27T23:00:00.000Z");
  });

  test("follows midnight in summer time", () => {
    expect(expiryOf("/", "2027-03-28T21:59:59Z")).toBe("2027-03-28T22:00:00.000Z");
  });

  test("is one minute for pages that depend on the time of day", () => {
    expect(expiryOf("/events", "2027-03-27T10:00:10Z")).toBe("2027-03-27T10:01:00.000Z");
  });
});

describe("pages and their audience", () => {
  const APP = join(__dirname, "../../../app");
  const pages = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => dirname(file));
  const sourceOf = (folder: string) => readFileSync(join(APP, folder, "page.tsx"), "utf8");
  /** The address of a page without its language, with a number and name as its parameter. */
  const sampleOf = (folder: string) =>
    `/${folder
      .split("/")
      .filter((part) => part !== "[locale]" && !/^\([\w-]+\)$/.test(part) && !part.startsWith("@"))
      .map((part) => part.replace(/^\(\.+\)/, "").replace(/^\[.*\]$/, "13-nome"))
      .join("/")}`;
  /** Pages whose query is part of their address. */
  const byQuery: string[] = [paths.spaces, paths.timetable, "/embed/timetable"];
  const kept = pages.filter((folder) => {
    const path = sampleOf(folder);
    return declared(path) !== null && !byQuery.includes(path);
  });

  test.each(kept)("do not depend on the visitor or the query if cached: %s", (folder) => {
    expect(sourceOf(folder)).not.toMatch(/searchParams|currentUser|require\w+Page|next\/headers/);
  });

  test("are guarded if and only if they are personal or part of the panel", () => {
    const guardOf = (folder: string) => {
      if (sampleOf(folder) === paths.admin) return "requireAdminPage(";
      if (folder.startsWith("(panel)")) return "requirePanelPage(";
      return PERSONAL_PATHS.includes(sampleOf(folder)) ? "requireUserPage(" : null;
    };
    for (const folder of pages) {
      const guards = ["requireAdminPage(", "requirePanelPage(", "requireUserPage("].filter((guard) =>
        sourceOf(folder).includes(guard),
      );
      expect([folder, guards]).toEqual([folder, [guardOf(folder) ?? []].flat()]);
    }
  });

  test("include the catalogue among the cached pages", () => {
    expect(kept.map(sampleOf)).toEqual(
      expect.arrayContaining(["/", "/events", "/courses", "/spaces/13-nome"]),
    );
  });
});
