import { ApiClient, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer } from "../../helpers/people";
import { newCode, newCodeCustomer } from "../../helpers/sign-in-code";
import { siteUrl } from "../../helpers/site";
import { type Ceremony, newSoftwarePasskey } from "../../helpers/software-passkey";
import { newVerifiedCustomer } from "../../helpers/verified";

interface Options {
  options: Record<string, unknown> & { challenge: string; user: { id: string } };
}

interface SignedIn {
  isAuthenticated: true;
  authToken: string;
  user: { id: number };
}

const registration = async (client: ApiClient, proof = {}) =>
  (await client.post<Options>("/api/users/me/passkeys/options", proof)).body.options;
const authentication = async (client = new ApiClient()) =>
  (await client.post<Options>("/api/auth/passkey/options")).body.options;
const signIn = (response: unknown, client = new ApiClient()) =>
  client.post<SignedIn>("/api/auth/passkey", { response });

/** A customer with a verified address and a passkey. */
async function newPasskeyOwner({ counter = 0 } = {}) {
  const customer = await newVerifiedCustomer();
  const passkey = newSoftwarePasskey(siteUrl());
  const { challenge, user } = await registration(customer.client, { password: customer.password });
  const added = await customer.client.post<{ id: string; name: string }>("/api/users/me/passkeys", {
    name: "Il telefono",
    response: passkey.create({ challenge, counter }),
  });
  expect([added.status, added.body.name]).toEqual([201, "Il telefono"]);
  return { ...customer, passkey, id: added.body.id, handle: user.id };
}

const WRONG: [string, Partial<Ceremony>][] = [
  ["another origin", { origin: "https://example.org" }],
  ["another host", { host: "example.org" }],
  ["a user of whom the device did not make sure", { isVerified: false }],
  ["a challenge of its own", { challenge: "AAAA" }],
];

describe("Adding a passkey", () => {
  test("requires a discoverable credential with user verification, and notifies the owner", async () => {
    const { client, user } = await newPasskeyOwner();
    const options = await registration(client);
    expect(options).toMatchObject({
      rp: { id: new URL(siteUrl()).hostname },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [expect.objectContaining({ type: "public-key" })],
    });
    expect((await waitForMail(user.email, "passkeyAdded")).text).toContain("Il telefono");
    const { body } = await client.get("/api/users/me/passkeys");
    expect(body).toEqual([
      { id: expect.any(String), name: "Il telefono", createdAt: expect.any(String), lastUsedAt: null },
    ]);
  });

  test("sends instructions against an intruder, since a passkey survives a change of password", async () => {
    const { client, user, password, passkey } = await newPasskeyOwner();
    expect((await waitForMail(user.email, "passkeyAdded")).text).toContain("togli la passkey");
    const change = { currentPassword: password, newPassword: "Diversa-1" };
    expect((await client.patch("/api/users/me", change)).status).toBe(200);
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    const reset = { token, newPassword: "Tutta-nuova-1" };
    expect((await new ApiClient().post("/api/auth/reset-password", reset)).status).toBe(200);
    for (const count of [1, 2])
      expect((await waitForMail(user.email, "passwordChanged", count)).text).toContain("«Il telefono»");
    const { challenge } = await authentication();
    expect((await signIn(passkey.get({ challenge }))).status).toBe(200);
  });

  test("requires more than the session, which may be stolen", async () => {
    const { client, id } = await newPasskeyOwner();
    const add = async (proof = {}) => {
      const { challenge } = await registration(client);
      const response = newSoftwarePasskey(siteUrl()).create({ challenge });
      return client.post("/api/users/me/passkeys", { name: "Del ladro", response, ...proof });
    };
    for (const answer of [
      await add(),
      await add({ code: "123456" }),
      await add({ totp: "123456" }),
      await client.delete(`/api/users/me/passkeys/${id}`),
      await client.post("/api/users/me/totp"),
      await client.delete("/api/users/me/totp"),
      await client.delete("/api/users/me/sessions", { body: { removePasskeys: true } }),
    ])
      expect([answer.status, answer.body.code]).toEqual([401, "PROOF_REQUIRED"]);
    expect((await client.get("/api/users/me/passkeys")).body).toHaveLength(1);
  });

  test("accepts a fresh code once from an account that has nothing else", async () => {
    const { client, user } = await newCodeCustomer();
    expect((await client.post("/api/users/me/passkeys/options", { code: "000000" })).body.code).toBe(
      "CODE_INVALID",
    );
    const { code } = await newCode(user.email);
    const { challenge } = await registration(client);
    const add = (given: string) =>
      client.post("/api/users/me/passkeys", {
        ...{ name: "Uno", code },
        response: newSoftwarePasskey(siteUrl()).create({ challenge: given }),
      });
    expect((await add(challenge)).status).toBe(201);
    expect((await add((await registration(client)).challenge)).body.code).toBe("CODE_INVALID");
  });

  test("is rejected for an account with an unverified address", async () => {
    const { client } = await newCustomer();
    expect(refusal(await client.post("/api/users/me/passkeys/options"))).toEqual([403, "FORBIDDEN"]);
  });

  test.each(WRONG)("is rejected with %s", async (_, ceremony) => {
    const { client, password } = await newVerifiedCustomer();
    const { challenge } = await registration(client, { password });
    const passkey = newSoftwarePasskey(siteUrl());
    const add = (given: Ceremony) =>
      client.post("/api/users/me/passkeys", { name: "Uno", response: passkey.create(given) });
    const refused = await add({ challenge, ...ceremony });
    expect([refused.status, refused.body.code]).toEqual([400, "VALIDATION"]);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(["response"]);
    // The rejected attempt has used up its challenge.
    if (ceremony.challenge === undefined) expect((await add({ challenge })).status).toBe(400);
    expect((await client.get("/api/users/me/passkeys")).body).toEqual([]);
  });

  test("accepts a challenge of the same account only, once, within five minutes", async () => {
    const [one, other] = [await newVerifiedCustomer(), await newVerifiedCustomer()];
    const { challenge } = await registration(one.client, { password: one.password });
    const add = (client: ApiClient, given: string) =>
      client.post("/api/users/me/passkeys", {
        name: "Uno",
        response: newSoftwarePasskey(siteUrl()).create({ challenge: given }),
      });
    expect((await add(other.client, challenge)).status).toBe(400);
    const added = await Promise.all([add(one.client, challenge), add(one.client, challenge)]);
    expect(added.map(({ status }) => status).sort()).toEqual([201, 400]);
    const late = await registration(one.client, { password: one.password });
    await sql("UPDATE passkey_challenges SET expires_at = now() WHERE challenge = $1", [late.challenge]);
    expect((await add(one.client, late.challenge)).status).toBe(400);
  });

  test("is rejected for a passkey that an account already has", async () => {
    const { passkey } = await newPasskeyOwner();
    const { client, password } = await newVerifiedCustomer();
    const { challenge } = await registration(client, { password });
    expect(
      refusal(
        await client.post("/api/users/me/passkeys", {
          name: "Lo stesso",
          response: passkey.create({ challenge }),
        }),
      ),
    ).toEqual([409, "DUPLICATE"]);
  });
});

describe("Expelling an intruder", () => {
  const expulsions: [
    string,
    (
      owner: Awaited<ReturnType<typeof newPasskeyOwner>>,
      removal: object,
    ) => Promise<{ status: number; body: { passkeys?: unknown } }>,
  ][] = [
    [
      "a change of the password",
      ({ client, password }, removal) =>
        client.patch("/api/users/me", { currentPassword: password, newPassword: "Diversa-1", ...removal }),
    ],
    [
      "the end of all sessions",
      ({ client, password }, removal) =>
        client.delete("/api/users/me/sessions", { body: { password, ...removal } }),
    ],
    [
      "a reset",
      async ({ user }, removal) => {
        const visitor = new ApiClient();
        await visitor.post("/api/auth/forgot-password", { email: user.email });
        const token = tokenIn(await waitForMail(user.email, "passwordReset"));
        return visitor.post("/api/auth/reset-password", { token, newPassword: "Tutta-nuova-1", ...removal });
      },
    ],
  ];
  test.each(expulsions)("by %s lists the passkeys, and removes them if requested", async (_, expel) => {
    const stays = await newPasskeyOwner();
    const listed = await expel(stays, {});
    expect([listed.status, listed.body.passkeys]).toMatchObject([200, [{ name: "Il telefono" }]]);
    const goes = await newPasskeyOwner();
    const removed = await expel(goes, { removePasskeys: true });
    expect([removed.status, removed.body.passkeys]).toEqual([200, []]);
    const { challenge } = await authentication();
    expect((await signIn(goes.passkey.get({ challenge }))).status).toBe(401);
    expect((await waitForMail(goes.user.email, "passkeyRemoved")).text).toContain("Il telefono");
  });
});

test("a password reset removes the passkeys of an account with an unverified address", async () => {
  const { passkey, user } = await newPasskeyOwner();
  await sql("UPDATE users SET is_verified = false WHERE id = $1", [user.id]);
  await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
  const token = tokenIn(await waitForMail(user.email, "passwordReset"));
  const done = await new ApiClient().post("/api/auth/reset-password", {
    token,
    newPassword: "Nuova-parola-1",
  });
  expect(done.status).toBe(200);
  expect(await sql("SELECT 1 FROM passkeys WHERE user_id = $1", [user.id])).toEqual([]);
  const { challenge } = await authentication();
  expect((await signIn(passkey.get({ challenge }))).status).toBe(401);
});

describe("Signing in with a passkey", () => {
  test("opens a session like a login, without password and second factor", async () => {
    const { passkey, user, client } = await newPasskeyOwner();
    const { challenge, ...options } = await authentication();
    expect(options).toMatchObject({ userVerification: "required", rpId: new URL(siteUrl()).hostname });
    const { status, body, headers } = await signIn(passkey.get({ challenge }));
    expect([status, body.isAuthenticated, body.user.id]).toEqual([200, true, user.id]);
    expect(headers.get("set-cookie")).toContain("session-token=");
    const me = await new ApiClient({ token: body.authToken }).get<{ id: number }>("/api/users/me");
    expect([me.status, me.body.id]).toEqual([200, user.id]);
    const [{ lastUsedAt }] = (await client.get<[{ lastUsedAt: string }]>("/api/users/me/passkeys")).body;
    expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(60_000);
  });

  test.each(WRONG)("is rejected with %s", async (_, ceremony) => {
    const { passkey } = await newPasskeyOwner();
    const { challenge } = await authentication();
    const refused = await signIn(passkey.get({ challenge, ...ceremony }));
    expect([refused.status, refused.body]).toEqual([
      401,
      expect.objectContaining({ code: "INVALID_CREDENTIALS" }),
    ]);
    if (ceremony.challenge === undefined) expect((await signIn(passkey.get({ challenge }))).status).toBe(401);
  });

  test("accepts each challenge once, even in concurrent requests, and none for a new passkey", async () => {
    const { passkey, client } = await newPasskeyOwner();
    const { challenge } = await authentication();
    const answers = await Promise.all([
      signIn(passkey.get({ challenge })),
      signIn(passkey.get({ challenge })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const other = await registration(client);
    expect((await signIn(passkey.get({ challenge: other.challenge }))).status).toBe(401);
  });

  test("rejects an unknown passkey, and one with the id of another", async () => {
    const { passkey } = await newPasskeyOwner();
    const stranger = newSoftwarePasskey(siteUrl());
    const first = await authentication();
    expect((await signIn(stranger.get({ challenge: first.challenge }))).status).toBe(401);
    const second = await authentication();
    const { id, rawId } = passkey.get({ challenge: second.challenge });
    expect((await signIn({ ...stranger.get({ challenge: second.challenge }), id, rawId })).status).toBe(401);
  });

  test("rejects a counter that goes back or stands still, as that of a copied device", async () => {
    const { passkey } = await newPasskeyOwner({ counter: 5 });
    const at = async (counter: number) =>
      (await signIn(passkey.get({ challenge: (await authentication()).challenge, counter }))).status;
    expect([await at(5), await at(4), await at(6), await at(6), await at(7)]).toEqual([
      401, 401, 200, 401, 200,
    ]);
  });

  test("rejects the user handle of another account, and accepts its own, random or in the former format", async () => {
    const { passkey, handle, user } = await newPasskeyOwner();
    const other = await newPasskeyOwner();
    expect(Buffer.from(handle, "base64url")).toHaveLength(64);
    const former = (id: number) => Buffer.from(`account ${id}`).toString("base64url");
    const as = async (userHandle: string) =>
      (await signIn(passkey.get({ challenge: (await authentication()).challenge, userHandle }))).status;
    expect([await as(other.handle), await as(former(other.user.id))]).toEqual([401, 401]);
    expect([await as(handle), await as(former(user.id))]).toEqual([200, 200]);
  });

  test("is limited to 30 failures an hour per client, with one log line a minute", async () => {
    const stranger = new ApiClient();
    const response = newSoftwarePasskey(siteUrl()).get({ challenge: "AAAA" });
    const refused = await Promise.all(Array.from({ length: 31 }, () => signIn(response, stranger)));
    expect(refused.map(({ status }) => status).sort()).toEqual([...Array(30).fill(401), 429]);
    expect(await sql("SELECT 1 FROM audit_log WHERE address = $1", [stranger.address])).toHaveLength(1);
  });

  test("accepts a device that does not count", async () => {
    const { passkey } = await newPasskeyOwner();
    for (const _ of [1, 2])
      expect((await signIn(passkey.get({ challenge: (await authentication()).challenge }))).status).toBe(200);
  });
});

describe("Removing a passkey", () => {
  test("requires the password, or a login within five minutes by a passkey that is a day old", async () => {
    const { client, id, password, passkey, user } = await newPasskeyOwner();
    const path = `/api/users/me/passkeys/${id}`;
    expect(refusal(await client.delete(path))).toEqual([401, "PROOF_REQUIRED"]);
    const wrong = await client.send("DELETE", path, { body: { password: "Sbagliata1" } });
    expect([wrong.status, wrong.body.code]).toEqual([400, "WRONG_PASSWORD"]);
    const { body } = await signIn(passkey.get({ challenge: (await authentication()).challenge }));
    const recent = new ApiClient({ token: body.authToken });
    // A passkey that a session added does not prove whose session it is.
    expect((await recent.delete(path)).status).toBe(401);
    await sql("UPDATE passkeys SET created_at = now() - interval '25 hours' WHERE user_id = $1", [user.id]);
    await sql("UPDATE sessions SET passkey_at = now() - interval '6 minutes' WHERE passkey_id = $1", [id]);
    expect((await recent.delete(path)).status).toBe(401);
    await sql("UPDATE sessions SET passkey_at = now() WHERE passkey_id = $1", [id]);
    expect((await recent.delete(path)).status).toBe(200);
    expect((await waitForMail(user.email, "passkeyRemoved")).text).toContain("Il telefono");
    expect((await client.send("DELETE", path, { body: { password } })).status).toBe(404);
    const after = await signIn(passkey.get({ challenge: (await authentication()).challenge }));
    expect(after.status).toBe(401);
  });

  test("ends the sessions that it opened elsewhere", async () => {
    const { client, id, password, passkey } = await newPasskeyOwner();
    const { body } = await signIn(passkey.get({ challenge: (await authentication()).challenge }));
    const elsewhere = new ApiClient({ token: body.authToken });
    expect((await client.delete(`/api/users/me/passkeys/${id}`, { body: { password } })).status).toBe(200);
    expect((await elsewhere.get("/api/users/me")).status).toBe(401);
    expect((await client.get("/api/users/me")).status).toBe(200);
  });

  test("of another account returns 404", async () => {
    const { id } = await newPasskeyOwner();
    const { client, password } = await newPasskeyOwner();
    for (const unknown of [id, "no-uuid", "00000000-0000-4000-8000-000000000000"])
      expect(
        (await client.send("DELETE", `/api/users/me/passkeys/${unknown}`, { body: { password } })).status,
      ).toBe(404);
  });
});

test("an account's passkeys are in its export and deleted with it", async () => {
  const { client, password, passkey } = await newPasskeyOwner();
  const { body } = await client.get<{ passkeys: unknown }>("/api/users/me/export");
  expect(body.passkeys).toEqual([
    expect.objectContaining({ name: "Il telefono", createdAt: expect.any(String) }),
  ]);
  expect((await client.send("DELETE", "/api/users/me", { body: { password } })).status).toBe(200);
  const { challenge } = await authentication();
  expect((await signIn(passkey.get({ challenge }))).status).toBe(401);
});

test("an account has at most 20 passkeys", async () => {
  const { client, user, password } = await newVerifiedCustomer();
  await sql(
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
     SELECT $1::int, 'many-' || $1::int || '-' || n, '\\x00', 0, '{}', 'Passkey ' || n FROM generate_series(1, 20) AS n`,
    [user.id],
  );
  const { body } = await client.post<{ options: { challenge: string } }>("/api/users/me/passkeys/options", {
    password,
  });
  const response = newSoftwarePasskey(siteUrl()).create({ challenge: body.options.challenge });
  const full = await client.post("/api/users/me/passkeys", { name: "Il telefono", response });
  expect([full.status, full.body.code]).toEqual([409, "DUPLICATE"]);
});
