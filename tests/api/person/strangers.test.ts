import { ApiClient } from "../../helpers/api";
import { addAttempts } from "../../helpers/limits";
import { newCustomer, newEmail, newFiscalCode } from "../../helpers/people";
import { loginByCode, newCode, newCodeCustomer } from "../../helpers/sign-in-code";
import { newVerifiedCustomer } from "../../helpers/verified";

/* What strangers do under an address leaves its owner a way in from a network that the owner has never used. */

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("guessing codes all day does not block the right code, and each further code allows one guess", async () => {
  const { user } = await newCodeCustomer();
  const stranger = new ApiClient();
  const first = await newCode(user.email, stranger);
  const wrong = { ...first, code: other(first.code) };
  expect((await loginByCode(wrong, stranger)).body.code).toBe("CODE_INVALID");
  // As many more as a day allows.
  await addAttempts("codeFailure", 49, user.email);
  expect((await loginByCode(wrong, stranger)).status).toBe(429);
  expect((await loginByCode(first, stranger)).status).toBe(429);

  const second = await newCode(user.email, stranger);
  const guess = { ...second, code: other(second.code) };
  expect((await loginByCode(guess, stranger)).body.code).toBe("CODE_INVALID");
  expect((await loginByCode(second, stranger)).status).toBe(429);

  const owner = new ApiClient();
  expect((await loginByCode(await newCode(user.email, owner), owner)).status).toBe(200);
});

test.each([
  ["code", "/api/auth/code"],
  ["newsletter", "/api/newsletter"],
  ["reset", "/api/auth/forgot-password"],
] as const)("strangers request 20 mails a day by %s, and one more per client", async (kind, path) => {
  const email = newEmail();
  const ask = async (client: ApiClient) => (await client.post(path, { email })).status;
  const [stranger, owner] = [new ApiClient(), new ApiClient()];
  const asked = [await ask(stranger), await ask(stranger)];
  expect(new Set(asked).size).toBe(1);
  await addAttempts("strangersAgain", 19, kind, email);
  expect(await ask(stranger)).toBe(429);
  expect(await ask(owner)).toBe(asked[0]);
  expect(await ask(owner)).toBe(429);
  // The limit for all clients together.
  await addAttempts("strangersOfDay", 57, kind, email);
  expect(await ask(new ApiClient())).toBe(429);
});

test("an account with an unverified address gets ten codes a day where it was used, whatever strangers request", async () => {
  const { user, password } = await newCustomer();
  const client = new ApiClient();
  const credentials = { username: user.username, password };
  expect((await client.post("/api/auth/login", credentials)).status).toBe(200);
  const ask = async (asking: ApiClient) =>
    (await asking.post("/api/auth/code", { email: user.email })).status;
  expect(await ask(new ApiClient())).toBe(200);
  await addAttempts("codeByEmail", 19, user.email);
  expect(await ask(new ApiClient())).toBe(429);
  expect([await ask(client), await ask(client)]).toEqual([200, 200]);
  await addAttempts("codeByUnverified", 8, user.email);
  expect(await ask(client)).toBe(429);
});

describe("Limits on what a session does to its own account", () => {
  test("an account makes each kind of change 200 times an hour, not counting rejected ones", async () => {
    const { client, user } = await newVerifiedCustomer();
    const account = String(user.id);
    const writes: [string, () => Promise<{ status: number }>, number][] = [
      ["PATCH ", () => client.patch("/api/users/me", { newsletter: true }), 200],
      ["POST calendar", () => client.post("/api/users/me/calendar"), 201],
      ["DELETE calendar", () => client.delete("/api/users/me/calendar"), 200],
      ["DELETE sessions", () => client.delete("/api/users/me/sessions"), 200],
    ];
    for (const [kind, write, status] of writes) {
      expect([kind, (await write()).status]).toEqual([kind, status]);
      await addAttempts("ownWrite", 198, account, kind);
    }
    expect((await client.patch("/api/users/me", { newsletter: "perhaps" })).status).toBe(400);
    for (const [kind, write, status] of writes) {
      expect([kind, (await write()).status]).toEqual([kind, status]);
      const refused = await write();
      expect([kind, refused.status]).toEqual([kind, 429]);
    }
    expect((await client.get("/api/users/me/calendar")).status).toBe(200);
  });

  test("an account learns of ten codici fiscali an hour whether another account has them", async () => {
    const [taken, own] = [newFiscalCode(), newFiscalCode()];
    await newCustomer({ fiscalCode: taken });
    const { client, user } = await newCustomer({ fiscalCode: own });
    const change = async (fiscalCode: string) =>
      (await client.patch("/api/users/me", { fiscalCode, city: "Ostia" })).status;
    expect(await change(taken)).toBe(409);
    await addAttempts("fiscalCodeChange", 8, String(user.id));
    expect([await change(taken), await change(taken)]).toEqual([409, 429]);
    // The form sends the own code too.
    expect(await change(own)).toBe(200);
  });

  test("a stolen session's password attempts do not block other sessions, up to 50 for all", async () => {
    const { client: stolen, user, password } = await newVerifiedCustomer();
    const credentials = { username: user.username, password };
    const { body } = await new ApiClient().post<{ authToken: string }>("/api/auth/login", credentials);
    const owner = new ApiClient({ token: body.authToken });
    const change = (client: ApiClient, currentPassword: string) =>
      client.patch("/api/users/me", { currentPassword, newPassword: "Tutta-nuova-1" });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change(stolen, "Sbagliata-1")).status).toBe(400);
    expect((await change(stolen, password)).status).toBe(429);

    await addAttempts("passwordCheckByAccount", 40, `password of ${user.id}`);
    expect((await change(owner, password)).status).toBe(429);
    await addAttempts("passwordCheckByAccount", -40, `password of ${user.id}`);
    expect((await change(owner, password)).status).toBe(200);
  });
});
