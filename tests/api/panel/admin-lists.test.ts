import type { Booking } from "@/lib/schemas/booking/booking";
import type { CourseSignUp } from "@/lib/schemas/sign-up/course-sign-up";
import { admin } from "../../helpers/admin";
import { inDays } from "../../helpers/days";
import { bookingBody, newSpace } from "../../helpers/spaces";

/** Order, search and pages of the panel's lists. */

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
    expect(names(await find(`q=${encodeURIComponent(title)}&sort=made-asc`))).toEqual(["Zanetti", "Amato"]);
    const [one] = await find("q=amato%40example.org");
    expect(names(await find(`q=%23${one?.confirmationNumber}`))).toEqual(["Amato"]);
    expect(await find("q=%25")).toEqual([]);
  });
});
