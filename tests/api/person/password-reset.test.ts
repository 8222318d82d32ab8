import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { resetLimit } from "../../helpers/limits";
import { mailsIn } from "../../helpers/mail-folder";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer } from "../../helpers/people";
import { newVerifiedCustomer } from "../../helpers/verified";

const ask = (email: unknown, client = new ApiClient(), path = "/api/auth/forgot-password") =>
  client.post<{ success: boolean; message: string; resetToken?: string; code: string }>(path, { email });
const reset = (token: string, fields: object) =>
  new ApiClient().post<{ success: boolean; code: string; message: string; username?: string }>(
    "/api/auth/reset-password",
    { token, ...fields },
  );
const isValid = async (token: string) =>
  (await new ApiClient().post("/api/auth/verify-reset-token", { token })).status === 200;

describe("A forgotten password", () => {
  test.each(["/api/auth/forgot-password", "/api/auth/request-reset"])(
    "%s responds alike to a known and an unknown address",
    async (path) => {
      const { user } = await newCustomer();
      const known = await ask(user.email, undefined, path);
      const unknown = await ask(`nessuno.${Date.now()}@example.org`, undefined, path);
      expect([known.status, known.body]).toEqual([
        200,
        { success: true, message: "Se l'indirizzo è registrato, riceverai un'e-mail con le istruzioni." },
      ]);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    },
  );

  test("sends a mail to the address of an account only", async () => {
    const { user } = await newCustomer();
    const stranger = `nessuno.${Date.now()}@example.org`;
    await ask(stranger);
    await ask(user.email.toUpperCase());
    const mail = await waitForMail(user.email, "passwordReset");
    expect(mail.text).toContain("/reset-password?token=");
    expect(await mailsTo(stranger, "passwordReset")).toEqual([]);
  });

  test("is reset once with the token of the mail, which ends every session", async () => {
    const { user, token: session } = await newCustomer();
    await ask(user.email);
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    expect(await isValid(token)).toBe(true);
    const done = await reset(token, { newPassword: "nuova1" });
    expect([done.status, done.body.success, done.body.username]).toEqual([200, true, user.username]);

    const again = await reset(token, { newPassword: "altra1" });
    expect([...refusal(again), again.body.username]).toEqual([400, "RESET_TOKEN_INVALID", undefined]);
    expect(await isValid(token)).toBe(false);
    expect((await new ApiClient({ token: session }).get("/api/users/me")).status).toBe(401);
    const login = { username: user.username, password: "nuova1" };
    expect((await new ApiClient().post("/api/auth/login", login)).status).toBe(200);
    expect((await waitForMail(user.email, "passwordChanged")).subject).toBe(
      "La tua password è stata cambiata",
    );
  });

  test("is reset once if a token is used concurrently", async () => {
    const { user } = await newCustomer();
    await ask(user.email);
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    const answers = await Promise.all([1, 2, 3].map((n) => reset(token, { password: `nuova${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("has a token that a new request invalidates", async () => {
    const { user } = await newCustomer();
    await ask(user.email);
    const older = tokenIn(await waitForMail(user.email, "passwordReset"));
    await ask(user.email);
    const newer = tokenIn(await waitForMail(user.email, "passwordReset", 2));
    expect([await isValid(older), await isValid(newer)]).toEqual([false, true]);
  });

  test("has a token that is valid for one hour and stored as a hash", async () => {
    const { user } = await newCustomer();
    await ask(user.email);
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    const [row] = await sql<{ stored: string; minutes: number }>(
      `SELECT reset_password_token AS stored,
              round(extract(epoch FROM reset_password_expires - now()) / 60)::int AS minutes
       FROM users WHERE id = $1`,
      [user.id],
    );
    expect(row?.stored).toBe(createHash("sha256").update(token).digest("hex"));
    expect(row?.minutes).toBe(60);
    await sql("UPDATE users SET reset_password_expires = now() - interval '1 second' WHERE id = $1", [
      user.id,
    ]);
    const late = await reset(token, { newPassword: "nuova1" });
    expect([late.status, late.body.message]).toEqual([
      400,
      "Il link per reimpostare la password è scaduto o non è valido",
    ]);
  });

  test("leaves no token, and nothing to derive it from, readable in the queue", async () => {
    const { user } = await newCustomer();
    await ask(user.email);
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    const jobs = await sql<{ data: object }>("SELECT data FROM pgboss.job WHERE name = 'mail'");
    expect(JSON.stringify(jobs)).not.toContain(token);
  });

  test("has a link that a change of the password invalidates", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    await ask(user.email);
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    await client.patch("/api/users/me", { currentPassword: password, newPassword: "Diversa-1" });
    expect(await isValid(token)).toBe(false);
  });

  test("is not replaced by a short or missing one, and the token stays valid", async () => {
    const { user } = await newCustomer();
    await ask(user.email);
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    for (const fields of [{ newPassword: "corta" }, { password: "corta" }, {}]) {
      const { status, body } = await reset(token, fields);
      expect([status, body.message]).toEqual([400, "La password deve essere di almeno 6 caratteri"]);
    }
    expect(await isValid(token)).toBe(true);
  });

  test("accepts 5 requests an hour for one address from one client, known or not", async () => {
    const { user } = await newCustomer();
    for (const email of [user.email, `nessuno.${Date.now()}@example.org`]) {
      const client = new ApiClient();
      for (let index = 0; index < 5; index += 1) expect((await ask(email, client)).status).toBe(200);
      expect(refusal(await ask(email.toUpperCase(), client))).toEqual([429, "RATE_LIMITED"]);
      // A stranger's requests do not block the owner, who is elsewhere.
      expect((await ask(email)).status).toBe(200);
    }
  });

  test("leaves the owner of an unverified address a valid link while a stranger sends requests all day", async () => {
    const { user } = await newCustomer();
    const stranger = new ApiClient();
    for (let index = 0; index < 5; index += 1) await ask(user.email, stranger);
    await ask(user.email);
    // A link that was replaced before its mail went out is not sent at all.
    const good = async (): Promise<string> => {
      for (const mail of await mailsIn(user.email, "passwordReset", 1))
        if (await isValid(tokenIn(mail))) return tokenIn(mail);
      await sleep(250);
      return good();
    };
    const token = await good();
    // An hour later: this client gets no more mails sent to such an address, so no link is replaced.
    await resetLimit("resetByPair", stranger.address, user.email);
    expect((await ask(user.email, stranger)).status).toBe(200);
    expect(await isValid(token)).toBe(true);
  });

  test("accepts 20 requests an hour for one address from anywhere", async () => {
    const email = `nessuno.${Date.now()}@example.org`;
    for (let index = 0; index < 20; index += 1) expect((await ask(email)).status).toBe(200);
    expect((await ask(email)).status).toBe(429);
  });

  test("ends the calendar address along with other sessions when it changes, as its mail states", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    /** Creates a calendar address. @returns a function that reads it */
    const newFeed = async () => {
      const { body } = await client.post<{ url: string }>("/api/users/me/calendar");
      return () => new ApiClient().get(new URL(body.url).pathname);
    };
    const ofOthers = await newFeed();
    expect((await client.patch("/api/users/me", { phone: "+39 333 1234567" })).status).toBe(200);
    expect((await ofOthers()).status).toBe(200);
    expect((await client.delete("/api/users/me/sessions")).status).toBe(200);
    expect((await ofOthers()).status).toBe(404);
    const ofBefore = await newFeed();
    const change = { currentPassword: password, newPassword: "Diversa-1" };
    expect((await client.patch("/api/users/me", change)).status).toBe(200);
    expect((await ofBefore()).status).toBe(404);
    expect((await waitForMail(user.email, "passwordChanged")).text).toContain(
      "collegamento del tuo calendario",
    );
    const feed = await newFeed();
    await ask(user.email);
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    expect((await reset(token, { newPassword: "Tutta-nuova-1" })).status).toBe(200);
    expect((await feed()).status).toBe(404);
    expect((await waitForMail(user.email, "passwordChanged", 2)).text).toContain(
      "collegamento del tuo calendario",
    );
  });

  test("accepts 20 requests an hour from one client address", async () => {
    const client = new ApiClient();
    for (let index = 0; index < 20; index += 1)
      expect((await ask(`uno.${index}.${Date.now()}@example.org`, client)).status).toBe(200);
    expect((await ask(`oltre.${Date.now()}@example.org`, client)).status).toBe(429);
  });
});

describe("POST /api/admin/change-password", () => {
  test("requires the current password", async () => {
    const change = { currentPassword: "Segreta-123", newPassword: "Segreta-456" };
    expect(refusal(await admin.post("/api/admin/change-password", change))).toEqual([400, "WRONG_PASSWORD"]);
    const short = await admin.post("/api/admin/change-password", { currentPassword: "a", newPassword: "b" });
    expect(short.body.errors).toEqual({
      currentPassword: ["La password corrente deve essere di almeno 6 caratteri"],
      newPassword: ["La nuova password deve essere di almeno 6 caratteri"],
    });
  });
});
