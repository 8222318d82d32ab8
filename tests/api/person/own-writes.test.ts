import { ApiClient } from "../../helpers/api";
import { addAttempts } from "../../helpers/limits";
import { newCustomer, newFiscalCode } from "../../helpers/people";
import { newVerifiedCustomer } from "../../helpers/verified";

/* Limits on what a session may do to its own account. */

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
  for (let tries = 0; tries < 10; tries += 1) expect((await change(stolen, "Sbagliata-1")).status).toBe(400);
  expect((await change(stolen, password)).status).toBe(429);

  await addAttempts("passwordCheckByAccount", 40, `password of ${user.id}`);
  expect((await change(owner, password)).status).toBe(429);
  await addAttempts("passwordCheckByAccount", -40, `password of ${user.id}`);
  expect((await change(owner, password)).status).toBe(200);
});
