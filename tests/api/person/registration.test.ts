import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { addAttempts } from "../../helpers/limits";
import { registrationBody } from "../../helpers/people";
import { picture } from "../../helpers/pictures";

interface SignedIn {
  isAuthenticated: boolean;
  authToken: string;
  user: Record<string, unknown> & { id: number; customAvatarUrl: string | null };
}

const avatar = async () => `data:image/png;base64,${(await picture("png")).toString("base64")}`;

const register = (body: unknown, client = new ApiClient()) =>
  client.post<SignedIn & { code: string; errors: Record<string, string[]> }>("/api/auth/register", body);

describe("POST /api/auth/register", () => {
  test("creates an account without rights, whatever is sent, and signs its owner in", async () => {
    const rights = {
      isAdmin: true,
      isVerified: true,
      role: "admin",
      customAvatarUrl: "/uploads/avatars/x.webp",
    };
    const body = registrationBody({ bio: "Amo il silenzio.", id: 1, ...rights });
    const { status, body: answer, headers } = await register(body);
    expect(status).toBe(201);
    expect(Object.keys(answer.user).sort()).toEqual(
      [
        ...["avatarAccentColor", "avatarBackgroundColor", "avatarPrimaryColor", "avatarSecondaryColor"],
        ...["avatarType", "bio", "customAvatarUrl", "email", "firstName", "id", "isAdmin"],
        ...["isTeacher", "isVerified"],
        ...["language", "lastName", "phone", "role", "username"],
      ].sort(),
    );
    expect(answer.user).toMatchObject({
      username: body.username,
      isAdmin: false,
      role: "customer",
      isVerified: false,
      customAvatarUrl: null,
      avatarType: "lotus",
      avatarPrimaryColor: "#4F46E5",
    });
    expect(answer.user.id).not.toBe(1);
    const stored = await sql<{ password: string }>("SELECT password FROM users WHERE id = $1", [
      answer.user.id,
    ]);
    expect(stored[0]?.password).toMatch(/^\$argon2id\$/);
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=43200$/);

    for (const client of [
      new ApiClient({ token: answer.authToken }),
      new ApiClient({ cookie: cookie.split(";")[0] ?? "" }),
    ]) {
      const me = await client.get<SignedIn>("/api/auth/me");
      expect(me.body.user.id).toBe(answer.user.id);
    }
  });

  test("names every field that another account has, in any case", async () => {
    const first = registrationBody();
    await register(first);
    const again = await register({
      ...first,
      username: String(first.username).toUpperCase(),
      email: String(first.email).toUpperCase(),
      fiscalCode: String(first.fiscalCode).toLowerCase(),
    });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: "DUPLICATE",
      errors: {
        username: ["Questo username è già in uso"],
        email: ["Questa e-mail è già registrata"],
        fiscalCode: ["Questo codice fiscale è già registrato"],
      },
    });
    const other = await register(registrationBody({ email: first.email }));
    expect(Object.keys(other.body.errors)).toEqual(["email"]);
  });

  test("accepts one of ten concurrent registrations with the same name", async () => {
    const username = `stesso.${Date.now()}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(registrationBody({ username }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    for (const { status, body } of answers)
      if (status === 409) expect(Object.keys(body.errors)).toEqual(["username"]);
  });

  test("re-encodes an uploaded avatar as WebP", async () => {
    const { status, body } = await register(registrationBody({ avatarUrl: await avatar() }));
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      avatarType: "custom",
      customAvatarUrl: expect.stringMatching(/^\/uploads\/avatars\/[\w-]+\.webp$/),
    });
    const picture = await new ApiClient().get<string>(body.user.customAvatarUrl ?? "");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("rejects an avatar that is too large or not a picture, and creates nothing", async () => {
    const body = registrationBody();
    const text = await register({ ...body, avatarUrl: "data:image/png;base64,bm8gcGljdHVyZQ==" });
    expect([text.status, text.body.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
    expect((await register({ ...body, avatarUrl: `data:image/svg+xml;base64,${svg}` })).status).toBe(415);
    expect((await register({ ...body, avatarUrl: "https://example.org/a.png" })).status).toBe(400);
    const large = `data:image/png;base64,${Buffer.alloc(2_150_000).toString("base64")}`;
    expect((await register({ ...body, avatarUrl: large })).status).toBe(413);
    expect((await register({ ...body, avatarUrl: large + large })).status).toBe(413);
    expect((await register(body)).status).toBe(201);
  });

  test("rejects a client address after 20 registrations in an hour", async () => {
    const client = new ApiClient();
    expect((await register(registrationBody(), client)).status).toBe(201);
    await addAttempts("registration", 18, client.address);
    // A rejected attempt counts too.
    expect((await register({ ...registrationBody(), email: "no" }, client)).status).toBe(400);
    const refused = await register(registrationBody(), client);
    expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
