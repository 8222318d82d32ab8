import { admin } from "../../helpers/admin";
import { ApiClient, invalid } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { confirm, end, page, peopleOf, request, requested, visitor } from "../../helpers/newsletter";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { newPanelPerson } from "../../helpers/panel-people";
import { newCustomer, newEmail } from "../../helpers/people";
import { loginByCode, newCode, newCodeCustomer } from "../../helpers/sign-in-code";
import { newVerifiedCustomer, verifyAddress } from "../../helpers/verified";

/* The newsletter: subscribers have requested and confirmed it, or ticked the box of their own account. */

interface Own {
  newsletterSince: string | null;
  newsletter: boolean;
}
const own = async (client: ApiClient) => (await client.get<Own>("/api/users/me")).body;

describe("A person without an account", () => {
  test("is subscribed by confirming the mailed link, even repeatedly", async () => {
    const email = newEmail();
    const token = await requested(email, { firstName: "Nora" });
    expect(await peopleOf(email)).toEqual([]);
    expect((await page(token)).status).toBe(200);
    expect(await peopleOf(email)).toEqual([]);
    expect((await confirm(token)).status).toBe(200);
    const [person] = await peopleOf(email);
    expect(person).toMatchObject({ first_name: "Nora", last_name: "", newsletter_since: expect.any(Date) });
    expect((await confirm(token)).status).toBe(200);
    expect(await peopleOf(email)).toEqual([person]);
  });

  test("is named after the first part of the address if no name was given", async () => {
    const email = newEmail();
    await confirm(await requested(email, { language: "en" }));
    const [person] = await sql<{ first_name: string; language: string }>(
      "SELECT first_name, language FROM people WHERE email = $1",
      [email],
    );
    expect(person).toEqual({ first_name: email.split("@")[0], language: "en" });
  });

  test("is matched with an existing person of the same address and name", async () => {
    const email = newEmail();
    const kept = await newPanelPerson(admin, { firstName: "Ines", lastName: "Nota", email });
    await confirm(await requested(email, { firstName: "ines nota" }));
    expect((await peopleOf(email)).map(({ id }) => id)).toEqual([kept.id]);
  });

  test("gets no second mail while subscribed, but the same response", async () => {
    const email = newEmail();
    await confirm(await requested(email));
    const again = await request({ email: email.toUpperCase() });
    const stranger = await request({ email: newEmail() });
    expect([again.status, again.body]).toEqual([stranger.status, stranger.body]);
    const other = newEmail();
    await requested(other);
    expect(await mailsTo(email, "newsletterConfirmation")).toHaveLength(1);
  });

  test("unsubscribes through the link, even repeatedly, after which the link confirms nothing", async () => {
    const email = newEmail();
    const token = await requested(email);
    expect((await end(token)).status).toBe(404);
    await confirm(token);
    expect(await (await page(token)).text()).toContain("Non la voglio più");
    expect(await (await page(token, "/en")).text()).toContain("Unsubscribe me");
    expect((await end(token)).status).toBe(200);
    expect((await end(token)).status).toBe(200);
    expect((await peopleOf(email))[0]?.newsletter_since).toBeNull();
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: "VERIFY_TOKEN_INVALID" } });
    expect((await page(token)).status).toBe(200);
  });

  test("gets no page for an unknown or week-old link and cannot confirm with it", async () => {
    const email = newEmail();
    const token = await requested(email);
    await sql("UPDATE newsletter_links SET confirms_until = now() WHERE email = $1", [email]);
    for (const wrong of [token, "none"]) {
      expect((await confirm(wrong)).status).toBe(400);
      expect((await page(wrong)).status).toBe(404);
      expect((await end(wrong)).status).toBe(404);
    }
    expect(await peopleOf(email)).toEqual([]);
  });

  test("is rejected without an address", async () => {
    expect(invalid(await request({ email: "nessuno" }))).toEqual([400, ["email"]]);
  });
});

describe("An account", () => {
  test("that ticked the box is subscribed once its address is verified, without another mail", async () => {
    const { client, user } = await newCustomer({ newsletter: true });
    expect(await own(client)).toMatchObject({ newsletterSince: null, newsletter: true });
    expect((await peopleOf(user.email))[0]?.newsletter_since).toBeNull();
    await verifyAddress(client, user);
    expect(await own(client)).toMatchObject({ newsletterSince: expect.any(String), newsletter: true });
    expect(await mailsTo(user.email, "newsletterConfirmation")).toEqual([]);
  });

  test("that did not tick the box is not subscribed, and chooses in its profile", async () => {
    const { client } = await newVerifiedCustomer();
    expect(await own(client)).toMatchObject({ newsletterSince: null, newsletter: false });
    expect((await client.patch<Own>("/api/users/me", { newsletter: true })).body).toMatchObject({
      newsletterSince: expect.any(String),
    });
    const before = await own(client);
    await client.patch("/api/users/me", { newsletter: true });
    expect(await own(client)).toEqual(before);
    await client.patch("/api/users/me", { newsletter: false });
    expect((await own(client)).newsletterSince).toBeNull();
  });

  test("created or opened with a code is subscribed by the box only", async () => {
    const email = newEmail();
    const names = { firstName: "Dora", lastName: "Esempio" };
    const first = await loginByCode({ ...(await newCode(email)), ...names, newsletter: true });
    expect(first.status).toBe(201);
    const client = new ApiClient({ token: first.body.authToken });
    const { newsletterSince } = await own(client);
    expect(newsletterSince).not.toBeNull();
    await loginByCode({ ...(await newCode(email)), newsletter: false });
    expect((await own(client)).newsletterSince).toBe(newsletterSince);
    expect((await own((await newCodeCustomer()).client)).newsletterSince).toBeNull();
  });

  test("is subscribed by the link that was mailed to its verified address", async () => {
    const { client, user } = await newVerifiedCustomer();
    await confirm(await requested(user.email, { firstName: "Tutt'altro" }));
    expect((await own(client)).newsletterSince).not.toBeNull();
    expect(await peopleOf(user.email)).toHaveLength(1);
  });

  test("takes over a subscription of its address from before, and ends all of them", async () => {
    const email = newEmail();
    await confirm(await requested(email, { firstName: "Mira" }));
    const { client, user } = await newCustomer({ email });
    expect((await own(client)).newsletterSince).toBeNull();
    await verifyAddress(client, user);
    expect((await own(client)).newsletterSince).not.toBeNull();
    await client.patch("/api/users/me", { newsletter: false });
    expect((await peopleOf(email)).map(({ newsletter_since }) => newsletter_since)).toEqual([null, null]);
  });

  test("that is unverified loses its registrant's newsletter choice when the owner resets the password", async () => {
    const { user } = await newCustomer({ newsletter: true });
    await visitor.post("/api/auth/forgot-password", { email: user.email });
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    const password = "Tutta-nuova-123";
    expect((await visitor.post("/api/auth/reset-password", { token, newPassword: password })).status).toBe(
      200,
    );
    const login = { username: user.username, password };
    const { body } = await visitor.post<{ authToken: string }>("/api/auth/login", login);
    expect((await own(new ApiClient({ token: body.authToken }))).newsletter).toBe(false);
  });
});
