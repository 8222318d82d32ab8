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

describe("the one address of a search", () => {
  test.each([
    ["the order of parameters", `type=yoga&startDate=${day}`, `${ofDay}&type=yoga`],
    ["parameters that nobody knows", `startDate=${day}&utm_source=x&gclid=1`, ofDay],
    ["what is the default", `startDate=${day}&endDate=${day}&isFullDay=true&sort=featured`, ofDay],
    ["empty fields of a form", `startDate=${day}&startTime=&type=&capacity=all`, ofDay],
    ["services sent one by one", "services=storage&services=yogaMats", "services=storage%2CyogaMats"],
    ["a price at the end of the slider", "maxPrice=100&type=yoga", "type=yoga"],
    ["times of full days", `startDate=${day}&isFullDay=true&startTime=09:00&endTime=10:00`, ofDay],
    ["a number written otherwise", "people=012", "people=12"],
  ])("%s makes no address of its own", (_what, query, normal) => {
    expect(addressOf(`/spaces?${query}`)).toBe(`/spaces?${normal}`);
  });

  test("the address is read as itself", () => {
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
  ])("%s is not kept, since the page says what is wrong with it or leads elsewhere", (query) => {
    expect(declared(`/spaces?${query}`)).toBeNull();
  });

  test("the API knows no end of the slider and no 'all'", () => {
    expect(addressOf("/api/spaces?maxPrice=100")).toBe("/api/spaces?maxPrice=100");
    expect(declared("/api/spaces?type=all")).toBeNull();
  });

  test("a page that finds nothing looks at the days around, the API at those asked for", () => {
    const query = `startDate=${day}&endDate=2031-05-06`;
    const days = { from: day, to: "2031-05-06" };
    const near = { from: addDays(day, -NEAR_DAYS), to: addDays("2031-05-06", NEAR_DAYS) };
    expect(declared(`/spaces?${query}`)).toMatchObject({ days, ifContains: { days: near } });
    expect(declared(`/api/spaces?${query}`)).toMatchObject({ days, ifContains: null });
    expect(declared("/spaces?type=yoga")).toMatchObject({ days: null, ifContains: null });
  });
});

describe("the calendar of a room and the quote of a period", () => {
  const calendar = "/api/spaces/14/availability";
  const quote = "/api/spaces/14/quote";

  test("a calendar goes by its room and the days that it shows, named or not", () => {
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

  test("a quote goes by the days of its period", () => {
    expect(declared(`${quote}?endTime=11:00&startTime=09:00&startDate=${day}&purpose=x`)).toMatchObject({
      address: `${quote}?startDate=${day}&endDate=${day}&isFullDay=false&startTime=09%3A00&endTime=11%3A00`,
      route: "/api/spaces/{id}/quote",
      days: { from: day, to: day, room: 14 },
    });
  });

  test("both may name courses, events and closures as the reason", () => {
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
  ])("%s is answered each time", (path) => expect(declared(path)).toBeNull());

  test("what is near ends with the minute, what is beyond every notice at midnight", () => {
    expect(declared(calendar)?.expiresAt).toBe(Date.parse("2027-03-27T10:01:00Z"));
    expect(declared(`${calendar}?startDate=2027-06-28`)?.expiresAt).toBe(Date.parse("2027-03-27T23:00:00Z"));
  });
});

describe("what may be kept", () => {
  test("a page is the same for everybody, whatever its query", () => {
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
  ])("%s is nobody else's answer", (path) => expect(declared(path)).toBeNull());

  test("the bare number of a room with a period leads to the room, with the period", () => {
    expect(declared("/spaces/13?startDate=2031-01-01")).toBeNull();
    expect(addressOf("/spaces/13-x?startDate=2031-01-01")).toBe("/spaces/13-x");
  });

  test("each declaration is one that the server understands", () => {
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

describe("the clock", () => {
  const expiryOf = (path: string, now: string) =>
    new Date(declared(path, new Date(now))?.expiresAt ?? 0).toISOString();

  test("a search of days that are near holds for a minute, of others until midnight in Rome", () => {
    const soon = "/api/spaces?startDate=2027-03-28";
    const later = "/api/spaces?startDate=2027-06-01";
    expect(expiryOf(soon, "2027-03-27T10:00:10Z")).toBe("2027-03-27T10:01:00.000Z");
    expect(expiryOf(later, "2027-03-27T10:00:10Z")).toBe("2027-03-27T23:00:00.000Z");
  });

  test("summer time moves midnight", () => {
    expect(expiryOf("/", "2027-03-28T21:59:59Z")).toBe("2027-03-28T22:00:00.000Z");
  });

  test("pages of what begins hold for a minute", () => {
    expect(expiryOf("/events", "2027-03-27T10:00:10Z")).toBe("2027-03-27T10:01:00.000Z");
  });
});

describe("pages and those who may see them", () => {
  const APP = join(__dirname, "../../../app");
  const pages = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => dirname(file));
  const sourceOf = (folder: string) => readFileSync(join(APP, folder, "page.tsx"), "utf8");
  /** The address of a page without its language, with a number and a name where it varies. */
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

  test.each(kept)("%s, which is kept, looks neither at who asks nor at the query", (folder) => {
    expect(sourceOf(folder)).not.toMatch(/searchParams|currentUser|require\w+Page|next\/headers/);
  });

  test("every page that is somebody's turns the others away, and no other does", () => {
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

  test("the pages of the catalogue are among those that are kept", () => {
    expect(kept.map(sampleOf)).toEqual(
      expect.arrayContaining(["/", "/events", "/courses", "/spaces/13-nome"]),
    );
  });
});
