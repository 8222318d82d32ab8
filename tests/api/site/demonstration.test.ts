import type { AvailableDay } from "@/lib/client/room-time/use-availability";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";

const visitor = new ApiClient();
const availabilityOf = async (spaceId: number, day: string) =>
  (
    await visitor.get<{ availability: AvailableDay[] }>(
      `/api/spaces/${spaceId}/availability?startDate=${day}&endDate=${day}`,
    )
  ).body.availability[0]?.periods;

describe("The demonstration data", () => {
  test("has a course that occupies its room, and the calendar names the course", async () => {
    const { body } = await visitor.get<Course[]>("/api/courses");
    const course = body.find(({ title }) => title === "Ceramica: le mani nella terra");
    expect(course).toMatchObject({ spaceId: 15, sessions: [{ dayOfWeek: 6 }] });
    const periods = await availabilityOf(15, course?.startDate ?? "");
    expect(periods?.mattina.unavailable).toEqual({
      code: "SLOT_TAKEN",
      message: "Lo spazio è occupato in questo periodo (Corso: Ceramica: le mani nella terra).",
    });
    expect(periods?.pomeriggio.isAvailable).toBe(true);
  });

  test("has an event that occupies its room", async () => {
    const { body } = await visitor.get<CentreEvent[]>("/api/events");
    const event = body.find(({ title }) => title === "Cerchio di lettura: pagine lente");
    expect(event?.spaceId).toBe(16);
    const periods = await availabilityOf(16, event?.eventDate ?? "");
    expect(periods?.pomeriggio.unavailable?.message).toContain("Evento: Cerchio di lettura");
  });

  test("has a closure that closes its room, with its reason", async () => {
    const { body } =
      await visitor.get<{ spaceId: number; startDate: string; reason: string }[]>("/api/closures");
    const closure = body.find(({ reason }) => reason === "manutenzione del forno");
    const periods = await availabilityOf(closure?.spaceId ?? 0, closure?.startDate ?? "");
    expect(periods?.giornata.unavailable).toEqual({
      code: "CLOSED",
      message: "Chiuso: manutenzione del forno.",
    });
  });

  test("has the sign-ups for every counter of an event", async () => {
    const rows = await sql<{ title: string; counted: number; seats: number }>(
      `SELECT e.title, e.current_participants AS counted,
         COALESCE((SELECT sum(r.seats)::int FROM sign_ups r
           WHERE r.event_id = e.id AND r.status <> 'canceled'), 0) AS seats
       FROM events e WHERE e.id <= 6`,
    );
    for (const { title, counted, seats } of rows) expect([title, seats]).toEqual([title, counted]);
  });

  test("has no links to hosts that do not exist", async () => {
    const { body: courses } = await visitor.get<Course[]>("/api/courses");
    const { body: events } = await visitor.get<CentreEvent[]>("/api/events");
    const demonstrated = [...courses.filter(({ id }) => id <= 6), ...events.filter(({ id }) => id <= 6)];
    const hosts = demonstrated.flatMap(({ googleFormUrl }) =>
      googleFormUrl ? [new URL(googleFormUrl).host] : [],
    );
    // Of the names reserved for examples, the one that responds.
    expect(new Set(hosts)).toEqual(new Set(["example.org"]));
  });
});
