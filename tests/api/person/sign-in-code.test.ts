import type { Account } from "@/lib/schemas/person/account";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs, pay, receiptFor } from "../../helpers/money";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer, newEmail, newFiscalCode } from "../../helpers/people";
import { loginByCode, newCode, newCodeCustomer } from "../../helpers/sign-in-code";
import { addPasskey, loginByPasskey } from "../../helpers/software-passkey";
import { bookingBody, newSpace, postBooking } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { newVerifiedCustomer } from "../../helpers/verified";

const ask = (email: unknown, client = new ApiClient()) =>
  client.post<{ attempt: string; code: string }>("/api/auth/code", { email });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const names = { firstName: "Carla", lastName: "Esempio" };

describe("POST /api/auth/code", () => {
  test("responds alike to a known and an unknown address, and mails a code to both", async () => {
    const { user } = await newVerifiedCustomer();
    const stranger = newEmail();
    const answers = await Promise.all([ask(user.email), ask(stranger)]);
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { attempt: expect.stringMatching(/^[\w-]{40,}$/) }]);
    const mails = await Promise.all([
      waitForMail(user.email, "signInCode"),
      waitForMail(stranger, "signInCode"),
    ]);
    for (const mail of mails) {
      expect(mail.subject).toMatch(/^\d{6} è il tuo codice per Centro Ninfea$/);
      expect(mail.text).not.toContain(user.firstName);
    }
  });

  test("accepts five requests an hour for an address from one client, and rejects an invalid address", async () => {
    const client = new ApiClient();
    const email = newEmail();
    for (let index = 0; index < 5; index += 1) expect((await ask(email, client)).status).toBe(200);
    expect(refusal(await ask(email.toUpperCase(), client))).toEqual([429, "RATE_LIMITED"]);
    expect((await ask(newEmail(), client)).status).toBe(200);
    expect((await ask(email)).status).toBe(200);
    expect((await ask("non è un indirizzo")).status).toBe(400);
  });

  test("accepts the owner's request where they signed in lately, despite requests of strangers", async () => {
    const { user } = await newCodeCustomer();
    const owner = new ApiClient();
    expect((await loginByCode(await newCode(user.email, owner), owner)).status).toBe(200);
    const currentDeadline = async (stranger: ApiClient) => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(user.email, stranger)));
      return answers.map(({ status }) => status);
    };
    for (let count = 0; count < 4; count += 1) await currentDeadline(new ApiClient());
    expect(new Set(await currentDeadline(new ApiClient()))).toEqual(new Set([429]));
    expect((await ask(user.email, owner)).status).toBe(200);
    // Reset links are counted separately in the same way.
    const askLink = (client: ApiClient) => client.post("/api/auth/forgot-password", { email: user.email });
    for (let count = 0; count < 20; count += 1) await askLink(new ApiClient());
    expect([(await askLink(new ApiClient())).status, (await askLink(owner)).status]).toEqual([429, 200]);
  });

  test("stores neither the attempt nor the code, and hides the code in the panel's copy of the mail", async () => {
    const email = newEmail();
    const { attempt, code } = await newCode(email);
    const [row] = await sql<{ all: string }>(
      "SELECT row_to_json(sign_in_codes)::text AS all FROM sign_in_codes WHERE email = $1",
      [email],
    );
    expect(row?.all).not.toContain(attempt);
    expect(row?.all).not.toContain(code);
    const kept = await sql<{ all: string }>(
      "SELECT row_to_json(sent_mails)::text AS all FROM sent_mails WHERE recipient = $1",
      [email],
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]?.all).not.toContain(code);
  });
});

describe("POST /api/auth/code/login", () => {
  test("signs in the owner of a verified address, and ignores spaces in the code", async () => {
    const { user } = await newVerifiedCustomer();
    const { attempt, code } = await newCode(user.email);
    const { status, body, headers } = await loginByCode({
      attempt,
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([status, body.user.id, body.isAuthenticated]).toEqual([200, user.id, true]);
    expect(headers.get("set-cookie")).toContain("Max-Age=43200");
    const me = await new ApiClient({ token: body.authToken }).get<{ id: number }>("/api/users/me");
    expect(me.body.id).toBe(user.id);
  });

  test("creates a verified account without a password for an unknown address", async () => {
    const email = newEmail();
    const { attempt, code } = await newCode(email);
    const nameless = await loginByCode({ attempt, code });
    expect([nameless.status, nameless.body.code]).toEqual([400, "VALIDATION"]);
    expect(nameless.body.errors).toEqual({
      firstName: ["Nome è obbligatorio"],
      lastName: ["Cognome è obbligatorio"],
    });
    const half = await loginByCode({ attempt, code, firstName: "Carla" });
    expect(Object.keys(half.body.errors ?? {})).toEqual(["lastName"]);
    const { status, body } = await loginByCode({
      ...{ attempt, code, firstName: "Carlà", lastName: "D'Esempio", phone: "333 1234567", rememberMe: true },
      ...{ isAdmin: true, role: "admin" },
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      ...{ email, firstName: "Carlà", lastName: "D'Esempio", phone: "333 1234567" },
      ...{ isVerified: true, isAdmin: false, username: expect.stringMatching(/^carla\.desempio\d*$/) },
    });
    const client = new ApiClient({ token: body.authToken });
    const me = await client.get<Account>("/api/users/me");
    expect(me.body).toMatchObject({ confirmsByCode: true, fiscalCode: null, dateOfBirth: null });
    // The form asks for the age and the privacy notice only.
    expect(me.body.termsAcceptedAt).toBeNull();
    expect((await loginByCode({ attempt, code, ...names })).body.code).toBe("CODE_INVALID");
    // People of the same name get different usernames.
    const namesake = await newCodeCustomer({ firstName: "Carlà", lastName: "D'Esempio" });
    expect(namesake.user.username).not.toBe(body.user.username);
  });

  test("accepts a code once, for its own attempt, even in concurrent requests", async () => {
    const { user } = await newVerifiedCustomer();
    const first = await newCode(user.email);
    const second = await newCode(user.email);
    if (first.code !== second.code)
      expect(await loginByCode({ attempt: second.attempt, code: first.code })).toMatchObject({
        status: 400,
        body: { code: "CODE_INVALID" },
      });
    const both = await Promise.all([loginByCode(first), loginByCode(first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await loginByCode(second)).status).toBe(200);
    expect(await loginByCode({ attempt: "sconosciuto", code: "123456" })).toMatchObject({
      status: 400,
      body: { code: "CODE_INVALID" },
    });
  });

  test("allows five attempts, even in parallel", async () => {
    const { user } = await newVerifiedCustomer();
    const { attempt, code } = await newCode(user.email);
    for (let index = 0; index < 4; index += 1)
      expect((await loginByCode({ attempt, code: other(code) })).body.code).toBe("CODE_INVALID");
    expect((await loginByCode({ attempt, code })).status).toBe(200);

    const spent = await newCode(user.email);
    await Promise.all(
      Array.from({ length: 6 }, () => loginByCode({ attempt: spent.attempt, code: other(spent.code) })),
    );
    expect((await loginByCode(spent)).body.code).toBe("CODE_INVALID");
  });

  test("does not count the right code without a name as an attempt", async () => {
    const email = newEmail();
    const code = await newCode(email);
    for (let index = 0; index < 6; index += 1) expect((await loginByCode(code)).body.code).toBe("VALIDATION");
    expect((await loginByCode({ ...code, ...names })).status).toBe(201);
  });

  test("accepts a code for ten minutes", async () => {
    const { user } = await newVerifiedCustomer();
    const code = await newCode(user.email);
    const [row] = await sql<{ seconds: number }>(
      "SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM sign_in_codes WHERE email = $1",
      [user.email],
    );
    expect(row?.seconds).toBeGreaterThan(560);
    expect(row?.seconds).toBeLessThanOrEqual(600);
    await sql("UPDATE sign_in_codes SET expires_at = now() WHERE email = $1", [user.email]);
    expect((await loginByCode(code)).body.code).toBe("CODE_INVALID");
  });

  test("limits guesses from one client", async () => {
    const client = new ApiClient();
    const guesses = await Promise.all(
      Array.from({ length: 61 }, () => loginByCode({ attempt: "sconosciuto", code: "123456" }, client)),
    );
    expect(guesses.filter(({ status }) => status === 429)).not.toEqual([]);
  });

  test("logs sign-ins, new accounts and wrong codes", async () => {
    const { user } = await newCodeCustomer();
    const { attempt, code } = await newCode(user.email);
    await loginByCode({ attempt, code: other(code) });
    const log = await sql<{ action: string }>(
      "SELECT action FROM audit_log WHERE entity = 'user' AND entity_id = $1 ORDER BY id",
      [user.id],
    );
    expect(log.map(({ action }) => action)).toEqual(["register", "login", "login-failed"]);
  });
});

describe("An address that its account has not verified", () => {
  test("goes to the person who proves it, and the account ends with its sessions and bookings", async () => {
    const space = await newSpace(admin);
    const squatter = await newCustomer();
    const { body } = await postBooking<{ booking: { id: number } }>(squatter.client, space.id, inDays(20));
    const { email } = squatter.user;
    const code = await newCode(email);
    const nameless = await loginByCode(code);
    expect(nameless.body.message).toContain("account mai confermato");
    expect((await squatter.client.get("/api/users/me")).status).toBe(200);

    const { status, body: entered } = await loginByCode({ ...code, ...names });
    expect(status).toBe(201);
    expect(entered.user.id).not.toBe(squatter.user.id);
    expect((await squatter.client.get("/api/users/me")).status).toBe(401);
    const booking = await admin.get<{ status: string }>(`/api/bookings/${body.booking.id}`);
    expect(booking.body.status).toBe("canceled");
    const login = { username: email, password: squatter.password };
    expect((await new ApiClient().post("/api/auth/login", login)).status).toBe(401);
    // The owner of the address sees nothing that the stranger had entered.
    const owner = new ApiClient({ token: entered.authToken });
    expect((await owner.get("/api/bookings")).body).toEqual([]);
  });

  test("stays with its account while the code is wrong", async () => {
    const { client, user } = await newCustomer();
    const { attempt, code } = await newCode(user.email);
    await loginByCode({ attempt, code: other(code), ...names });
    expect((await client.get("/api/users/me")).status).toBe(200);
  });

  test("stays with a staff member's account", async () => {
    const { client, user } = await newCustomer();
    // As was possible before roles required a verified address.
    await sql("UPDATE users SET role = 'desk' WHERE id = $1", [user.id]);
    const { status, body } = await loginByCode({ ...(await newCode(user.email)), ...names });
    expect([status, body.code]).toEqual([409, "DUPLICATE"]);
    expect((await client.get("/api/users/me")).status).toBe(200);
  });
});

describe("An account without a password", () => {
  test("is not opened by any password, with the usual error", async () => {
    const { user } = await newCodeCustomer();
    for (const password of ["Segreta-123", "null", ""]) {
      const login = await new ApiClient().post("/api/auth/login", { username: user.username, password });
      expect(login.status).toBe(password === "" ? 400 : 401);
      if (password !== "") expect(login.body.code).toBe("INVALID_CREDENTIALS");
    }
  });

  test("sets a first password without another one, and requires it from then on", async () => {
    const { client, user } = await newCodeCustomer();
    const weak = await client.patch("/api/users/me", { newPassword: "password" });
    expect(Object.keys(weak.body.errors ?? {})).toEqual(["newPassword"]);
    const set = await client.patch("/api/users/me", { newPassword: "Quercia-71-alta" });
    expect([set.status, set.body]).toMatchObject([200, { confirmsByCode: false }]);
    expect((await client.get("/api/auth/me")).body).toMatchObject({ isAuthenticated: true });
    expect((await waitForMail(user.email, "passwordChanged")).subject).toBe("Il tuo account ha una password");
    const again = await client.patch("/api/users/me", { newPassword: "Quercia-72-alta" });
    expect(again.body.errors).toHaveProperty("currentPassword");
    const login = { username: user.email, password: "Quercia-71-alta" };
    expect((await new ApiClient().post("/api/auth/login", login)).status).toBe(200);
    expect((await loginByCode(await newCode(user.email))).status).toBe(200);
  });

  test("needs a fresh code to set a password in a session that is not new, which may be stolen", async () => {
    const { client, user } = await newCodeCustomer();
    const age = (minutes: number) =>
      sql(`UPDATE sessions SET created_at = now() - interval '${minutes} minutes' WHERE user_id = $1`, [
        user.id,
      ]);
    await age(11);
    const newPassword = "Quercia-71-alta";
    const stolen = await client.patch("/api/users/me", { newPassword });
    expect([stolen.status, stolen.body.code]).toEqual([400, "CODE_INVALID"]);
    expect(stolen.body.errors).toHaveProperty("currentPassword");
    const { code } = await newCode(user.email);
    const wrong = await client.patch("/api/users/me", { newPassword, currentPassword: other(code) });
    expect([wrong.status, wrong.body.code]).toEqual([400, "CODE_INVALID"]);
    expect((await client.get<Account>("/api/users/me")).body.confirmsByCode).toBe(true);
    const set = await client.patch("/api/users/me", { newPassword, currentPassword: code });
    expect([set.status, set.body]).toMatchObject([200, { confirmsByCode: false }]);
    expect((await waitForMail(user.email, "passwordChanged")).subject).toBe("Il tuo account ha una password");
  });

  test("needs a fresh code even in a new session by a passkey that a stolen session may have added", async () => {
    const { client, user } = await newCodeCustomer();
    await sql("UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1", [user.id]);
    const thief = await loginByPasskey(
      (await addPasskey(client, { code: (await newCode(user.email)).code })).passkey,
    );
    const newPassword = "Quercia-71-alta";
    expect(refusal(await thief.patch("/api/users/me", { newPassword }))).toEqual([400, "CODE_INVALID"]);
    const { code } = await newCode(user.email);
    const set = await thief.patch("/api/users/me", { newPassword, currentPassword: code });
    expect([set.status, set.body]).toMatchObject([200, { confirmsByCode: false }]);
  });

  test("accepts one of two concurrent first passwords", async () => {
    const { client } = await newCodeCustomer();
    const both = await Promise.all(
      ["Quercia-71-alta", "Quercia-72-alta"].map((newPassword) =>
        client.patch("/api/users/me", { newPassword }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("gets a password through a reset link too", async () => {
    const { user } = await newCodeCustomer();
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    const reset = await new ApiClient().post("/api/auth/reset-password", {
      token,
      newPassword: "Quercia-71-alta",
    });
    expect(reset.status).toBe(200);
    const login = { username: user.username, password: "Quercia-71-alta" };
    expect((await new ApiClient().post("/api/auth/login", login)).status).toBe(200);
  });

  const deletions: [string, (code: { attempt: string; code: string }) => object][] = [
    ["as password", ({ code }) => ({ password: code })],
    ["as code", ({ code }) => ({ code })],
    ["with its attempt", (code) => code],
  ];
  test.each(deletions)("is deleted with a fresh code, sent %s", async (_, bodyOf) => {
    const { client, user } = await newCodeCustomer();
    const missing = await client.delete("/api/users/me", { body: {} });
    expect(missing.body.errors).toHaveProperty("password");
    const code = await newCode(user.email);
    const wrong = await client.delete("/api/users/me", { body: bodyOf({ ...code, code: other(code.code) }) });
    expect([wrong.status, wrong.body.code]).toEqual([400, "CODE_INVALID"]);
    expect((await client.delete("/api/users/me", { body: bodyOf(code) })).status).toBe(200);
    expect(await sql("SELECT 1 FROM users WHERE id = $1", [user.id])).toEqual([]);
    expect(await sql("SELECT 1 FROM sign_in_codes WHERE email = $1", [user.email])).toEqual([]);
  });

  test("rejects a code that was mailed to another person, or used before", async () => {
    const { client, user } = await newCodeCustomer();
    const foreign = await newCode(newEmail());
    expect((await client.delete("/api/users/me", { body: foreign })).body.code).toBe("CODE_INVALID");
    const own = await newCode(user.email);
    expect((await loginByCode(own)).status).toBe(200);
    expect((await client.delete("/api/users/me", { body: { password: own.code } })).body.code).toBe(
      "CODE_INVALID",
    );
  });

  test("is not deleted by a code once it has a password", async () => {
    const { client, user } = await newVerifiedCustomer();
    const { code } = await newCode(user.email);
    const refused = await client.delete("/api/users/me", { body: { password: code } });
    expect([refused.status, refused.body.code]).toEqual([400, "WRONG_PASSWORD"]);
  });

  test("changes its address with a fresh code instead of the password", async () => {
    const { client, user } = await newCodeCustomer();
    const email = newEmail();
    expect(refusal(await client.patch("/api/users/me", { email }))).toEqual([400, "WRONG_PASSWORD"]);
    const { code } = await newCode(user.email);
    const asked = await client.patch("/api/users/me", { email, currentPassword: code });
    expect([asked.status, asked.body]).toMatchObject([200, { pendingEmail: email }]);
    const token = tokenIn(await waitForMail(email, "verification"));
    expect((await client.post("/api/auth/verify-email", { token })).status).toBe(200);
    // From now on codes are sent to the new address.
    const { body } = await loginByCode(await newCode(email));
    expect(body.user.id).toBe(user.id);
  });

  test("books, completes its data later, and exports all of it", async () => {
    const space = await newSpace(admin);
    const { client, user } = await newCodeCustomer();
    const booked = await client.post("/api/bookings", bookingBody(space.id, inDays(21)));
    expect(booked.status).toBe(201);
    const fiscalCode = newFiscalCode();
    const filled = await client.patch("/api/users/me", { fiscalCode, city: "Bologna" });
    expect(filled.body).toMatchObject({ fiscalCode, city: "Bologna" });
    const { body } = await client.get<{ user: { username: string }; bookings: unknown[] }>(
      "/api/users/me/export",
    );
    expect([body.user.username, body.bookings.length]).toEqual([user.username, 1]);
    const [listed] = (await admin.get<object[]>(`/api/users?q=${encodeURIComponent(user.email)}`)).body;
    expect(listed).toMatchObject({ id: user.id, bookingsCount: 1 });
  });
});

test("a staff member signs in with a code too, and keeps the role", async () => {
  const colleague = await newPersonWithRole("desk");
  const { user } = colleague;
  await sql("UPDATE users SET is_verified = true WHERE id = $1", [user.id]);
  const { status, body } = await loginByCode(await newCode(user.email));
  expect([status, body.user.id, body.user.isAdmin]).toEqual([200, user.id, true]);
});

describe("The desk's bookings under an address without an account", () => {
  test("belong to the owner who signs in with a code, while people of other names stay separate", async () => {
    const space = await newSpace(admin);
    const email = newEmail();
    const bookUnder = (day: number, firstName: string) =>
      bookAs(admin, space.id, inDays(day), { email, firstName, lastName: "Esempio" });
    const [own, other] = [await bookUnder(30, "Carla"), await bookUnder(31, "Ugo")];
    const receipt = await receiptFor(admin, (await pay(admin, { amount: 1000, bookingId: own.id })).id);
    await sql("UPDATE people SET member_until = '2031-12-31' WHERE id = $1", [own.personId]);
    const code = await newCode(email);
    // Before the code is accepted nothing is visible, and a name is still required.
    expect((await loginByCode(code)).body.code).toBe("VALIDATION");
    const { body } = await loginByCode({ ...code, firstName: "CÀRLA", lastName: "Esempio" });
    const client = new ApiClient({ token: body.authToken });
    const seen = async (path: string) =>
      (await client.get<{ id: number }[]>(path)).body.map(({ id }) => id).sort((a, b) => a - b);
    expect(await seen("/api/bookings")).toEqual([own.id, other.id]);
    expect(await seen("/api/receipts")).toEqual([receipt.id]);
    const people = await sql(
      "SELECT account_id, member_until::text FROM people WHERE email = $1 ORDER BY member_until",
      [email],
    );
    expect(people).toEqual([
      { account_id: body.user.id, member_until: "2031-12-31" },
      { account_id: body.user.id, member_until: null },
    ]);
  });
});
