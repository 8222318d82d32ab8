import { Secret, TOTP } from "otpauth";
import { admin } from "../../helpers/admin";
import { ApiClient, newClientAddress, refusal } from "../../helpers/api";
import { newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { resetLimit } from "../../helpers/limits";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer, registrationBody } from "../../helpers/people";
import { newSpace, postBooking } from "../../helpers/spaces";
import { newVerifiedCustomer, verifyAddress } from "../../helpers/verified";

/** An account registered with the address of another person, who registers later. */

interface Account {
  email: string;
  isVerified: boolean;
  pendingEmail: string | null;
  hasTotp: boolean;
}

const verify = (body: { token: string; password?: string }, client = new ApiClient()) =>
  client.post("/api/auth/verify-email", body);
const refuse = (token: string) => new ApiClient().post("/api/auth/verify-email/refusal", { token });
const accountOf = async (client: ApiClient) => (await client.get<Account>("/api/users/me")).body;
const login = (username: string, password: string) =>
  new ApiClient().post<{ authToken: string; code: string }>("/api/auth/login", { username, password });

async function resetLink(email: string, count = 1): Promise<string> {
  await new ApiClient().post("/api/auth/forgot-password", { email });
  return tokenIn(await waitForMail(email, "passwordReset", count));
}
const reset = (token: string, newPassword: string) =>
  new ApiClient().post("/api/auth/reset-password", { token, newPassword });

/** The id of the verified account with the address, to which a phone booking would be assigned. */
const ownerOf = async (email: string) =>
  (await sql<{ id: number }>("SELECT id FROM users WHERE email = $1 AND is_verified", [email]))[0]?.id ??
  null;

describe("The link in the mail about a stranger's registration", () => {
  test("verifies nothing without the account's session or password, and stays valid", async () => {
    const { client, user, password } = await newCustomer();
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    const victim = await newCustomer();
    for (const [body, from] of [
      [{ token }, new ApiClient()],
      [{ token }, victim.client],
      [{ token, password: "Sbagliata-1" }, new ApiClient()],
      [{ token, password: victim.password.replace("S", "Z") }, victim.client],
    ] as const) {
      expect(refusal(await verify(body, from))).toEqual([401, "UNAUTHENTICATED"]);
      expect([await accountOf(client), await ownerOf(user.email)]).toEqual([
        expect.objectContaining({ isVerified: false }),
        null,
      ]);
    }
    expect((await verify({ token, password })).status).toBe(200);
    expect(await ownerOf(user.email)).toBe(user.id);
  });

  test("verifies nothing when it is opened as a page", async () => {
    const { client, user } = await newCustomer();
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    const page = await new ApiClient().get<string>(`/verify-email?token=${token}`);
    expect([page.status, page.body.includes(user.username)]).toEqual([200, true]);
    expect((await accountOf(client)).isVerified).toBe(false);
  });

  test("does not complete an address change either", async () => {
    const attacker = await newVerifiedCustomer();
    const victim = `vittima.${attacker.user.email}`;
    await attacker.client.patch("/api/users/me", { email: victim, currentPassword: attacker.password });
    const token = tokenIn(await waitForMail(victim, "verification"));
    expect((await verify({ token })).status).toBe(401);
    expect((await verify({ token }, (await newCustomer()).client)).status).toBe(401);
    expect(await accountOf(attacker.client)).toMatchObject({
      email: attacker.user.email,
      pendingEmail: victim,
    });
    expect((await verify({ token, password: attacker.password })).status).toBe(200);
    expect((await accountOf(attacker.client)).email).toBe(victim);
  });

  test("counts wrong passwords together with those of logins", async () => {
    const { user, password } = await newCustomer();
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    const from = new ApiClient({}, newClientAddress());
    for (let index = 0; index < 10; index += 1)
      expect((await verify({ token, password: `Sbagliata-${index}` }, from)).status).toBe(401);
    expect((await verify({ token, password }, from)).status).toBe(429);
    expect((await from.post("/api/auth/login", { username: user.username, password })).status).toBe(429);
    expect((await verify({ token, password })).status).toBe(200);
  });

  test("is rejected with an unknown token, whatever the password", async () => {
    const answer = await verify({ token: "nessuno", password: "Segreta-123" });
    expect([answer.status, answer.body.code]).toEqual([400, "VERIFY_TOKEN_INVALID"]);
    expect((await refuse("nessuno")).body.code).toBe("VERIFY_TOKEN_INVALID");
  });
});

describe("'Non sono stato io'", () => {
  test("ends an unverified account with its sessions and bookings, and frees the address", async () => {
    const { client, user, password } = await newCustomer();
    const space = await newSpace(admin);
    const booked = await postBooking<{ booking: { id: number } }>(client, space.id, inDays(20), {
      email: user.email,
    });
    expect(booked.status).toBe(201);
    const mail = await waitForMail(user.email, "welcome");
    expect(mail.text).toContain("&refuse=1");
    expect((await refuse(tokenIn(mail))).body).toEqual({ success: true });
    expect((await client.get("/api/users/me")).status).toBe(401);
    expect((await login(user.email, password)).status).toBe(401);
    const [row] = await sql<object>("SELECT status, first_name, person_id FROM bookings WHERE id = $1", [
      booked.body.booking.id,
    ]);
    expect(row).toEqual({ status: "canceled", first_name: "Utente", person_id: null });
    expect((await refuse(tokenIn(mail))).status).toBe(400);
    const owner = await newCustomer({ email: user.email });
    expect((await accountOf(owner.client)).email).toBe(user.email);
  });

  test("drops a pending address, and leaves the account as it was", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const victim = `vittima.${user.email}`;
    await client.patch("/api/users/me", { email: victim, currentPassword: password });
    const token = tokenIn(await waitForMail(victim, "verification"));
    expect((await refuse(token)).status).toBe(200);
    expect(await accountOf(client)).toMatchObject({
      email: user.email,
      pendingEmail: null,
      isVerified: true,
    });
    expect((await verify({ token, password })).status).toBe(400);
  });

  test("stays possible when the account requests another address and withdraws that", async () => {
    const { client, user, password } = await newCustomer();
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    for (const email of [`altrove.${user.email}`, user.email])
      expect((await client.patch("/api/users/me", { email, currentPassword: password })).status).toBe(200);
    expect((await refuse(token)).status).toBe(200);
    expect((await client.get("/api/users/me")).status).toBe(401);
    expect(await newCustomer({ email: user.email })).toBeDefined();
  });

  test("is all that the link to the first address still allows after such a request", async () => {
    const { client, user, password } = await newCustomer();
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    const email = `altrove.${user.email}`;
    await client.patch("/api/users/me", { email, currentPassword: password });
    expect((await verify({ token, password })).body.code).toBe("VERIFY_TOKEN_INVALID");
    const page = async (more: string) =>
      (await new ApiClient().get<string>(`/verify-email?token=${token}${more}`)).body.includes(user.username);
    expect([await page(""), await page("&refuse=1")]).toEqual([false, true]);
    await verify({ token: tokenIn(await waitForMail(email, "verification")), password });
    expect((await refuse(token)).status).toBe(400);
    expect((await accountOf(client)).email).toBe(email);
  });

  test("has no effect once the address is verified", async () => {
    const { client, user } = await newCustomer();
    const token = tokenIn(await waitForMail(user.email, "welcome"));
    await verifyAddress(client, user);
    expect((await refuse(token)).status).toBe(400);
    expect((await accountOf(client)).isVerified).toBe(true);
  });

  test("excludes a concurrent confirmation: exactly one of the two happens", async () => {
    const trial = async () => {
      const { client, user, password } = await newCustomer();
      const token = tokenIn(await waitForMail(user.email, "welcome"));
      const [confirmed, refused] = await Promise.all([verify({ token, password }), refuse(token)]);
      expect([confirmed.status, refused.status].filter((status) => status === 200)).toHaveLength(1);
      expect((await client.get("/api/users/me")).status).toBe(confirmed.status === 200 ? 200 : 401);
    };
    await Promise.all(Array.from({ length: 4 }, trial));
  });
});

describe("An account with an unverified address", () => {
  test("gets no second factor and no calendar address", async () => {
    const { client, user, password } = await newCustomer();
    for (const [path, body] of [
      ["/api/users/me/totp", {}],
      ["/api/users/me/totp/confirm", { code: "000000" }],
      ["/api/users/me/calendar", {}],
    ] as const) {
      const answer = await client.post(path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, "FORBIDDEN"]);
    }
    await verifyAddress(client, user);
    expect((await client.post("/api/users/me/totp", { password })).status).toBe(200);
    expect((await client.post("/api/users/me/calendar")).status).toBe(201);
  });

  test("is taken over by a reset, after which nothing set up on it gives access", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { body: enrolment } = await client.post<{ secret: string }>("/api/users/me/totp", { password });
    const code = new TOTP({ secret: Secret.fromBase32(enrolment.secret) }).generate();
    const { body: codes } = await client.post<{ recoveryCodes: string[] }>("/api/users/me/totp/confirm", {
      code,
    });
    const { body: feed } = await client.post<{ url: string }>("/api/users/me/calendar");
    const own = `malintenzionato.${user.email}`;
    await client.patch("/api/users/me", { email: own, currentPassword: password });
    const change = tokenIn(await waitForMail(own, "verification"));
    // As for an account from before all this was refused to unverified ones.
    await sql("UPDATE users SET is_verified = false WHERE id = $1", [user.id]);

    const mails = (await mailsTo(user.email, "verification")).length;
    expect((await reset(await resetLink(user.email), "Della-padrona-1")).status).toBe(200);
    expect((await client.get("/api/users/me")).status).toBe(401);
    expect((await login(user.username, password)).status).toBe(401);
    expect((await new ApiClient().get(new URL(feed.url).pathname)).status).toBe(404);
    expect((await verify({ token: change, password })).status).toBe(400);
    const hers = await login(user.email, "Della-padrona-1");
    expect(hers.status).toBe(200);
    const owner = new ApiClient({ token: hers.body.authToken });
    expect(await accountOf(owner)).toMatchObject({ hasTotp: false, pendingEmail: null, isVerified: false });
    const left = await sql(
      `SELECT 1 FROM recovery_codes WHERE user_id = $1 UNION ALL SELECT 1 FROM sign_in_addresses
       WHERE user_id = $1 AND last_at < now() - interval '1 hour' UNION ALL
       SELECT 1 FROM users WHERE id = $1 AND totp_secret IS NOT NULL`,
      [user.id],
    );
    expect([left, codes.recoveryCodes.length]).toEqual([[], 10]);
    // The new link lets the owner confirm the account, or end it.
    const link = tokenIn(await waitForMail(user.email, "verification", mails + 1));
    expect((await verify({ token: link }, owner)).status).toBe(200);
  });

  test("gets nothing of the address by a reset, until the owner confirms it", async () => {
    const body = registrationBody();
    const event = await newEvent(admin);
    // The account would see bookings under other names too, but their people stay separate.
    const contact = { email: body.email, firstName: body.firstName, lastName: body.lastName };
    await registerFor(event, contact);
    await newCustomer(body);
    const email = String(body.email);
    expect((await reset(await resetLink(email), "Della-padrona-1")).status).toBe(200);
    const { body: session } = await login(email, "Della-padrona-1");
    const owner = new ApiClient({ token: session.authToken });
    const held = async () =>
      (await owner.get<{ eventRegistrations: object[] }>("/api/users/me/export")).body.eventRegistrations;
    expect(await held()).toEqual([]);
    expect((await verify({ token: tokenIn(await waitForMail(email, "verification")) }, owner)).status).toBe(
      200,
    );
    expect(await held()).toHaveLength(1);
  });

  test("cannot lock the address's owner out by failed logins, or by requesting links all day", async () => {
    const { user } = await newCustomer();
    const stranger = new ApiClient();
    for (let index = 0; index < 8; index += 1) {
      expect((await stranger.post("/api/auth/forgot-password", { email: user.email })).status).toBe(200);
      // Of links in quick succession only the last is mailed.
      if (index < 5) await waitForMail(user.email, "passwordReset", index + 1);
      // As if the requests were an hour apart, all day.
      await resetLimit("resetByPair", stranger.address, user.email);
      await resetLimit("resetByEmail", user.email);
    }
    const own = new ApiClient();
    await own.post("/api/auth/forgot-password", { email: user.email });
    const token = tokenIn(await waitForMail(user.email, "passwordReset", 6));
    const body = { token, newPassword: "Della-padrona-1" };
    expect((await own.post("/api/auth/reset-password", body)).status).toBe(200);
    expect(await mailsTo(user.email, "passwordReset")).toHaveLength(6);

    const guesses = Array.from({ length: 60 }, () => login(user.username, "Sbagliata-1"));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toContain(429);
    const credentials = { username: user.username, password: "Della-padrona-1" };
    expect((await new ApiClient().post("/api/auth/login", credentials)).status).toBe(429);
    expect((await own.post("/api/auth/login", credentials)).status).toBe(200);
  });

  test("cannot lock the address's owner out by requesting other addresses before a reset", async () => {
    const { client, user, password } = await newCustomer();
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const email = `altrove.${round}.${user.email}`;
      statuses.push((await client.patch("/api/users/me", { email, currentPassword: password })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await reset(await resetLink(user.email), "Mia-Segreta-123")).status).toBe(200);
    expect((await client.get("/api/users/me")).status).toBe(401);
  });

  test("cannot lock the address's owner out by changing the password before a reset", async () => {
    const { client, user, password } = await newCustomer();
    const token = await resetLink(user.email);
    const change = { currentPassword: password, newPassword: "Sempre-diversa-1" };
    expect((await client.patch("/api/users/me", change)).status).toBe(200);
    expect((await client.patch("/api/users/me", { email: user.email })).status).toBe(200);
    expect((await reset(token, "Della-padrona-1")).status).toBe(200);
    expect((await login(user.email, "Della-padrona-1")).status).toBe(200);
    expect((await waitForMail(user.email, "passwordReset")).text).toContain("non è ancora stato confermato");
  });
});
