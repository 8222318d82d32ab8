import { comingCoursesFirst } from "@/lib/domain/catalogue/course-order";
import { courseFormSchema } from "@/lib/schemas/catalogue/course";
import { eventFormSchema, eventInputSchema } from "@/lib/schemas/catalogue/event";
import { spaceInputSchema } from "@/lib/schemas/space/space";
import { inItalian } from "@/tests/helpers/in-italian";

const EVENT = { title: "Concerto", price: "10", eventDate: "2026-12-05", maxParticipants: "20" };
const complaints = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join("."), inItalian(message)]),
  );

test.each([["", "abc", "0", "1.5"]].flat())(
  "a maximum of '%s' yields the message of the field",
  (maxParticipants) => {
    expect(complaints(eventInputSchema.safeParse({ ...EVENT, maxParticipants }))).toMatchObject({
      maxParticipants: "Inserisci il numero massimo di partecipanti",
    });
  },
);

test("an empty event date and an invalid one have different messages", () => {
  expect(complaints(eventInputSchema.safeParse({ ...EVENT, eventDate: "" }))).toEqual({
    eventDate: "Inserisci la data dell'evento",
  });
  expect(complaints(eventInputSchema.safeParse({ ...EVENT, eventDate: "2026-02-30" }))).toEqual({
    eventDate: "Data non valida",
  });
});

test("an empty capacity of a space defaults to one, and letters are rejected with a message", () => {
  const prices = { pricePerHour: "1", pricePerDay: "1", pricePerWeek: "1" };
  const space = { name: "Loto", type: "yoga", ...prices };
  expect(spaceInputSchema.parse({ ...space, capacity: "" }).capacity).toBe(1);
  expect(complaints(spaceInputSchema.safeParse({ ...space, capacity: "molti" }))).toEqual({
    capacity: "Inserisci un numero intero",
  });
});

describe("an event over several days in the panel's form", () => {
  test.each([
    ["", "Inserisci la data di fine"],
    ["2026-12-05", "La data di fine deve seguire quella di inizio."],
  ])("requires a last day after the first: '%s'", (endDate, message) => {
    expect(complaints(eventFormSchema.safeParse({ ...EVENT, isMultiDay: true, endDate }))).toEqual({
      endDate: message,
    });
  });

  test("has no last day when the option is off, whatever the hidden field contains", () => {
    expect(eventFormSchema.parse({ ...EVENT, isMultiDay: false, endDate: "2026-12-09" }).endDate).toBeNull();
    expect(eventFormSchema.parse({ ...EVENT, isMultiDay: true, endDate: "2026-12-09" }).endDate).toBe(
      "2026-12-09",
    );
  });
});

test("upcoming courses come first, soonest first, and ended ones last", () => {
  const course = (id: number, startDate: string | null, endDate: string | null = null) => ({
    id,
    startDate,
    endDate,
  });
  const courses = [
    course(1, "2026-10-01", "2026-11-01"),
    course(2, null),
    course(3, "2027-01-10"),
    course(4, "2026-12-01"),
  ];
  const order = comingCoursesFirst(courses, new Date("2026-11-21T10:00:00Z")).map(({ id }) => id);
  expect(order).toEqual([4, 3, 2, 1]);
});

describe("the schedule and duration of a course", () => {
  const sessions = [
    { dayOfWeek: 4, startTime: "18:30", endTime: "20:00" },
    { dayOfWeek: 2, startTime: "18:30", endTime: "20:00" },
  ];
  const of = (course: Record<string, unknown>) => {
    const { schedule, duration, isMultiDay } = courseFormSchema.parse({
      title: "Hatha",
      price: "80",
      ...course,
    });
    return [schedule, duration, isMultiDay];
  };

  it("are derived from its lessons unless they are typed", () => {
    const days = { startDate: "2027-03-02", endDate: "2027-04-22" };
    const hours = "martedì 18:30 – 20:00, giovedì 18:30 – 20:00";
    expect(of({ sessions, ...days })).toEqual([hours, "8 settimane", true]);
    expect(of({ sessions, ...days, schedule: "La sera", duration: "15 incontri" })).toEqual([
      "La sera",
      "15 incontri",
      true,
    ]);
    expect(of({ sessions })).toEqual([hours, "", false]);
    expect(of({ ...days, endDate: "2027-03-02" })).toEqual(["", "", false]);
  });
});
