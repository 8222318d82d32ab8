import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Setup } from "@/lib/schemas/site/setup";
import type { Space } from "@/lib/schemas/space/space";
import { ApiClient } from "../helpers/api";
import { registrationFor } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { bookingBody } from "../helpers/spaces";
import { adminOf, startTestSite } from "../helpers/test-site";

interface Removed {
  removed: Record<string, number>;
  kept: Record<string, number>;
}

test("removes the demonstration data except what was changed or is in use", async () => {
  const site = await startTestSite({ kind: "embedded" });
  try {
    const [base = ""] = site.addresses;
    const admin = (await adminOf(base)).client;
    const visitor = new ApiClient({ base });
    const changed = await admin.put<Space>("/api/spaces/13", { name: "Sala Nostra" });
    expect(changed.status).toBe(200);
    const booked = await admin.post("/api/bookings", bookingBody(14, inDays(30)));
    expect(booked.status).toBe(201);

    const events = (await visitor.get<CentreEvent[]>("/api/events")).body;
    const joined: number[] = [];
    for (const { id } of events) {
      const { status } = await visitor.post(`/api/events/${id}/registrations`, registrationFor());
      if (status === 201) joined.push(id);
    }
    expect(joined.length).toBeGreaterThan(0);

    const before = (await admin.get<Setup>("/api/setup")).body;
    expect(before.hasDemonstration).toBe(true);
    const first = (await admin.delete<Removed>("/api/setup/demonstration")).body;
    expect(first.removed).toMatchObject({
      courses: 6,
      events: 6 - joined.length,
      galleryImages: 5,
      closures: 1,
    });
    expect(first.kept).toMatchObject({ courses: 0, events: joined.length });
    const left = (await visitor.get<Space[]>("/api/spaces")).body;
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([13, 14]));
    const stayed = (await visitor.get<CentreEvent[]>("/api/events")).body;
    expect(stayed.map(({ id, currentParticipants }) => [id, currentParticipants])).toEqual(
      stayed.map(({ id }) => [id, 1]),
    );

    const second = (await admin.delete<Removed>("/api/setup/demonstration")).body;
    expect(Object.values(second.removed).every((count) => count === 0)).toBe(true);
    const after = (await admin.get<Setup>("/api/setup")).body;
    expect(after.hasDemonstration).toBe(false);
    expect(after.steps.find(({ key }) => key === "demonstration")?.isDone).toBe(true);
  } finally {
    await site.stop();
  }
}, 240_000);
