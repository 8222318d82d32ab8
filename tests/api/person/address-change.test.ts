import { ApiClient, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer } from "../../helpers/people";
import { newVerifiedCustomer } from "../../helpers/verified";

interface Account {
  email: string;
  pendingEmail: string | null;
  isVerified: boolean;
}

const verify = (token: string, client: ApiClient) => client.post("/api/auth/verify-email", { token });
const accountOf = async (client: ApiClient) => (await client.get<Account>("/api/users/me")).body;

describe("A change of the e-mail address", () => {
  test("requires the current password, and changes nothing without it", async () => {
    const { client, user } = await newCustomer();
    const email = `nuova.${user.email}`;
    for (const body of [
      { email },
      { email, currentPassword: "Sbagliata-1" },
      { email, newPassword: "Nuova-Segreta-1" },
    ]) {
      const { status, body: error } = await client.patch("/api/users/me", { ...body, city: "Altrove" });
      expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([
        400,
        "WRONG_PASSWORD",
        ["currentPassword"],
      ]);
    }
    const { body: account } = await client.get<Account & { city: string }>("/api/users/me");
    expect(account).toMatchObject({ email: user.email, pendingEmail: null, city: "Roma" });
  });

  test("that only changes the case has no effect and requires no password", async () => {
    const { client, user } = await newCustomer();
    const { status, body } = await client.patch<Account>("/api/users/me", {
      email: user.email.toUpperCase(),
    });
    expect([status, body.email, body.pendingEmail]).toEqual([200, user.email, null]);
  });

  test("takes effect when its link is opened, and notifies the old address", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const email = `nuova.${user.email}`;
    const asked = await client.patch<Account>("/api/users/me", { email, currentPassword: password });
    expect([asked.status, asked.body]).toEqual([
      200,
      expect.objectContaining({ email: user.email, pendingEmail: email, isVerified: true }),
    ]);
    expect((await waitForMail(user.email, "emailChangeAsked")).text).not.toContain(email);
    const login = (username: string) => new ApiClient().post("/api/auth/login", { username, password });
    expect((await login(email)).status).toBe(401);

    expect((await verify(tokenIn(await waitForMail(email, "verification")), client)).status).toBe(200);
    expect(await accountOf(client)).toMatchObject({ email, pendingEmail: null, isVerified: true });
    expect((await waitForMail(user.email, "emailChanged")).subject).toContain("cambiato");
    expect([(await login(email)).status, (await login(user.email)).status]).toEqual([200, 401]);
  });

  test("invalidates the old address's links for verification and for a new password", async () => {
    const { client, user, password } = await newCustomer();
    const welcome = tokenIn(await waitForMail(user.email, "welcome"));
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    const reset = tokenIn(await waitForMail(user.email, "passwordReset"));
    await client.patch("/api/users/me", { email: `nuova.${user.email}`, currentPassword: password });
    expect((await verify(welcome, client)).status).toBe(400);
    expect((await new ApiClient().post("/api/auth/verify-reset-token", { token: reset })).status).toBe(400);
  });

  test("invalidates a reset link that the old mailbox requested while the change was pending", async () => {
    const { client, user, password } = await newCustomer();
    const email = `nuova.${user.email}`;
    await client.patch("/api/users/me", { email, currentPassword: password });
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    const reset = tokenIn(await waitForMail(user.email, "passwordReset"));
    await verify(tokenIn(await waitForMail(email, "verification")), client);
    expect((await new ApiClient().post("/api/auth/verify-reset-token", { token: reset })).status).toBe(400);
  });

  test("is withdrawn by sending the current address", async () => {
    const { client, user, password } = await newCustomer();
    const email = `nuova.${user.email}`;
    await client.patch("/api/users/me", { email, currentPassword: password });
    const token = tokenIn(await waitForMail(email, "verification"));
    const kept = await client.patch<Account>("/api/users/me", { email: user.email });
    expect(kept.body.pendingEmail).toBeNull();
    expect((await verify(token, client)).status).toBe(400);
    expect((await accountOf(client)).email).toBe(user.email);
  });

  test("reserves nothing while pending: another account may register the address, and the link fails", async () => {
    const { client, user, password } = await newCustomer();
    const email = `contesa.${user.email}`;
    await client.patch("/api/users/me", { email, currentPassword: password });
    const token = tokenIn(await waitForMail(email, "verification"));
    const other = await newCustomer({ email });
    expect(refusal(await verify(token, client))).toEqual([409, "DUPLICATE"]);
    expect(await accountOf(client)).toMatchObject({ email: user.email, pendingEmail: null });
    expect((await accountOf(other.client)).email).toBe(email);
  });

  test("gets its link again from the profile", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const email = `nuova.${user.email}`;
    await client.patch("/api/users/me", { email, currentPassword: password });
    const older = tokenIn(await waitForMail(email, "verification"));
    expect((await client.post("/api/users/me/verification")).status).toBe(200);
    const newer = tokenIn(await waitForMail(email, "verification", 2));
    expect((await verify(older, client)).status).toBe(400);
    expect((await verify(newer, client)).status).toBe(200);
    expect(await mailsTo(user.email, "verification")).toEqual([]);
  });
});

describe("A link for one address", () => {
  test("never verifies another one, even if a change and a new link run concurrently", async () => {
    const trial = async () => {
      const { client, user, password } = await newCustomer();
      const victim = `vittima.${user.email}`;
      await Promise.all([
        client.post("/api/users/me/verification"),
        client.patch("/api/users/me", { email: victim, currentPassword: password }),
        client.post("/api/users/me/verification"),
      ]);
      await waitForMail(victim, "verification");
      await waitForMail(user.email, "welcome");
      // The mails in the mailbox that the attacker can read.
      const mine = [
        ...(await mailsTo(user.email, "welcome")),
        ...(await mailsTo(user.email, "verification")),
      ];
      for (const mail of mine) await verify(tokenIn(mail), client);
      const [row] = await sql<{ email: string; isVerified: boolean }>(
        `SELECT email, is_verified AS "isVerified" FROM users WHERE id = $1`,
        [user.id],
      );
      expect(row).not.toEqual({ email: victim, isVerified: true });
    };
    await Promise.all(Array.from({ length: 6 }, trial));
  });
});
