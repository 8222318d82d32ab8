import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { cookieOf, newAdmin, newCustomer } from "../../helpers/people";
import { enrol } from "../../helpers/second-factor";
import { addPasskey, loginByPasskey } from "../../helpers/software-passkey";
import { newVerifiedCustomer } from "../../helpers/verified";

interface SignedIn {
  authToken: string;
  code: string;
}

const login = (username: string, password: string) =>
  new ApiClient().post<SignedIn>("/api/auth/login", { username, password });

describe("A second factor required for the panel", () => {
  test("blocks every request to the panel until it is enabled", async () => {
    const boss = await newAdmin();
    const { client, user, password } = await newVerifiedCustomer();
    await sql("UPDATE users SET role = 'admin', is_admin = true WHERE id = $1", [user.id]);
    await boss.client.patch("/api/settings", { requiresTotpForAdmins: true });
    try {
      for (const [method, path] of [
        ["POST", "/api/spaces"],
        ["GET", "/api/events/1/registrations"],
        ["GET", "/api/bookings"],
        ["PATCH", "/api/settings"],
      ] as const)
        expect([
          path,
          (await client.send(method, path, method === "GET" ? {} : { body: {} })).status,
        ]).toEqual([path, 403]);
      expect((await client.get("/api/spaces")).status).toBe(200);
      expect((await client.get("/api/users/me")).status).toBe(200);
      const cookie = await cookieOf(user.username, password);
      for (const headers of [{}, { RSC: "1" }] as Record<string, string>[]) {
        const { body } = await new ApiClient().get<string>("/admin/calendario", { cookie, headers });
        expect(body).not.toContain("idleTimeoutMinutes");
      }
      await enrol(client, password);
      expect((await client.get("/api/bookings")).status).toBe(200);
    } finally {
      await sql("UPDATE settings SET requires_totp_for_admins = false");
    }
  });

  test("is not passed by a session that was opened with the password alone before it was enabled", async () => {
    const boss = await newAdmin();
    const { client, user, password } = await newVerifiedCustomer();
    await sql("UPDATE users SET role = 'admin', is_admin = true WHERE id = $1", [user.id]);
    const { passkey } = await addPasskey(client, { password });
    const byPasskey = await loginByPasskey(passkey);
    await boss.client.patch("/api/settings", { requiresTotpForAdmins: true });
    try {
      const thief = new ApiClient({ token: (await login(user.username, password)).body.authToken });
      expect((await thief.get("/api/bookings")).status).toBe(403);
      await enrol(byPasskey, password);
      expect((await thief.get("/api/bookings")).status).toBe(401);
      expect((await client.get("/api/users/me")).status).toBe(401);
      expect((await byPasskey.get("/api/bookings")).status).toBe(200);
    } finally {
      await sql("UPDATE settings SET requires_totp_for_admins = false");
    }
  });

  test("is satisfied by a passkey, which the password alone can neither bypass nor remove", async () => {
    const boss = await newAdmin();
    const { client, user, password } = await newVerifiedCustomer();
    await sql("UPDATE users SET role = 'admin', is_admin = true WHERE id = $1", [user.id]);
    const { passkey, id } = await addPasskey(client, { password });
    await boss.client.patch("/api/settings", { requiresTotpForAdmins: true });
    try {
      expect((await client.get("/api/bookings")).status).toBe(403);
      expect((await client.post("/api/users/me/totp")).status).toBe(403);
      const removal = await client.send("DELETE", `/api/users/me/passkeys/${id}`, { body: { password } });
      expect(removal.status).toBe(403);
      const signedIn = await loginByPasskey(passkey);
      expect((await signedIn.get("/api/bookings")).status).toBe(200);
      expect((await signedIn.post("/api/users/me/totp", { password })).status).toBe(200);
    } finally {
      await sql("UPDATE settings SET requires_totp_for_admins = false");
    }
  });
});

test("sessions end after the idle time that the settings allow", async () => {
  const { client, user } = await newCustomer();
  await sql("UPDATE settings SET idle_timeout_minutes = 30");
  try {
    expect((await client.get("/api/users/me")).status).toBe(200);
    await sql("UPDATE sessions SET last_seen_at = now() - interval '31 minutes' WHERE user_id = $1", [
      user.id,
    ]);
    expect((await client.get("/api/users/me")).status).toBe(401);
  } finally {
    await sql("UPDATE settings SET idle_timeout_minutes = NULL");
  }
});
