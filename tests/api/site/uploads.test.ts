import { randomUUID } from "node:crypto";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { apiRoutes } from "@/app/generated/routes";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody, refusal } from "../../helpers/api";
import { newCourse, newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { newAdmin, newCustomer } from "../../helpers/people";
import { formWith, picture } from "../../helpers/pictures";
import { dataDir, siteUrl } from "../../helpers/site";
import { newSpace } from "../../helpers/spaces";
import { eventually } from "../../helpers/waiting-list";

const visitor = new ApiClient();
type Uploaded = { imageUrl: string };
const upload = <T = Uploaded>(client: ApiClient, form: FormData) =>
  client.send<T>("POST", "/api/upload/space-image", { raw: form });

const sized = (url: string) => `${siteUrl()}/_next/image?${new URLSearchParams({ url, w: "640", q: "75" })}`;

describe("POST /api/upload/space-image", () => {
  test.each(["jpeg", "png", "gif", "webp"] as const)("accepts a %s and stores it as WebP", async (format) => {
    const { status, body } = await upload(admin, formWith("image", await picture(format)));
    expect(status).toBe(201);
    expect(body).toEqual({ imageUrl: expect.stringMatching(/^\/uploads\/spaces\/[\w-]+\.webp$/) });
    const served = await fetch(siteUrl() + body.imageUrl);
    expect(served.headers.get("content-type")).toBe("image/webp");
    const { format: stored, width } = await sharp(await served.arrayBuffer()).metadata();
    expect([stored, width]).toEqual(["webp", 40]);
  });

  test.each([
    ["course", "courses"],
    ["event", "events"],
  ])(
    "stores the picture of a %s in its own folder, and serves older ones stored among the spaces",
    async (kind, folder) => {
      const { status, body } = await admin.send<Uploaded>("POST", `/api/upload/${kind}-image`, {
        raw: formWith("image", await picture("png")),
      });
      expect(status).toBe(201);
      expect(body.imageUrl).toMatch(new RegExp(`^/uploads/${folder}/[\\w-]+\\.webp$`));
      expect((await visitor.get(body.imageUrl)).status).toBe(200);
      const { body: before } = await upload(admin, formWith("image", await picture("png")));
      const create = kind === "course" ? newCourse : newEvent;
      for (const { imageUrl } of [body, before]) {
        expect(await create(admin, { imageUrl })).toMatchObject({ imageUrl });
        expect((await visitor.get(imageUrl)).status).toBe(200);
      }
    },
  );

  test("turns a photograph upright, limits it to 2000 pixels, and removes its metadata", async () => {
    const photograph = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: "#4f7260" },
    })
      .withExif({ IFD0: { Artist: "Nome Cognome" }, IFD3: { GPSLatitude: "41/1 54/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(admin, formWith("image", photograph));
    const metadata = await sharp(await (await fetch(siteUrl() + body.imageUrl)).arrayBuffer()).metadata();
    expect([metadata.width, metadata.height]).toEqual([1000, 2000]);
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  test("checks the content, not the name: SVG, TIFF, text and half a picture return 415", async () => {
    const whole = await picture("jpeg", { width: 400, height: 400 });
    const files = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      await picture("tiff"),
      Buffer.from("GIF89a"),
      Buffer.from("not a picture at all"),
      Buffer.alloc(0),
      whole.subarray(0, whole.length / 2),
    ];
    for (const file of files) {
      const { status, body } = await upload<ErrorBody>(admin, formWith("image", file));
      expect([status, body.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    }
  });

  test("returns 400 without a file in the field image, 415 without multipart, and 413 over 5 MB", async () => {
    const elsewhere = await upload<ErrorBody>(admin, formWith("file", await picture("png")));
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body.errors?.image).toHaveLength(1);
    const asText = new FormData();
    asText.set("image", "picture");
    expect((await upload<ErrorBody>(admin, asText)).body.errors?.image).toHaveLength(1);
    expect((await admin.post("/api/upload/space-image", { image: "x" })).status).toBe(415);
    expect(
      refusal(
        await admin.send<ErrorBody>("POST", "/api/upload/space-image", {
          raw: "no boundary here",
          headers: { "Content-Type": "multipart/form-data; boundary=x" },
        }),
      ),
    ).toEqual([400, "VALIDATION"]);
    for (const megabytes of [5.1, 8, 20]) {
      const large = await upload<ErrorBody>(admin, formWith("image", Buffer.alloc(megabytes * 1024 * 1024)));
      expect([large.status, large.body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    }
  });

  test("counts the bytes itself if no length is declared", async () => {
    const boundary = "grenze";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="x.png"\r\n\r\n`;
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? new TextEncoder().encode(head) : chunk);
        sent += 1;
        if (sent > 8) controller.close();
      },
    });
    const { token } = await newAdmin();
    const response = await fetch(`${siteUrl()}/api/upload/space-image`, {
      method: "POST",
      body: stream,
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": `multipart/form-data; boundary=${boundary}`,
      },
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test("is for administrators only, and leaves nothing behind after a rejection", async () => {
    const noise = await picture("png", { isNoise: true });
    const form = formWith("image", noise);
    const { body: kept } = await upload(admin, formWith("image", noise));
    const stored = () =>
      sql<{ path: string }>(
        "SELECT path FROM pictures WHERE content = (SELECT content FROM pictures WHERE path = $1)",
        [kept.imageUrl.replace("/uploads/", "")],
      );
    expect((await upload<ErrorBody>(visitor, form)).body.code).toBe("UNAUTHENTICATED");
    const { client } = await newCustomer();
    expect((await upload<ErrorBody>(client, form)).body.code).toBe("FORBIDDEN");
    await upload(admin, formWith("image", Buffer.from("no picture")));
    expect(await stored()).toHaveLength(1);
  });
});

describe("GET /uploads", () => {
  /** Sends a path as it is, while fetch would normalize it. */
  const rawStatus = async (path: string) => {
    const { request } = await import("node:http");
    const { hostname, port } = new URL(siteUrl());
    return new Promise<number>((resolve, reject) => {
      const call = request({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      call.on("error", reject);
      call.end();
    });
  };

  test("serves a picture with nosniff and a cache to be revalidated, to GET and HEAD only", async () => {
    const { body } = await upload(admin, formWith("image", await picture("png")));
    const { status, headers } = await visitor.get(body.imageUrl);
    expect(status).toBe(200);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("public, max-age=3600, s-maxage=0, must-revalidate");
    const known = { headers: { "If-None-Match": headers.get("etag") ?? "" } };
    expect((await visitor.get(body.imageUrl, known)).status).toBe(304);
    expect((await visitor.send("HEAD", body.imageUrl)).status).toBe(200);
    const { status: refused, headers: answer } = await visitor.delete(body.imageUrl);
    expect([refused, answer.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("serves copies in the widths of pages, only of addresses that the site links to", async () => {
    const { body } = await upload(
      admin,
      formWith("image", await picture("png", { width: 900, height: 600 })),
    );
    const copy = await fetch(sized(body.imageUrl));
    expect([copy.status, copy.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await sharp(await copy.arrayBuffer()).metadata()).width).toBe(640);
    expect((await fetch(sized("/images/gallery/giardino.webp"))).status).toBe(200);
    const invented = [
      ...[`${body.imageUrl}?v=1`, "/images/gallery/giardino.webp?v=1", "/\\evil.example/images/x"],
      ...["//evil.example/images/x.webp", "https://evil.example/x.webp", "/images/../package.json"],
      ...["/uploads/spaces/.x.webp", "/api/site"],
    ];
    for (const url of invented) expect([url, (await fetch(sized(url))).status]).toEqual([url, 400]);
    for (const query of ["&w=641&q=75", "&w=640&q=76", "&w=640"]) {
      const address = `${siteUrl()}/_next/image?url=${encodeURIComponent(body.imageUrl)}${query}`;
      expect([query, (await fetch(address)).status]).toEqual([query, 400]);
    }
  });

  test("serves a picture as AVIF once it is made, to browsers that accept it", async () => {
    const typeFor = async (accept: string) =>
      (await fetch(sized("/images/hero.webp"), { headers: { accept } })).headers.get("content-type");
    await eventually(
      async () => (await typeFor("image/avif,image/webp,*/*")) === "image/avif",
      "the picture as AVIF",
    );
    expect(await typeFor("image/webp,*/*")).toBe("image/webp");
  });

  test("returns 404 in the format of the API for a missing picture", async () => {
    expect(refusal(await visitor.get<ErrorBody>("/uploads/spaces/nothing.webp"))).toEqual([404, "NOT_FOUND"]);
  });

  test("never leaves its folder and serves nothing but pictures", async () => {
    const uploads = join(dataDir(), "picture-copies");
    mkdirSync(join(uploads, "spaces"), { recursive: true });
    const name = `probe-${process.pid}`;
    const outside = join(dataDir(), `${name}.webp`);
    writeFileSync(outside, await picture("webp"));
    writeFileSync(join(uploads, "spaces", `${name}.html`), "<script>alert(1)</script>");
    symlinkSync(outside, join(uploads, "spaces", `${name}-link.webp`));
    const paths = [
      `/uploads/spaces/${name}-link.webp`,
      `/uploads/spaces/${name}.html`,
      `/uploads/..%2f${name}.webp`,
      `/uploads/%2e%2e%2f${name}.webp`,
      `/uploads/spaces/..%2f..%2f${name}.webp`,
      `/uploads/spaces%5c..%5c..%5c${name}.webp`,
      `/uploads/%252e%252e%252f${name}.webp`,
      `/uploads/${encodeURIComponent(outside)}`,
      `/uploads/spaces/${name}.html%00.webp`,
      "/uploads/spaces",
      `/uploads/spaces/${"a".repeat(300)}`,
    ];
    for (const path of paths) expect([path, await rawStatus(path)]).toEqual([path, 404]);
    // Such a path is another address once it is normalized, so it is rejected before routing.
    for (const path of [`/uploads/../${name}.webp`, `/uploads/%2e%2e/${name}.webp`])
      expect([path, await rawStatus(path)]).toEqual([path, 400]);
  });
});

test("an unused picture is deleted a day later, but not while its course can be restored", async () => {
  const send = async () =>
    (
      await admin.send<Uploaded>("POST", "/api/upload/course-image", {
        raw: formWith("image", await picture("png")),
      })
    ).body.imageUrl;
  const [replaced, shown, restored, forgotten] = [await send(), await send(), await send(), await send()];
  const { id } = await newCourse(admin, { imageUrl: replaced });
  const deleted = await newCourse(admin, { imageUrl: restored });
  const urls = [replaced, shown, restored, forgotten];
  const statuses = () => Promise.all(urls.map(async (url) => (await visitor.get(url)).status));
  // The portrait of a registration that a killed process did not finish, and one that an account has.
  const [unsaved, own] = [`avatars/${randomUUID()}.webp`, `avatars/${randomUUID()}.webp`];
  for (const path of [unsaved, own])
    await sql("INSERT INTO pictures (path, content) VALUES ($1, 'portrait')", [path]);
  const { user } = await newCustomer();
  await sql("UPDATE users SET custom_avatar_url = $2 WHERE id = $1", [user.id, `/uploads/${own}`]);
  const paths = [...urls.map((url) => url.replace("/uploads/", "")), unsaved, own];
  const unused = () =>
    sql<{ path: string }>("SELECT path FROM pictures WHERE unused_since IS NOT NULL AND path = ANY($1)", [
      paths,
    ]);
  const cleanUp = async () => {
    const [job] = await sql<{ id: string }>("INSERT INTO pgboss.job (name) VALUES ('cleanup') RETURNING id");
    const isDone = async () =>
      (await sql("SELECT 1 FROM pgboss.job WHERE id = $1 AND state < 'completed'", [job?.id])).length === 0;
    while (!(await isDone())) await sleep(250);
  };

  await admin.put(`/api/courses/${id}`, { imageUrl: shown });
  // In the format of older rows.
  await sql("UPDATE courses SET image_url = ltrim(image_url, '/') WHERE id = $1", [id]);
  await admin.delete(`/api/courses/${deleted.id}`);
  await cleanUp();
  expect(await unused()).toHaveLength(4);
  // Only the picture of an unsaved form is still served.
  expect(await statuses()).toEqual([404, 200, 404, 200]);

  await admin.post(`/api/courses/${deleted.id}/restoration`, { ...deleted, imageUrl: restored });
  await sql("UPDATE pictures SET unused_since = unused_since - interval '1 day' WHERE path = ANY($1)", [
    paths,
  ]);
  await cleanUp();
  expect(await statuses()).toEqual([404, 200, 200, 404]);
  expect(await unused()).toEqual([]);
  const portraits = "SELECT path FROM pictures WHERE path IN ($1, $2)";
  expect(await sql(portraits, [unsaved, own])).toEqual([{ path: own }]);
});

describe("All addresses of a picture", () => {
  /** Stores a picture and something that shows it. @returns its address, and a function that ends its use */
  type Use = () => Promise<{ address: string; end: () => Promise<{ status: number }> }>;

  const stored = async (call: string) =>
    (await admin.send<Uploaded>("POST", call, { raw: formWith("image", await picture("png")) })).body
      .imageUrl;
  const another = () => stored("/api/upload/space-image");
  const portrait = async () => `data:image/png;base64,${(await picture("png")).toString("base64")}`;
  async function withPortrait() {
    const { client, password } = await newCustomer();
    const change = { avatarUrl: await portrait(), avatarType: "custom" };
    const { body } = await client.patch<{ customAvatarUrl: string }>("/api/users/me", change);
    return { client, password, address: body.customAvatarUrl };
  }

  const USES: Record<string, Use[]> = {
    "/api/upload/space-image": [
      async () => {
        const address = await stored("/api/upload/space-image");
        const { id } = await newSpace(admin, { imageUrl: address });
        return { address, end: async () => admin.put(`/api/spaces/${id}`, { imageUrl: await another() }) };
      },
      async () => {
        const address = await stored("/api/upload/space-image");
        const { id } = await newSpace(admin, { imageUrl: address });
        return { address, end: () => admin.delete(`/api/spaces/${id}`) };
      },
    ],
    "/api/upload/course-image": [
      async () => {
        const address = await stored("/api/upload/course-image");
        const { id } = await newCourse(admin, { imageUrl: address });
        return { address, end: async () => admin.put(`/api/courses/${id}`, { imageUrl: await another() }) };
      },
    ],
    "/api/upload/event-image": [
      async () => {
        const address = await stored("/api/upload/event-image");
        const { id } = await newEvent(admin, { imageUrl: address });
        return { address, end: () => admin.delete(`/api/events/${id}`) };
      },
    ],
    "/api/upload/teacher-image": [
      async () => {
        const imageUrl = await stored("/api/upload/teacher-image");
        const { body } = await admin.post<{ id: number }>("/api/teachers", { name: "Nina", imageUrl });
        return { address: imageUrl, end: () => admin.delete(`/api/teachers/${body.id}`) };
      },
    ],
    "/api/upload/logo": [
      async () => {
        const address = await stored("/api/upload/logo");
        await admin.patch("/api/site", { logoUrl: address });
        return { address, end: () => admin.patch("/api/site", { logoUrl: null }) };
      },
    ],
    "/api/upload/hero-image": [
      async () => {
        const address = await stored("/api/upload/hero-image");
        await admin.patch("/api/site", { heroImageUrl: address });
        return { address, end: () => admin.patch("/api/site", { heroImageUrl: null }) };
      },
    ],
    "/api/upload/statute": [],
    // Documents of the books are never public.
    "/api/upload/document": [],
    gallery: [
      async () => {
        const raw = formWith("image", await picture("png"), { title: "Giardino" });
        const { body } = await admin.send<{ id: number; imageUrl: string }>(
          "POST",
          "/api/event-gallery-images",
          { raw },
        );
        return { address: body.imageUrl, end: () => admin.delete(`/api/event-gallery-images/${body.id}`) };
      },
    ],
    portrait: [
      async () => {
        const { client, address } = await withPortrait();
        return { address, end: async () => client.patch("/api/users/me", { avatarUrl: await portrait() }) };
      },
      async () => {
        const { client, address, password } = await withPortrait();
        return { address, end: () => client.delete("/api/users/me", { body: { password } }) };
      },
    ],
  };

  test("are tested for every route that stores one", () => {
    const calls = apiRoutes.flatMap(({ POST }) =>
      POST?.route.startsWith("/api/upload/") ? [POST.route] : [],
    );
    expect(Object.keys(USES)).toEqual(expect.arrayContaining(calls));
  });

  const uses = Object.entries(USES).flatMap(([kind, all]) => all.map((use) => [kind, use] as const));
  test.each(uses)("end with its use: %s", async (_, use) => {
    const { address, end } = await use();
    const statuses = async () => [
      (await fetch(siteUrl() + address)).status,
      (await fetch(sized(address))).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    expect((await end()).status).toBe(200);
    expect(await statuses()).toEqual([404, 404]);
  });
});
