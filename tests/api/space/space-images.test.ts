import type { Space } from "@/lib/schemas/space/space";
import type { SpaceImage } from "@/lib/schemas/space/space-image";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { newCustomer } from "../../helpers/people";
import { formWith, picture } from "../../helpers/pictures";
import { siteUrl } from "../../helpers/site";
import { newSpace } from "../../helpers/spaces";

const images = (space: Space) => `/api/spaces/${space.id}/images`;
const read = async (space: Space) => (await new ApiClient().get<Space>(`/api/spaces/${space.id}`)).body;

async function add<T = SpaceImage>(space: Space, fields: Record<string, string> = {}) {
  const raw = formWith("image", await picture("png"), fields);
  return admin.send<T>("POST", images(space), { raw });
}

async function spaceWith(...texts: string[]): Promise<{ space: Space; ids: number[] }> {
  const space = await newSpace(admin);
  const ids: number[] = [];
  for (const altText of texts) ids.push((await add(space, { altText })).body.id);
  return { space, ids };
}

describe("The pictures of a space", () => {
  test("are in order with their descriptions, which can change, and the first one is the imageUrl", async () => {
    const { space, ids } = await spaceWith("La sala dalla porta", "Una finestra");
    const path = `${images(space)}/${ids[1]}`;
    const { status, body } = await admin.patch<SpaceImage>(path, { altText: "La finestra" });
    expect([status, body.altText]).toEqual([200, "La finestra"]);
    const found = await read(space);
    expect(found.images.map(({ altText }) => altText)).toEqual(["La sala dalla porta", "La finestra"]);
    expect(found.imageUrl).toBe(found.images[0]?.imageUrl);
    const { body: all } = await new ApiClient().get<Space[]>("/api/spaces");
    expect(all.find(({ id }) => id === space.id)?.images).toEqual(found.images);
  });

  test("of a new space are stored in the given order", async () => {
    const upload = async () => {
      const raw = formWith("image", await picture("png"));
      return (await admin.send<{ imageUrl: string }>("POST", "/api/upload/space-image", { raw })).body
        .imageUrl;
    };
    const imageUrls = [await upload(), await upload(), await upload()];
    const space = await newSpace(admin, { imageUrls });
    expect(space.images.map(({ imageUrl }) => imageUrl)).toEqual(imageUrls);
    expect(space.imageUrl).toBe(imageUrls[0]);
    expect(space.images.map(({ altText }) => altText)).toEqual([space.name, space.name, space.name]);
  });

  test("are described by the space's name by default, but not by an empty text", async () => {
    const space = await newSpace(admin);
    const { status, body } = await add(space);
    expect([status, body.altText]).toEqual([201, space.name]);
    const refused = await add<ErrorBody>(space, { altText: "  " });
    expect([refused.status, refused.body.errors?.altText]).toEqual([
      400,
      ["Descrivi che cosa mostra l'immagine"],
    ]);
    expect((await read(space)).images).toHaveLength(1);
  });

  test("are eight at most, even in concurrent requests, and each is added once per Idempotency-Key", async () => {
    const { space } = await spaceWith("1", "2", "3", "4", "5", "6");
    const raw = formWith("image", await picture("png"));
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const seventh = () => admin.send<SpaceImage>("POST", images(space), { raw, headers });
    const first = await seventh();
    expect(first.status).toBe(201);
    const both = await Promise.all([add<ErrorBody>(space), add<ErrorBody>(space)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const refused = await add<ErrorBody>(space);
    expect([refused.status, refused.body.errors?.image]).toEqual([
      400,
      ["Uno spazio ha al massimo 8 immagini."],
    ]);
    const repeated = await seventh();
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    expect((await read(space)).images).toHaveLength(8);
  });

  test("can be reordered, and the first one is shown in lists", async () => {
    const { space, ids } = await spaceWith("uno", "due", "tre");
    const turned = [...ids].reverse();
    const { status, body } = await admin.put<SpaceImage[]>(images(space), { ids: turned });
    expect([status, body.map(({ id }) => id)]).toEqual([200, turned]);
    expect((await read(space)).imageUrl).toBe(body[0]?.imageUrl);
    for (const wrong of [ids.slice(1), [...ids, 999_999], [ids[0], ids[0], ids[1]]]) {
      expect(refusal(await admin.put<ErrorBody>(images(space), { ids: wrong }))).toEqual([400, "VALIDATION"]);
    }
    expect((await read(space)).images.map(({ id }) => id)).toEqual(turned);
  });

  test("are deleted with their file, and the next one becomes the first", async () => {
    const { space, ids } = await spaceWith("uno", "due");
    const [first, second] = (await read(space)).images;
    expect((await fetch(siteUrl() + first?.imageUrl)).status).toBe(200);
    expect((await admin.delete(`${images(space)}/${ids[0]}`)).status).toBe(200);
    expect((await fetch(siteUrl() + first?.imageUrl)).status).toBe(404);
    expect((await read(space)).imageUrl).toBe(second?.imageUrl);
    expect((await admin.delete(`${images(space)}/${ids[1]}`)).status).toBe(200);
    expect(await read(space)).toMatchObject({ imageUrl: null, images: [] });
  });

  test("keep their file while a course or a customer's portrait still shows it", async () => {
    const { space, ids } = await spaceWith("uno");
    const imageUrl = (await read(space)).imageUrl;
    const course = { title: "Corso con la foto della sala", price: "10", imageUrl };
    expect((await admin.post("/api/courses", course)).status).toBe(201);
    await admin.delete(`${images(space)}/${ids[0]}`);

    const { client } = await newCustomer();
    const avatarUrl = `data:image/png;base64,${(await picture("png")).toString("base64")}`;
    const { body } = await client.patch<{ customAvatarUrl: string }>("/api/users/me", {
      ...{ avatarUrl, avatarType: "custom" },
    });
    const other = await newSpace(admin, { imageUrls: [body.customAvatarUrl] });
    expect((await admin.delete(`${images(other)}/${other.images[0]?.id}`)).status).toBe(200);
    for (const kept of [imageUrl, body.customAvatarUrl])
      expect((await fetch(siteUrl() + kept)).status).toBe(200);
  });

  test("are also written by imageUrl, which replaces, chooses or removes the first one", async () => {
    const { space } = await spaceWith("uno", "due");
    const [, second] = (await read(space)).images;
    const put = (imageUrl: string | null | undefined) =>
      admin.put<Space>(`/api/spaces/${space.id}`, { imageUrl });
    const chosen = (await put(second?.imageUrl)).body;
    expect(chosen.images.map(({ altText }) => altText)).toEqual(["due", "uno"]);
    const replaced = (await put("/images/logo.svg")).body;
    expect(replaced.images.map(({ imageUrl }) => imageUrl)[0]).toBe("/images/logo.svg");
    expect(replaced.images).toHaveLength(2);
    const taken = (await put(null)).body;
    expect(taken.images.map(({ altText }) => altText)).toEqual(["uno"]);
    expect(taken.imageUrl).toBe(taken.images[0]?.imageUrl);
    expect((await put(null)).body).toMatchObject({ imageUrl: null, images: [] });
  });

  test("are changed for an existing space and picture", async () => {
    const { space, ids } = await spaceWith("uno");
    const other = await newSpace(admin);
    expect((await admin.delete(`${images(other)}/${ids[0]}`)).status).toBe(404);
    expect((await admin.patch(`${images(other)}/${ids[0]}`, { altText: "x" })).status).toBe(404);
    expect((await add({ ...space, id: 2_000_000 })).status).toBe(404);
  });
});
