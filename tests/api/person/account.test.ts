import { ApiClient, invalid, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer, registrationBody } from "../../helpers/people";
import { picture } from "../../helpers/pictures";

interface Account {
  id: number;
  email: string;
  isVerified: boolean;
  customAvatarUrl: string | null;
  [field: string]: unknown;
}

const verify = (token: string, client: ApiClient) => client.post("/api/auth/verify-email", { token });

describe("GET /api/users/me", () => {
  test("returns the registration fields, but no secrets", async () => {
    const body = registrationBody();
    const { client } = await newCustomer(body);
    const { password, ...fields } = body;
    const { status, body: account } = await client.get<Account>("/api/users/me");
    expect(status).toBe(200);
    expect(account).toMatchObject(fields);
    expect(JSON.stringify(account)).not.toMatch(/password|token|argon2/i);
    expect(password).toBeDefined();
  });
});

describe("PATCH /api/users/me", () => {
  test("changes only the fields that are sent", async () => {
    const { client } = await newCustomer();
    const { body: before } = await client.get<Account>("/api/users/me");
    const change = {
      city: "Milano",
      bio: "Due righe.",
      avatarPrimaryColor: "#112233",
      documentType: "Passaporto",
      documentNumber: "YA0000000",
      documentIssueDate: "2020-01-01",
      documentExpiryDate: "2030-01-01",
    };
    const { status, body } = await client.patch<Account>("/api/users/me", {
      ...change,
      isAdmin: true,
      username: "altro.nome",
      isVerified: true,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, ...change });
  });

  test("requires the current password for a new one, an adult's age, and dates in order", async () => {
    const { client } = await newCustomer();
    for (const [field, change] of [
      ["currentPassword", { newPassword: "nuova1" }],
      ["dateOfBirth", { dateOfBirth: "2020-01-01" }],
      ["documentExpiryDate", { documentIssueDate: "2020-01-02", documentExpiryDate: "2020-01-01" }],
    ] as const)
      expect(invalid(await client.patch("/api/users/me", change))).toEqual([400, [field]]);
  });

  test("accepts a postcode of another country from a person who lives there", async () => {
    const { client } = await newCustomer();
    const refused = await client.patch("/api/users/me", { postalCode: "SW1A 2AA" });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["postalCode"]]);
    const abroad = { postalCode: "SW1A 2AA", residence: "abroad" };
    expect((await client.patch<Account>("/api/users/me", abroad)).body.postalCode).toBe("SW1A 2AA");
    // A person who is known to live abroad need not say so again.
    expect((await client.patch<Account>("/api/users/me", { postalCode: "1010" })).body.postalCode).toBe(
      "1010",
    );
    const back = await client.patch("/api/users/me", { postalCode: "1010", residence: "italy" });
    expect(back.status).toBe(400);
    const guest = await newCustomer({ noFiscalCode: true, fiscalCode: undefined, postalCode: "1010" });
    expect((await guest.client.patch("/api/users/me", { postalCode: "8001" })).status).toBe(200);
  });

  test("rejects the address and the codice fiscale of another account", async () => {
    const other = registrationBody();
    await newCustomer(other);
    const { client, password } = await newCustomer();
    const { status, body } = await client.patch("/api/users/me", {
      email: String(other.email).toUpperCase(),
      fiscalCode: other.fiscalCode,
      currentPassword: password,
    });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
      409,
      "DUPLICATE",
      ["email", "fiscalCode"],
    ]);
  });

  test("ends all other sessions when the password changes", async () => {
    const { client, user, password } = await newCustomer();
    const other = await new ApiClient().post<{ authToken: string }>("/api/auth/login", {
      username: user.username,
      password,
    });
    const wrong = await client.patch("/api/users/me", { currentPassword: "no", newPassword: "Nuova-1" });
    expect([wrong.status, wrong.body.code]).toEqual([400, "WRONG_PASSWORD"]);
    const change = { currentPassword: password, newPassword: "Nuova-1" };
    expect((await client.patch("/api/users/me", change)).status).toBe(200);
    expect((await client.get("/api/users/me")).status).toBe(200);
    expect((await new ApiClient({ token: other.body.authToken }).get("/api/users/me")).status).toBe(401);
    const login = { username: user.username, password: "Nuova-1" };
    expect((await new ApiClient().post("/api/auth/login", login)).status).toBe(200);
    expect((await waitForMail(user.email, "passwordChanged")).text).toContain("è stata cambiata");
  });

  test("replaces and removes the picture, with its file", async () => {
    const { client } = await newCustomer();
    const avatarUrl = `data:image/png;base64,${(await picture("png")).toString("base64")}`;
    const one = (await client.patch<Account>("/api/users/me", { avatarUrl, avatarType: "custom" })).body;
    const two = (await client.patch<Account>("/api/users/me", { avatarUrl })).body;
    expect(two.customAvatarUrl).not.toBe(one.customAvatarUrl);
    expect((await new ApiClient().get(one.customAvatarUrl ?? "")).status).toBe(404);
    expect((await new ApiClient().get(two.customAvatarUrl ?? "")).status).toBe(200);
    const none = await client.patch<Account>("/api/users/me", { avatarUrl: null, avatarType: "lotus" });
    expect(none.body.customAvatarUrl).toBeNull();
    expect((await new ApiClient().get(two.customAvatarUrl ?? "")).status).toBe(404);
  });
});

describe("The address of an account", () => {
  test("is verified once with the token of the welcome mail", async () => {
    const { client, user } = await newCustomer();
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    expect((await verify(token, client)).body).toEqual({ success: true });
    expect((await client.get<Account>("/api/users/me")).body.isVerified).toBe(true);
    expect(refusal(await verify(token, client))).toEqual([400, "VERIFY_TOKEN_INVALID"]);
  });

  test("gets a new link from the profile, and the older one stops working", async () => {
    const { client, user } = await newCustomer();
    const older = tokenIn(await waitForMail(user.email, "welcome"));
    expect((await client.post("/api/users/me/verification")).status).toBe(200);
    const newer = tokenIn(await waitForMail(user.email, "verification"));
    expect((await verify(older, client)).status).toBe(400);
    expect((await verify(newer, client)).status).toBe(200);
  });

  test("can be verified for seven days", async () => {
    const { client, user } = await newCustomer();
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    const [row] = await sql<{ days: number }>(
      `SELECT round(extract(epoch FROM email_verification_expires - now()) / 86400)::int AS days
       FROM users WHERE id = $1`,
      [user.id],
    );
    expect(row?.days).toBe(7);
    await sql("UPDATE users SET email_verification_expires = now() WHERE id = $1", [user.id]);
    expect((await verify(token, client)).status).toBe(400);
  });
});
