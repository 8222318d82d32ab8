import { ApiClient, type ErrorBody, newClientAddress, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer } from "../../helpers/people";
import { codeAt, enrol } from "../../helpers/second-factor";
import { loginByCode, newCode } from "../../helpers/sign-in-code";
import { newVerifiedCustomer } from "../../helpers/verified";

interface SignedIn {
  authToken: string;
  code: string;
}

const login = (username: string, password: string, totp?: string) =>
  new ApiClient().post<SignedIn>("/api/auth/login", { username, password, ...(totp ? { totp } : {}) });

describe("The second factor", () => {
  test("is enabled by a first valid code, which returns ten recovery codes", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    expect(refusal(await client.post("/api/users/me/totp"))).toEqual([401, "PROOF_REQUIRED"]);
    const { body } = await client.post<{ secret: string; otpauthUrl: string }>("/api/users/me/totp", {
      password,
    });
    expect(body.otpauthUrl).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(body.otpauthUrl).toContain(body.secret);
    expect((await login(user.username, password)).status).toBe(200);
    const wrong = await client.post("/api/users/me/totp/confirm", { code: "000000" });
    expect([wrong.status, wrong.body.code]).toEqual([400, "TOTP_INVALID"]);
    const right = await client.post<{ recoveryCodes: string[] }>("/api/users/me/totp/confirm", {
      code: codeAt(body.secret),
    });
    expect([right.status, new Set(right.body.recoveryCodes).size]).toEqual([200, 10]);
    // Each has 120 bits.
    for (const code of right.body.recoveryCodes) expect(code).toMatch(/^(?:[a-z2-9]{6}-){3}[a-z2-9]{6}$/);
    expect((await client.get<{ hasTotp: boolean }>("/api/users/me")).body.hasTotp).toBe(true);
    expect((await client.post("/api/users/me/totp")).status).toBe(409);
    // The code that confirmed it is used up.
    expect((await login(user.username, password, codeAt(body.secret))).body.code).toBe("TOTP_INVALID");
    expect((await waitForMail(user.email, "secondFactorOn")).subject).toContain("attivata");
  });

  test("is also required after a mailed code, which stays valid meanwhile", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { secret } = await enrol(client, password);
    const code = await newCode(user.email);
    for (let index = 0; index < 6; index += 1)
      expect(await loginByCode(code)).toMatchObject({ status: 401, body: { code: "TOTP_REQUIRED" } });
    const wrong = await loginByCode({ ...code, totp: "123 45" });
    expect([wrong.status, wrong.body.code]).toEqual([400, "TOTP_INVALID"]);
    expect(wrong.headers.get("set-cookie")).toBeNull();
    expect((await loginByCode({ ...code, totp: codeAt(secret) })).status).toBe(200);
    expect((await loginByCode({ ...code, totp: codeAt(secret, 1) })).body.code).toBe("CODE_INVALID");
  });

  test("is required after the right password, and only then", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { secret } = await enrol(client, password);
    expect((await login(user.username, "Sbagliata-1")).body.code).toBe("INVALID_CREDENTIALS");
    const asked = await login(user.username, password);
    expect([asked.status, asked.body.code]).toEqual([401, "TOTP_REQUIRED"]);
    expect(asked.headers.get("set-cookie")).toBeNull();
    expect(refusal(await login(user.username, password, "123 45"))).toEqual([400, "TOTP_INVALID"]);
    expect((await login(user.username, password, codeAt(secret))).status).toBe(200);
  });

  test("accepts a code once, even in concurrent logins", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { secret } = await enrol(client, password);
    const code = codeAt(secret);
    const answers = await Promise.all([1, 2, 3, 4].map(() => login(user.username, password, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await login(user.username, password, codeAt(secret, -1))).status).toBe(400);
  });

  test("accepts each recovery code once, in any spelling", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { recoveryCodes } = await enrol(client, password);
    const [first = "", second = ""] = recoveryCodes;
    expect((await login(user.username, password, first)).status).toBe(200);
    expect((await login(user.username, password, first)).body.code).toBe("TOTP_INVALID");
    expect((await login(user.username, password, ` ${second.toUpperCase().replace("-", " ")}`)).status).toBe(
      200,
    );
  });

  test("counts wrong codes, but not missing ones, as failed logins", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { secret } = await enrol(client, password);
    const from = new ApiClient({}, newClientAddress());
    const attempt = (totp?: string) =>
      from.post("/api/auth/login", { username: user.username, password, ...(totp ? { totp } : {}) });
    for (let index = 0; index < 12; index += 1) expect((await attempt()).status).toBe(401);
    for (let index = 0; index < 10; index += 1) expect((await attempt("000000")).status).toBe(400);
    expect((await attempt(codeAt(secret))).status).toBe(429);
  });

  test("survives a password reset, and is disabled with the password of the signed-in person", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { secret } = await enrol(client, password);
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    await new ApiClient().post("/api/auth/reset-password", { token, newPassword: "Tutta-nuova-1" });
    expect((await login(user.username, "Tutta-nuova-1")).body.code).toBe("TOTP_REQUIRED");
    const again = await login(user.username, "Tutta-nuova-1", codeAt(secret));
    const signedIn = new ApiClient({ token: again.body.authToken });
    const wrong = await signedIn.delete("/api/users/me/totp", { body: { password: "no" } });
    expect([wrong.status, wrong.body.code]).toEqual([400, "WRONG_PASSWORD"]);
    const off = await signedIn.delete("/api/users/me/totp", { body: { password: "Tutta-nuova-1" } });
    expect(off.status).toBe(200);
    expect((await login(user.username, "Tutta-nuova-1")).status).toBe(200);
  });

  test("is stored encrypted, and its recovery codes as hashes", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { secret, recoveryCodes } = await enrol(client, password);
    const [row] = await sql<{ stored: string }>("SELECT totp_secret AS stored FROM users WHERE id = $1", [
      user.id,
    ]);
    const codes = await sql("SELECT * FROM recovery_codes WHERE user_id = $1", [user.id]);
    const held = JSON.stringify([row, codes]);
    for (const plain of [secret, ...recoveryCodes]) expect(held).not.toContain(plain);
    const exported = JSON.stringify((await client.get("/api/users/me/export")).body);
    expect(exported).not.toContain(row?.stored);
  });
});

describe("The sessions of an account", () => {
  const CHROME = {
    "User-Agent":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  };
  interface Session {
    id: string;
    device: string;
    isCurrent: boolean;
  }

  test("are listed with their device, and ended one by one or all others at once", async () => {
    const { client, user, password } = await newCustomer();
    const signIn = async () =>
      new ApiClient({
        token: (
          await new ApiClient().post<SignedIn>(
            "/api/auth/login",
            { username: user.username, password },
            { headers: CHROME },
          )
        ).body.authToken,
      });
    const [second, third] = [await signIn(), await signIn()];
    const { body: sessions } = await client.get<Session[]>("/api/users/me/sessions");
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions.filter(({ device }) => device === "Chrome su Windows")).toHaveLength(2);

    const mine = (await second.get<Session[]>("/api/users/me/sessions")).body.find((one) => one.isCurrent);
    expect((await client.delete(`/api/users/me/sessions/${mine?.id}`)).status).toBe(200);
    expect((await second.get("/api/users/me")).status).toBe(401);
    const others = await newCustomer();
    const foreign = (await others.client.get<Session[]>("/api/users/me/sessions")).body[0];
    for (const id of [mine?.id, foreign?.id, "nessuna"])
      expect((await client.delete(`/api/users/me/sessions/${id}`)).status).toBe(404);
    expect((await others.client.get("/api/users/me")).status).toBe(200);

    expect((await client.delete("/api/users/me/sessions")).status).toBe(200);
    expect((await third.get("/api/users/me")).status).toBe(401);
    expect((await client.get("/api/users/me")).status).toBe(200);
  });
});

describe("A second factor that cannot be read, since the site's secret has changed", () => {
  test("accepts neither codes nor recovery codes, and gives the reason", async () => {
    const { client, user, password } = await newVerifiedCustomer();
    const { secret, recoveryCodes } = await enrol(client, password);
    await sql("UPDATE users SET totp_secret = $2 WHERE id = $1", [user.id, "A".repeat(80)]);
    expect((await login(user.username, password)).body.code).toBe("TOTP_REQUIRED");
    for (const code of [codeAt(secret), recoveryCodes[0]]) {
      const { status, body } = await new ApiClient().post<ErrorBody>("/api/auth/login", {
        ...{ username: user.username, password, totp: code },
      });
      expect([status, body.code]).toEqual([400, "TOTP_INVALID"]);
      expect(body.message).toContain("chiave segreta del sito");
    }
    // The owner, in a session that is still open, can switch it off with the password.
    expect((await client.delete("/api/users/me/totp", { body: { password } })).status).toBe(200);
    expect((await login(user.username, password)).status).toBe(200);
  });
});
