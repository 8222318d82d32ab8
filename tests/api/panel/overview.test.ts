import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PANEL_PAGE_IDS, PANEL_PAGES, panelPath } from "@/components/admin/panel-pages";
import { Skeleton } from "@/components/ui/skeleton";
import { STAFF_ROLES } from "@/lib/domain/person/roles";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SeriesCreated } from "@/lib/schemas/booking/series";
import type { DueToday, Overview } from "@/lib/schemas/panel/overview";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import live from "@/messages/it/live.json";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { courseBookingBody, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { newApplication, newMember } from "../../helpers/members";
import { bookAs, pay } from "../../helpers/money";
import { ADMIN, cookieOf, newAdmin, newCustomer } from "../../helpers/people";
import { scriptKilobytes } from "../../helpers/script-weight";
import { bookingBody, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { until } from "../../helpers/until";

/** What the panel's first page lists as due today: rooms, events and courses alike. */

const dueOf = async (titles: readonly string[]): Promise<DueToday[]> =>
  (await admin.get<Overview>("/api/overview")).body.dueToday.filter(({ title }) => titles.includes(title));

/** Bookings cannot be made for past hours. */
const moveToToday = (ids: readonly number[]) =>
  sql(
    `UPDATE bookings SET start_date = $2::date, end_date = $2::date,
      starts_at = starts_at + ($2::date - start_date) * interval '1 day',
      ends_at = ends_at + ($2::date - start_date) * interval '1 day' WHERE id = ANY($1)`,
    [ids, today()],
  );

test("amounts that today's customers owe are listed until they are paid", async () => {
  const space = await newSpace(admin);
  const { client } = await newCustomer();
  const booking = await bookAs(client, space.id, inDays(5));
  await bookAs(client, space.id, inDays(6));
  await moveToToday([booking.id]);
  const event = await newEvent(admin, {
    eventDate: today(),
    startTime: "23:00",
    endTime: "23:59",
    price: "15",
  });
  const course = await newCourse(admin, { startDate: null, price: "20" });
  const visitor = new ApiClient();
  const place = await registerFor(event, { lastName: "Acconto" });
  const lesson = (startDate: string) =>
    visitor.post<{ courseBooking: CourseSignUp }>(
      "/api/course-bookings",
      courseBookingBody(course.id, { startDate }),
    );
  const { courseBooking } = (await lesson(today())).body;
  await lesson(inDays(1));
  await pay(admin, { registrationId: place.id, amount: 500 });

  const titles = [space.name, event.title, course.title];
  const due = await dueOf(titles);
  expect(due.map(({ kind, id, dueAmount }) => [kind, id, dueAmount]).sort()).toEqual([
    ["booking", booking.id, booking.dueAmount],
    ["course", courseBooking.id, 2000],
    ["event", place.id, 1000],
  ]);
  expect(due.find(({ kind }) => kind === "event")).toMatchObject({
    payerName: "Anna Acconto",
    startTime: "23:00",
    title: event.title,
  });
  await pay(admin, { courseBookingId: courseBooking.id, amount: 2000 });
  expect((await dueOf(titles)).map(({ kind }) => kind).sort()).toEqual(["booking", "event"]);
});

test("canceled bookings, however many, do not hide one that takes place today", async () => {
  const space = await newSpace(admin);
  const { startDate: _first, endDate: _last, ...body } = bookingBody(space.id, inDays(5));
  const dates = Array.from({ length: 51 }, (_, n) => ({ startDate: inDays(10 + n), isFullDay: true }));
  const { series, bookings } = (await admin.post<SeriesCreated>("/api/bookings/series", { ...body, dates }))
    .body;
  await admin.put(`/api/bookings/series/${series.id}`, { status: "canceled" });
  const live = await bookAs(admin, space.id, inDays(5));
  await moveToToday([...bookings.map(({ id }) => id), live.id]);
  const { todaysBookings, dueToday } = (await admin.get<Overview>("/api/overview")).body;
  expect(todaysBookings.filter(({ spaceId }) => spaceId === space.id).map(({ id }) => id)).toEqual([live.id]);
  expect(dueToday.filter(({ title }) => title === space.name).map(({ id }) => id)).toEqual([live.id]);
});

test("applications, open fees and certificates that end soon are counted, but not for the desk", async () => {
  const membersFor = async (client: ApiClient) => (await client.get<Overview>("/api/overview")).body.members;
  const counts = async () => {
    const members = await membersFor(admin);
    return [members?.applications ?? 0, members?.openFees ?? 0, members?.certificates ?? 0];
  };
  // Other tests of the same site add members too, decide applications and take fees.
  await until(async () => {
    const before = await counts();
    await newApplication(admin);
    await newMember(admin, today(), { certificateUntil: inDays(5) });
    const after = await counts();
    return after.every((count, index) => count > (before[index] ?? 0));
  });
  expect(await membersFor((await newPersonWithRole("desk")).client)).toBeNull();
});

describe("The pages of the panel", () => {
  describe("The panel", () => {
    it("redirects a visitor to the home page, with the way back, and reveals nothing", async () => {
      const answer = await new ApiClient().get<string>("/admin?tab=bookings");
      expect(answer.status).toBe(307);
      expect(answer.headers.get("location")).toBe("/?next=%2Fadmin%3Ftab%3Dbookings");
      // The page's title is no secret, but the panel's content is.
      expect(answer.body.includes("Richieste da confermare")).toBe(false);
    });

    it("redirects a customer to the home page", async () => {
      const { user, password } = await newCustomer();
      const answer = await new ApiClient().get("/admin", { cookie: await cookieOf(user.username, password) });
      expect([answer.status, answer.headers.get("location")]).toEqual([307, "/"]);
    });

    it("opens for an administrator and is not cached", async () => {
      const cookie = await cookieOf(ADMIN.username, ADMIN.password);
      const answer = await new ApiClient().get<string>("/admin", { cookie });
      expect(answer.status).toBe(200);
      expect(answer.body).toContain("Pannello di Amministrazione");
      expect(answer.headers.get("cache-control")).toMatch(/no-store|private/);
    });

    it("includes the first list of a page only for those who may open it", async () => {
      const admin = await newAdmin();
      const { name } = await newSpace(admin.client, { name: `Sala del Pannello ${Date.now()}` });
      const cookie = await cookieOf(ADMIN.username, ADMIN.password);
      const page = await new ApiClient().get<string>("/admin/spazi", { cookie });
      expect(page.body).toContain(name);
      expect(page.body).toContain("<title>Spazi · Pannello di Amministrazione");

      const { user, password } = await newCustomer();
      const desk = await newPersonWithRole("desk");
      const others = [
        { cookie: "", location: "/?next=%2Fadmin%2Fspazi" },
        { cookie: await cookieOf(user.username, password), location: "/" },
        { cookie: await cookieOf(desk.user.username, desk.password), location: "/admin" },
      ];
      for (const { cookie: other, location } of others) {
        const answer = await new ApiClient().get<string>("/admin/spazi", { cookie: other });
        expect([answer.status, answer.headers.get("location")]).toEqual([307, location]);
        // As the browser's router requests it.
        const data = await new ApiClient().get("/admin/spazi", { cookie: other, headers: { RSC: "1" } });
        expect(JSON.stringify([answer.body, data.body])).not.toContain(name);
      }
    });
  });

  test.each(PANEL_PAGE_IDS)("the page %s loads at most 250 kB of scripts before it works", async (id) => {
    const cookie = await cookieOf(ADMIN.username, ADMIN.password);
    const { body } = await new ApiClient().get<string>(panelPath(id), { cookie });
    expect(await scriptKilobytes(body)).toBeLessThanOrEqual(250);
  });

  describe.each(STAFF_ROLES)("The first HTML for the role %s", (role) => {
    const ids = PANEL_PAGE_IDS.filter((id) => PANEL_PAGES[id].isFor(role));
    const placeholder = renderToStaticMarkup(createElement(Skeleton)).replace(/">.*$/, "");
    /** A fallback that React shows until a script replaces it, unless it is empty. */
    const fallback = /<!--\$\?--><template id="[^"]*"><\/template>(?!<!--\/\$-->)/;
    let cookie = "";
    beforeAll(async () => {
      const { user, password } = await newPersonWithRole(role);
      cookie = await cookieOf(user.username, password);
    });

    it.each(ids)("has the data of the page %s and no placeholder", async (id) => {
      const { status, body } = await new ApiClient().get<string>(panelPath(id), { cookie });
      expect(status).toBe(200);
      const html = body.replace(/<script\b.*?<\/script>/gs, "");
      expect(html).not.toContain(placeholder);
      expect(html).not.toMatch(fallback);
      expect(html).not.toContain(live.checking);
    });
  });

  describe("The lists of the panel", () => {
    describe("The list of bookings", () => {
      it("is in the requested order, with the total number of bookings", async () => {
        const space = await newSpace(admin);
        for (const [days, lastName] of [
          [12, "Bianchi"],
          [11, "Alberti"],
          [13, "Conti"],
        ] as const) {
          await admin.post("/api/bookings", bookingBody(space.id, inDays(days), { lastName }));
        }
        const namesBy = async (query: string) => {
          const { body, headers } = await admin.get<Booking[]>(`/api/bookings?spaceId=${space.id}&${query}`);
          expect(headers.get("x-total-count")).toBe("3");
          return body.map(({ lastName }) => lastName);
        };
        expect(await namesBy("")).toEqual(["Conti", "Bianchi", "Alberti"]);
        expect(await namesBy("sort=start-asc")).toEqual(["Alberti", "Bianchi", "Conti"]);
        expect(await namesBy("sort=created-asc")).toEqual(["Bianchi", "Alberti", "Conti"]);
        expect(await namesBy("sort=name-desc")).toEqual(["Conti", "Bianchi", "Alberti"]);
        expect(await namesBy("sort=start-asc&page=2&pageSize=2")).toEqual(["Conti"]);
      });
    });

    describe("The list of course bookings", () => {
      it("is searched by person, course and number, and is in the requested order", async () => {
        const title = `Corso cercato ${Date.now()}`;
        const course = await admin.post<{ id: number }>("/api/courses", { title, price: "10" });
        for (const lastName of ["Zanetti", "Amato"]) {
          await admin.post("/api/course-bookings", {
            courseId: course.body.id,
            firstName: "Lia",
            lastName,
            email: `${lastName.toLowerCase()}@example.org`,
            phone: "333 0000000",
            startDate: inDays(20),
          });
        }
        const find = async (query: string) =>
          (await admin.get<CourseSignUp[]>(`/api/course-bookings?courseId=${course.body.id}&${query}`)).body;
        const names = (list: CourseSignUp[]) => list.map(({ lastName }) => lastName);
        expect(names(await find("sort=name-asc"))).toEqual(["Amato", "Zanetti"]);
        expect(names(await find("q=lia%20zan"))).toEqual(["Zanetti"]);
        expect(names(await find(`q=${encodeURIComponent(title)}&sort=made-asc`))).toEqual([
          "Zanetti",
          "Amato",
        ]);
        const [one] = await find("q=amato%40example.org");
        expect(names(await find(`q=%23${one?.confirmationNumber}`))).toEqual(["Amato"]);
        expect(await find("q=%25")).toEqual([]);
      });
    });
  });
});
