import { ApiClient, invalid, newClientAddress } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { addAttempts } from "../../helpers/limits";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newAdmin, newCustomer, registrationBody } from "../../helpers/people";
import { newSpace } from "../../helpers/spaces";

const login = (username: string, password: string, address = newClientAddress()) =>
  new ApiClient({}, address).post("/api/auth/login", { username, password });
const register = (overrides: Record<string, unknown>, client = new ApiClient()) =>
  client.post("/api/auth/register", registrationBody(overrides));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

describe("Failed logins are counted", () => {
  test("by account, in whatever spelling of its name", async () => {
    const { user, password } = await newCustomer();
    const address = newClientAddress();
    const spellings = [
      user.username,
      user.username.toUpperCase(),
      user.email,
      user.username.replace("utente", "ｕｔｅｎｔｅ"),
      user.email.toUpperCase(),
    ];
    for (let index = 0; index < 10; index += 1)
      expect((await login(spellings[index % 5] ?? "", "Sbagliata-1", address)).status).toBe(401);
    expect((await login(user.username, password, address)).status).toBe(429);
    expect((await login(user.email, password, address)).status).toBe(429);
  });

  test("by account from any IP address, except one from which its owner signed in lately", async () => {
    const { user, password } = await newCustomer();
    const home = newClientAddress();
    expect((await login(user.username, password, home)).status).toBe(200);
    const guesses = await times(60, () => login(user.username, "Sbagliata-1"));
    expect(statuses(guesses).filter((status) => status === 401).length).toBe(50);
    expect((await login(user.username, password)).status).toBe(429);
    expect((await login(user.username, password, home)).status).toBe(200);
    await sql("UPDATE sign_in_addresses SET last_at = now() - interval '31 days' WHERE user_id = $1", [
      user.id,
    ]);
    expect((await login(user.username, password, home)).status).toBe(429);
  });

  test("by IP address, for any names, even in concurrent requests", async () => {
    const address = newClientAddress();
    expect((await login("nessuno", "Sbagliata-1", address)).status).toBe(401);
    await addAttempts("loginFailureByAddress", 49, address);
    const guesses = await times(20, (index) => login(`nessuno.${index}`, "Sbagliata-1", address));
    expect(statuses(guesses).filter((status) => status === 401).length).toBe(10);
    expect(statuses(guesses).filter((status) => status === 429).length).toBe(10);
  });
});

describe("Requests by staff", () => {
  const quote = (client: ApiClient, spaceId: number) =>
    client.post("/api/bookings/series/quote", {
      spaceId,
      dates: [{ startDate: inDays(30), endDate: inDays(30) }],
    });

  test("are exempt from the limits on sign-ups and series quotes that apply to others at their address", async () => {
    const { client: admin } = await newAdmin();
    const space = await newSpace(admin);
    const event = await newEvent(admin, { maxParticipants: 200 });
    const visitor = new ApiClient({}, admin.address);
    const signUp = async (client: ApiClient) =>
      (await client.post(`/api/events/${event.id}/registrations`, registrationFor())).status;
    const asked = async (client: ApiClient) => (await quote(client, space.id)).status;
    expect([await signUp(visitor), await asked(visitor)]).toEqual([201, 200]);
    await addAttempts("sign-up", 58, admin.address);
    await addAttempts("seriesQuote", 118, admin.address);
    expect([await signUp(admin), await signUp(visitor), await signUp(visitor)]).toEqual([201, 201, 429]);
    expect([await asked(admin), await asked(visitor), await asked(visitor)]).toEqual([200, 200, 429]);
    expect([await signUp(admin), await asked(admin)]).toEqual([201, 200]);
  });
});

describe("Refused attempts count", () => {
  test("towards the limit of 60 unknown tokens an hour", async () => {
    const client = new ApiClient();
    const guess = (index: number) => client.post("/api/auth/verify-email", { token: `nessuno${index}` });
    const answers = await times(61, guess);
    expect(statuses(answers).sort()).toEqual([...Array(60).fill(400), 429]);
    expect((await client.post("/api/auth/verify-reset-token", { token: "altro" })).status).toBe(429);
  });
});

describe("A username", () => {
  test("is rejected if it equals or resembles an existing one, even one that registers concurrently", async () => {
    const { user } = await newCustomer({ username: `lucia.${Date.now()}` });
    const own = user.username;
    for (const [username, status] of [
      [own.toUpperCase(), 409],
      [own.replace("lucia", "lucìa"), 409],
      [own.replace("lucia", "luсia"), 400],
    ] as const)
      expect([username, ...invalid(await register({ username }))]).toEqual([username, status, ["username"]]);
    const names = ["gemma", "gémma"].map((name) => `${name}.${Date.now()}`);
    const answers = await Promise.all(names.map((username) => register({ username })));
    expect(statuses(answers).sort()).toEqual([201, 409]);
  });

  test("stored by an older process without its folded form still signs in", async () => {
    const { user, password } = await newCustomer();
    await sql(
      "UPDATE users SET username_fold = NULL, username_look = NULL, email_fold = NULL WHERE id = $1",
      [user.id],
    );
    expect((await login(user.username, password)).status).toBe(200);
    expect((await login(user.email, password)).status).toBe(200);
    expect((await register({ username: user.username })).status).toBe(409);
  });
});

describe("A password", () => {
  test("is rejected if it is common, and on a change also if it is the username", async () => {
    const { client, user, password } = await newCustomer();
    const change = { currentPassword: password, newPassword: user.username };
    expect(invalid(await client.patch("/api/users/me", change))).toEqual([400, ["newPassword"]]);
    const common = await client.patch("/api/users/me", { ...change, newPassword: "FuckYou1" });
    expect(common.status).toBe(400);
    expect(invalid(await register({ password: "Qwerty123" }))).toEqual([400, ["password"]]);
  });

  test("may have up to 128 characters, all of which count", async () => {
    const long = `Aa1${"è".repeat(125)}`;
    const { user } = await newCustomer({ password: long });
    expect((await login(user.username, long)).status).toBe(200);
    expect((await login(user.username, long.slice(0, -1))).status).toBe(401);
  });
});

describe("Mails to an unverified address", () => {
  test("are limited to 20 a day; mails about the account do not count", async () => {
    const admin = await newAdmin();
    const course = await admin.client.post<{ id: number }>("/api/courses", {
      title: "Corso molto richiesto",
      price: "10",
    });
    const email = `bersaglio.${Date.now()}@example.org`;
    const answers = await times(23, (index) =>
      new ApiClient().post("/api/course-bookings", {
        courseId: course.body.id,
        firstName: "Nome",
        lastName: "Cognome",
        email,
        phone: "+39 333 000 0000",
        startDate: inDays(20 + index),
      }),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([201]));
    await newCustomer({ email });
    await waitForMail(email, "welcome");
    expect(await mailsTo(email, "courseBooked")).toHaveLength(20);
  });
});
