import { slugFor } from "@/lib/domain/site/slug";
import type { Alternatives } from "@/lib/schemas/booking/alternatives";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Course } from "@/lib/schemas/catalogue/course";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { GalleryImage } from "@/lib/schemas/catalogue/gallery-image";
import type { ShownSpace } from "@/lib/schemas/space/space";
import type { SpaceImage } from "@/lib/schemas/space/space-image";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { newCourse, newEvent } from "../../helpers/catalogue";
import { inDays } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";

/** Content in two languages, as the panel writes it and visitors read it. */
const visitor = new ApiClient();
const IN_ENGLISH = { headers: { "Accept-Language": "en-GB,en;q=0.9,it;q=0.5" } };
const IN_ITALIAN = { headers: { "Accept-Language": "it-IT,it;q=0.9,en;q=0.8" } };

const ROOM = {
  description: "Stanza raccolta.",
  location: "Piano terra",
  amenities: ["Lettino", "Lavabo"],
  features: { size: "18 m²", capacity: "fino a 4 persone" },
};
const ROOM_IN_ENGLISH = {
  name: "Sage Room",
  location: "Ground floor",
  amenities: ["Couch", "Sink"],
  features: { capacity: "up to 4 people" },
};

const newRoom = () => newSpace(admin, { ...ROOM, translations: { en: ROOM_IN_ENGLISH } });

describe("A room", () => {
  test("is in the requested language, field by field, and only the panel gets the translations", async () => {
    const room = await newRoom();
    const english = await visitor.get<ShownSpace>(`/api/spaces/${room.id}`, IN_ENGLISH);
    expect(english.body).toMatchObject({
      name: "Sage Room",
      description: "Stanza raccolta.",
      location: "Ground floor",
      amenities: ["Couch", "Sink"],
      features: { size: "18 m²", capacity: "up to 4 people" },
    });
    expect(english.headers.get("vary")).toContain("Accept-Language");
    for (const options of [{}, IN_ITALIAN, { headers: { "Accept-Language": "de" } }]) {
      const { body } = await visitor.get<ShownSpace>(`/api/spaces/${room.id}`, options);
      expect([body.name, body.location, body.amenities]).toEqual([room.name, "Piano terra", ROOM.amenities]);
    }
    expect(JSON.stringify(english.body)).not.toContain("translations");

    const { body: ofPanel } = await admin.get<ShownSpace>(`/api/spaces/${room.id}`, IN_ENGLISH);
    expect([ofPanel.name, ofPanel.translations]).toEqual([room.name, { en: ROOM_IN_ENGLISH }]);
    const { client } = await newCustomer();
    const { body: ofCustomer } = await client.get<ShownSpace>(`/api/spaces/${room.id}`, IN_ENGLISH);
    expect([ofCustomer.name, ofCustomer.translations]).toEqual(["Sage Room", undefined]);
  });

  test("has its translations replaced as a whole, removed by null, and kept by other changes", async () => {
    const room = await newRoom();
    const path = `/api/spaces/${room.id}`;
    const kept = await admin.put<ShownSpace>(path, { capacity: 5 });
    expect(kept.body.translations).toEqual({ en: ROOM_IN_ENGLISH });
    const changed = await admin.put<ShownSpace>(path, {
      translations: { en: { name: "Sage", description: null } },
    });
    expect(changed.body.translations).toEqual({ en: { name: "Sage" } });
    expect((await visitor.get<ShownSpace>(path, IN_ENGLISH)).body).toMatchObject({
      name: "Sage",
      location: "Piano terra",
    });
    const none = await admin.put<ShownSpace>(path, { translations: { en: { name: null } } });
    expect(none.body.translations).toEqual({});
    expect((await visitor.get<ShownSpace>(path, IN_ENGLISH)).body.name).toBe(room.name);
  });

  test("has a picture description in each language", async () => {
    const room = await newSpace(admin, { imageUrl: "/images/spaces/space-13.webp" });
    const [image] = room.images;
    const path = `/api/spaces/${room.id}/images/${image?.id}`;
    const changed = await admin.patch<SpaceImage>(path, {
      altText: "La finestra",
      translations: { en: { altText: "The window" } },
    });
    expect(changed.body).toMatchObject({
      altText: "La finestra",
      translations: { en: { altText: "The window" } },
    });
    const { body } = await visitor.get<ShownSpace>(`/api/spaces/${room.id}`, IN_ENGLISH);
    expect(body.images).toEqual(
      [{ ...image, altText: "The window" }].map(({ id, imageUrl, altText }) => ({ id, imageUrl, altText })),
    );
    expect((await admin.patch(path, { translations: { en: { name: "x" } } })).status).toBe(400);
    expect((await admin.patch(path, {})).status).toBe(400);
  });
});

test("an event is in the requested language, and a restoration keeps its translations", async () => {
  const translations = { en: { title: "Gong bath", location: "Sky Room" } };
  const event = await newEvent(admin, { description: "Suoni.", translations });
  const find = async (options: object) =>
    (await visitor.get<CentreEvent[]>("/api/events", options)).body.find(({ id }) => id === event.id);
  expect(await find(IN_ENGLISH)).toMatchObject({
    title: "Gong bath",
    location: "Sky Room",
    description: "Suoni.",
  });
  expect(await find(IN_ITALIAN)).toMatchObject({ title: event.title, location: "" });
  expect(await find(IN_ENGLISH)).not.toHaveProperty("translations");
  const ofPanel = (await admin.get<CentreEvent[]>("/api/events?all=true")).body.find(
    ({ id }) => id === event.id,
  );
  expect(ofPanel).toMatchObject({ title: event.title, translations });
  await admin.delete(`/api/events/${event.id}`);
  const { title, eventDate, price, maxParticipants } = event;
  const body = { title, eventDate, price, maxParticipants, translations };
  expect((await admin.post(`/api/events/${event.id}/restoration`, body)).body).toMatchObject({
    translations,
  });
  expect(
    (await admin.put(`/api/events/${event.id}`, { translations: { en: { schedule: "x" } } })).status,
  ).toBe(400);
});

test("a course is in the requested language, with its duration, schedule and notes", async () => {
  const en = {
    title: "Morning yoga",
    duration: "10 classes",
    schedule: "Tuesdays",
    additionalInfo: ["Mats are provided"],
  };
  const course = await newCourse(admin, { additionalInfo: ["I tappetini ci sono"], translations: { en } });
  const { body } = await visitor.get<Course[]>("/api/courses", IN_ENGLISH);
  expect(body.find(({ id }) => id === course.id)).toMatchObject(en);
  const italian = (await visitor.get<Course[]>("/api/courses")).body.find(({ id }) => id === course.id);
  expect(italian).toMatchObject({ title: course.title, additionalInfo: ["I tappetini ci sono"] });
});

test("a gallery image has a title in each language, by JSON and by form", async () => {
  const path = "/api/event-gallery-images";
  const { body: image } = await admin.post<GalleryImage>(path, {
    title: "Il cerchio",
    translations: { en: { title: "The circle" } },
  });
  const active = async (options: object) =>
    (await visitor.get<GalleryImage[]>(`${path}/active`, options)).body.find(({ id }) => id === image.id);
  expect((await active(IN_ENGLISH))?.title).toBe("The circle");
  expect((await active(IN_ITALIAN))?.title).toBe("Il cerchio");
  const form = new FormData();
  form.set("translations", JSON.stringify({ en: { title: "Our circle" } }));
  expect((await admin.send("PUT", `${path}/${image.id}`, { raw: form })).status).toBe(200);
  expect((await active(IN_ENGLISH))?.title).toBe("Our circle");
  form.set("translations", "no JSON");
  const refused = await admin.send<ErrorBody>("PUT", `${path}/${image.id}`, { raw: form });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["translations"]]);
  await admin.delete(`${path}/${image.id}`);
});

test("cached responses never mix languages, and a change shows at once", async () => {
  const room = await newRoom();
  const nameIn = async (options: object) => {
    const { body } = await visitor.get<ShownSpace[]>("/api/spaces?type=meeting", options);
    return body.find(({ id }) => id === room.id)?.name;
  };
  for (let round = 0; round < 4; round += 1) {
    expect(await nameIn(IN_ENGLISH)).toBe("Sage Room");
    expect(await nameIn(IN_ITALIAN)).toBe(room.name);
  }
  await admin.put(`/api/spaces/${room.id}`, { translations: { en: { name: "Salvia Room" } } });
  expect([await nameIn(IN_ITALIAN), await nameIn(IN_ENGLISH)]).toEqual([room.name, "Salvia Room"]);
});

test("a customer's bookings and the alternatives name the room in the requested language", async () => {
  const room = await newRoom();
  const { client } = await newCustomer();
  const day = inDays(20);
  const book = ({ headers }: { headers: Record<string, string> }) =>
    client.post<{ booking: Booking }>("/api/bookings", bookingBody(room.id, day), {
      headers: { ...headers, "Idempotency-Key": `key-${room.id}` },
    });
  const { body: created } = await book(IN_ENGLISH);
  // A retry gets the first response in its original language.
  expect((await book(IN_ITALIAN)).body).toEqual(created);
  expect(created.booking.space).toMatchObject({ name: "Sage Room", slug: slugFor(room.id, room.name) });
  const list = async (options: object) =>
    (await client.get<Booking[]>("/api/bookings?mine=true", options)).body.map(({ space }) => space.name);
  expect([await list(IN_ENGLISH), await list(IN_ITALIAN)]).toEqual([["Sage Room"], [room.name]]);
  const query = `startDate=${day}&endDate=${day}&isFullDay=true&attendees=8`;
  const { body } = await visitor.get<Alternatives>(
    `/api/spaces/${room.id}/alternatives?${query}`,
    IN_ENGLISH,
  );
  const own = body.alternatives.filter(({ spaceId }) => spaceId === room.id);
  expect(own.map(({ spaceName }) => spaceName)).toEqual(own.map(() => "Sage Room"));
  expect(own.length).toBeGreaterThan(0);
});

test("the language of a page depends on its address only", async () => {
  const room = await newRoom();
  const page = async (path: string, options: object) =>
    (await visitor.get<string>(`${path}/spaces/${slugFor(room.id, room.name)}`, options)).body;
  for (let round = 0; round < 2; round += 1) {
    expect(await page("/en", IN_ITALIAN)).toMatch(/<h1[^>]*>Sage Room<\/h1>/);
    expect(await page("", IN_ENGLISH)).toContain(`>${room.name}</h1>`);
  }
  expect(await page("/en", {})).not.toContain("translations");
});
