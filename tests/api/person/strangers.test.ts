import { ApiClient } from "../../helpers/api";
import { addAttempts } from "../../helpers/limits";
import { newCustomer, newEmail } from "../../helpers/people";
import { loginByCode, newCode, newCodeCustomer } from "../../helpers/sign-in-code";

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

test("whoever registered with an address counts as a stranger who requests codes for it", async () => {
  const { user, password } = await newCustomer();
  const client = new ApiClient();
  const credentials = { username: user.username, password };
  expect((await client.post("/api/auth/login", credentials)).status).toBe(200);
  const ask = async () => (await client.post("/api/auth/code", { email: user.email })).status;
  expect([await ask(), await ask()]).toEqual([200, 200]);
  await addAttempts("strangersAgain", 19, "code", user.email);
  expect(await ask()).toBe(429);
});
