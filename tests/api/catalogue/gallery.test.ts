import type { GalleryImage } from "@/lib/schemas/catalogue/gallery-image";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { formWith, picture } from "../../helpers/pictures";

const PATH = "/api/event-gallery-images";
const visitor = new ApiClient();
const create = async (body: Record<string, unknown>) => (await admin.post<GalleryImage>(PATH, body)).body;
const isThere = async ({ imageUrl }: GalleryImage) => (await visitor.get(imageUrl)).status === 200;

test("an image created with JSON has the documented defaults and every field of the API", async () => {
  const { status, body } = await admin.post<GalleryImage>(PATH, { title: "Cerchio di donne" });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(Number),
    translations: {},
    title: "Cerchio di donne",
    imageUrl: "/images/logo.svg",
    isActive: true,
    orderIndex: 0,
    createdAt: expect.stringMatching(/Z$/),
  });
});

test("an image created with multipart stores its file and its fields", async () => {
  const form = formWith("image", await picture("jpeg"), {
    title: "Concerto",
    isActive: "false",
    orderIndex: "7",
  });
  const { status, body } = await admin.send<GalleryImage>("POST", PATH, { raw: form });
  expect(status).toBe(201);
  expect(body).toMatchObject({ title: "Concerto", isActive: false, orderIndex: 7 });
  expect(body.imageUrl).toMatch(/^\/uploads\/gallery\//);
  expect((await visitor.get(body.imageUrl)).status).toBe(200);
});

test("a picture sent again with its Idempotency-Key is added once, and the key is refused for another one", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const file = await picture("png");
  const add = <T>(bytes: Buffer) =>
    admin.send<T>("POST", PATH, { raw: formWith("image", bytes, { title: "Una sola" }), headers });
  const first = await add<GalleryImage>(file);
  const again = await add<GalleryImage>(file);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(refusal(await add<ErrorBody>(await picture("webp")))).toEqual([409, "DUPLICATE"]);
  expect(await isThere(first.body)).toBe(true);
  const all = (await admin.get<GalleryImage[]>(PATH)).body;
  expect(all.filter(({ title }) => title === "Una sola")).toHaveLength(1);
});

test("a new file replaces and deletes the old one, and a change of text keeps it", async () => {
  const form = formWith("image", await picture("png"), { title: "Prima" });
  const { body: first } = await admin.send<GalleryImage>("POST", PATH, { raw: form });
  const text = new FormData();
  text.set("title", "Dopo");
  text.set("imageUrl", "");
  const { body: renamed } = await admin.send<GalleryImage>("PUT", `${PATH}/${first.id}`, { raw: text });
  expect(renamed).toEqual({ ...first, title: "Dopo" });
  const { status, body: second } = await admin.send<GalleryImage>("PUT", `${PATH}/${first.id}`, {
    raw: formWith("image", await picture("webp")),
  });
  expect(status).toBe(200);
  expect(second.title).toBe("Dopo");
  expect(second.imageUrl).not.toBe(first.imageUrl);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  expect((await admin.delete(`${PATH}/${first.id}`)).body).toEqual({ success: true });
  expect(await isThere(second)).toBe(false);
  expect((await admin.delete(`${PATH}/${first.id}`)).status).toBe(404);
});

test("a file that two images share stays until the last of them is gone", async () => {
  const form = formWith("image", await picture("png"), { title: "Una" });
  const { body: one } = await admin.send<GalleryImage>("POST", PATH, { raw: form });
  const two = await create({ title: "Due", imageUrl: one.imageUrl });
  await admin.delete(`${PATH}/${one.id}`);
  expect(await isThere(one)).toBe(true);
  await admin.put(`${PATH}/${two.id}`, { imageUrl: "/images/gallery/cerchio.webp" });
  expect(await isThere(one)).toBe(false);
});

test("a file that is not a picture changes nothing", async () => {
  const image = await create({ title: "Intatta", imageUrl: "/images/gallery/cerchio.webp" });
  const { status, body } = await admin.send<ErrorBody>("PUT", `${PATH}/${image.id}`, {
    raw: formWith("image", Buffer.from("no picture"), { title: "Altra" }),
  });
  expect([status, body.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  const all = (await admin.get<GalleryImage[]>(PATH)).body;
  expect(all).toContainEqual(image);
});

test("visitors see the active images by orderIndex, and the panel all", async () => {
  const last = await create({ title: "Ultima", orderIndex: 901 });
  const first = await create({ title: "Penultima", orderIndex: "900" });
  const hidden = await create({ title: "Nascosta", orderIndex: 900, isActive: false });
  const active = (await visitor.get<GalleryImage[]>(`${PATH}/active`)).body;
  const own = active.map(({ id }) => id).filter((id) => [first.id, last.id, hidden.id].includes(id));
  expect(own).toEqual([first.id, last.id]);
  expect((await admin.get<GalleryImage[]>(PATH)).body).toContainEqual(hidden);
});

test("a file over 10 MB and another content type are rejected", async () => {
  const form = formWith("image", Buffer.alloc(10.2 * 1024 * 1024), { title: "Grande" });
  expect((await admin.send<ErrorBody>("POST", PATH, { raw: form })).body.code).toBe("PAYLOAD_TOO_LARGE");
  const plain = await admin.send<ErrorBody>("POST", PATH, {
    raw: "title=X",
    headers: { "Content-Type": "text/plain" },
  });
  expect(plain.status).toBe(415);
});
