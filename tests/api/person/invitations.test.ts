import { createHash, randomInt } from "node:crypto";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer, registrationBody } from "../../helpers/people";
import { newPersonWithRole } from "../../helpers/staff";
import { newVerifiedCustomer } from "../../helpers/verified";

const PASSWORD = "Accoglienza-7-chiara";
const newName = () => `Anna${Date.now().toString(36)}${randomInt(10_000)}`;
const newInvitation = (overrides: object = {}) => {
  const firstName = newName();
  return { email: `${firstName}@example.org`, firstName, lastName: "Rossi", role: "desk", ...overrides };
};
const accept = (token: string, password = PASSWORD) =>
  new ApiClient().post<{ user: { id: number; username: string }; authToken: string; code: string }>(
    "/api/auth/accept-invitation",
    { token, password },
  );
const page = (token: string) => new ApiClient().get<string>(`/invito?token=${token}`);

async function invited(overrides: object = {}) {
  const body = newInvitation(overrides);
  const answer = await admin.post<{ id: number }>("/api/invitations", body);
  expect(answer.status).toBe(201);
  return { ...body, id: answer.body.id, token: tokenIn(await waitForMail(body.email, "invitation")) };
}

describe("An invitation", () => {
  test("leads by mail to an account with the role and a verified address", async () => {
    const { email, firstName, token } = await invited();
    expect((await page(token)).status).toBe(200);
    expect(await sql("SELECT 1 FROM users WHERE email = $1", [email])).toEqual([]);
    const { status, body } = await accept(token);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      ...{ email, firstName, lastName: "Rossi", role: "desk", isAdmin: true, isVerified: true },
      username: `${firstName.toLowerCase()}.rossi`,
    });
    const client = new ApiClient({ token: body.authToken });
    expect((await client.get("/api/overview")).status).toBe(200);
    expect((await client.get("/api/reports/open")).status).toBe(403);
    const login = { username: email, password: PASSWORD };
    expect((await new ApiClient().post("/api/auth/login", login)).status).toBe(200);
  });

  test("is stored as a hash, which is no valid token", async () => {
    const { id, token } = await invited();
    const [row] = await sql<{ token_hash: string }>("SELECT token_hash FROM invitations WHERE id = $1", [id]);
    expect(row?.token_hash).toBe(createHash("sha256").update(token).digest("hex"));
    expect(await accept(row?.token_hash ?? "")).toMatchObject({ status: 400 });
  });

  test("works once, even in concurrent requests", async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refusal(await accept(token))).toEqual([400, "RESET_TOKEN_INVALID"]);
  });

  test("is replaced by a new one to the same address, in any case", async () => {
    const first = await invited();
    const again = { ...first, email: first.email.toUpperCase(), role: "secretary" };
    expect((await admin.post("/api/invitations", again)).status).toBe(201);
    const newer = tokenIn(await waitForMail(first.email, "invitation", 2));
    expect((await accept(first.token)).status).toBe(400);
    expect((await accept(newer)).body.user).toMatchObject({ role: "secretary" });
  });

  test("expires after seven days", async () => {
    const { id, token } = await invited();
    const [row] = await sql<{ days: string }>(
      "SELECT extract(epoch FROM expires_at - created_at) / 86400 AS days FROM invitations WHERE id = $1",
      [id],
    );
    expect(Number(row?.days)).toBe(7);
    await sql("UPDATE invitations SET expires_at = now() WHERE id = $1", [id]);
    expect((await accept(token)).status).toBe(400);
    const list = await admin.get<{ id: number }[]>("/api/invitations");
    expect(list.body.map((one) => one.id)).not.toContain(id);
  });

  test("is listed and can be ended", async () => {
    const { id, email, token } = await invited({ role: "treasurer" });
    const list = await admin.get<{ id: number }[]>("/api/invitations");
    expect(list.body.find((one) => one.id === id)).toMatchObject({ email, role: "treasurer" });
    expect(JSON.stringify(list.body)).not.toContain("oken");
    expect((await admin.delete(`/api/invitations/${id}`)).status).toBe(200);
    expect((await admin.delete(`/api/invitations/${id}`)).status).toBe(404);
    expect((await accept(token)).status).toBe(400);
  });

  test("is valid only while its sender is an administrator", async () => {
    const sender = await newPersonWithRole("admin");
    const body = newInvitation({ role: "admin" });
    expect((await sender.client.post("/api/invitations", body)).status).toBe(201);
    const token = tokenIn(await waitForMail(body.email, "invitation"));
    await admin.patch(`/api/users/${sender.user.id}`, { role: "customer" });
    expect((await accept(token)).status).toBe(400);
  });

  test("rejects weak passwords and stays valid afterwards", async () => {
    const { token } = await invited();
    for (const weak of ["corta1A", "tuttominuscolo1", "TUTTOMAIUSCOLO1", "SenzaNumeri"])
      expect((await accept(token, weak)).status).toBe(400);
    expect((await accept(token)).status).toBe(201);
  });

  test("gives two people of the same name different usernames", async () => {
    const firstName = newName();
    const one = await invited({ firstName, email: `uno.${firstName}@example.org` });
    const two = await invited({ firstName, email: `due.${firstName}@example.org` });
    const names = [await accept(one.token), await accept(two.token)].map(({ body }) => body.user.username);
    expect(names).toEqual([`${firstName.toLowerCase()}.rossi`, `${firstName.toLowerCase()}.rossi2`]);
  });
});

describe("The limits of invitations", () => {
  test("an address with an account is not invited, because its role can be changed", async () => {
    const { user } = await newCustomer();
    const answer = await admin.post("/api/invitations", newInvitation({ email: user.email }));
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, "DUPLICATE"]);
  });

  test("an account that has verified the address meanwhile is not taken over", async () => {
    const { email, token } = await invited();
    const { user } = await newVerifiedCustomer({ email });
    expect((await accept(token)).status).toBe(409);
    const [row] = await sql("SELECT role FROM users WHERE id = $1", [user.id]);
    expect(row).toEqual({ role: "customer" });
  });

  test("an unverified account that a stranger registers with the address ends on acceptance", async () => {
    const { email, token } = await invited();
    const stranger = await newCustomer({ email });
    const { status, body } = await accept(token);
    expect([status, body.user]).toEqual([
      201,
      expect.objectContaining({ email, role: "desk", isVerified: true }),
    ]);
    expect(body.user.id).not.toBe(stranger.user.id);
    expect((await stranger.client.get("/api/users/me")).status).toBe(401);
    expect(await sql("SELECT id FROM users WHERE email = $1", [email])).toEqual([{ id: body.user.id }]);
  });

  test("an unverified account stays until the acceptance, and ends only if that was requested", async () => {
    const { client, user } = await newCustomer();
    const body = newInvitation({ email: user.email });
    expect((await admin.post("/api/invitations", body)).status).toBe(409);
    const asked = await admin.post("/api/invitations", { ...body, replacesUnverified: true });
    expect(asked.status).toBe(201);
    const token = tokenIn(await waitForMail(user.email, "invitation"));
    expect((await accept(token, "corta")).status).toBe(400);
    expect((await client.get("/api/users/me")).status).toBe(200);
    expect((await accept(token)).status).toBe(201);
    expect((await client.get("/api/users/me")).status).toBe(401);
  });

  test("an invitation is accepted while strangers register its address repeatedly", async () => {
    const { user } = await newCustomer();
    const body = newInvitation({ email: user.email, replacesUnverified: true });
    expect((await admin.post("/api/invitations", body)).status).toBe(201);
    const token = tokenIn(await waitForMail(user.email, "invitation"));
    let isOver = false;
    const keepRegistering = async () => {
      const again = () => registrationBody({ email: user.email });
      while (!isOver) await new ApiClient().post("/api/auth/register", again());
    };
    const strangers = [keepRegistering(), keepRegistering(), keepRegistering()];
    const { status } = await accept(token);
    isOver = true;
    await Promise.all(strangers);
    expect(status).toBe(201);
    const ofAddress = "SELECT role::text, is_verified FROM users WHERE email = $1";
    expect(await sql(ofAddress, [user.email])).toEqual([{ role: "desk", is_verified: true }]);
  });

  test.each([
    ["has verified it", newVerifiedCustomer],
    ["works in the panel", () => newPersonWithRole("secretary")],
  ])("an invitation never replaces an account that %s", async (_, make) => {
    const { user } = await make();
    const body = newInvitation({ email: user.email, replacesUnverified: true });
    expect((await admin.post("/api/invitations", body)).status).toBe(409);
  });

  test("a role that is unknown, or not for staff, is rejected at its field", async () => {
    for (const role of ["customer", "owner", "", undefined]) {
      const { status, body } = await admin.post("/api/invitations", newInvitation({ role }));
      expect([role, status, Object.keys((body as { errors: object }).errors)]).toEqual([role, 400, ["role"]]);
    }
  });

  test("the role is the invitation's, whatever is sent with the password", async () => {
    const { token } = await invited();
    const more = { token, password: PASSWORD, role: "admin", isAdmin: true, email: "altra@example.org" };
    const { body } = await new ApiClient().post<{ user: object }>("/api/auth/accept-invitation", more);
    expect(body.user).toMatchObject({ role: "desk" });
  });
});

test("the log records the inviter and the role, without a name or address", async () => {
  const { id, email, firstName } = await invited();
  const { body } = await admin.get<{ changes: object }[]>(`/api/audit?entity=invitation&entityId=${id}`);
  expect(body[0]?.changes).toMatchObject({
    role: { from: null, to: "desk" },
    email: { from: null, to: null },
  });
  expect(JSON.stringify(body)).not.toContain(email);
  expect(JSON.stringify(body)).not.toContain(firstName);
});
