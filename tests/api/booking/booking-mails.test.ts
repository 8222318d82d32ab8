import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { bookAs } from "../../helpers/money";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer, newEmail } from "../../helpers/people";
import { newSpace, postBooking } from "../../helpers/spaces";

const CENTRE = "info@example.org";

const newRoom = async (name: string, pricePerDay = "70") => (await newSpace(admin, { name, pricePerDay })).id;

async function book(client: ApiClient, spaceId: number, email: string) {
  const { id, confirmationNumber } = await bookAs(client, spaceId, inDays(10), { email });
  return { id, number: `P${confirmationNumber}` };
}

const centreMail = async (template: string, number: string) => {
  await waitForMail(CENTRE, template);
  for (let tries = 0; tries < 40; tries += 1) {
    const found = (await mailsTo(CENTRE, template)).find((mail) => mail.subject?.includes(`#${number}`));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No ${template} mail to the centre about #${number}`);
};

describe("A booking", () => {
  test("sends the customer a confirmation with a calendar file and notifies the centre of both steps", async () => {
    const { client, user } = await newCustomer();
    const { id, number } = await book(client, await newRoom("Sala Posta"), user.email);
    const mail = await waitForMail(user.email, "bookingConfirmed");
    expect(mail.subject).toBe(`Prenotazione confermata: Sala Posta (#${number})`);
    expect(mail.attachments.map(({ filename }) => filename).filter((name) => name?.endsWith(".ics"))).toEqual(
      [`prenotazione-${number}.ics`],
    );
    expect((await centreMail("centreNewBooking", number)).replyTo?.[0]?.address).toBe(user.email);

    await client.put(`/api/bookings/${id}`, { status: "canceled" });
    expect((await waitForMail(user.email, "bookingCanceled")).text).toContain(
      "Non hai ancora pagato nulla: non c'è nulla da rimborsare e non devi pagare nulla.",
    );
    expect((await centreMail("centreCancellation", number)).text).toContain(
      "Non è stato pagato nulla: nessun rimborso da fare.",
    );
  });

  test("on request is acknowledged first, and an administrator confirms it with its amount", async () => {
    const { client, user } = await newCustomer();
    const { id, number } = await book(client, await newRoom("Sala Attesa", "su richiesta"), user.email);
    expect((await waitForMail(user.email, "bookingReceived")).text).toContain("Totale: su richiesta");
    await centreMail("centreNewRequest", number);
    await admin.put(`/api/bookings/${id}`, { status: "confirmed", totalAmount: 12_500 });
    expect((await waitForMail(user.email, "bookingApproved")).text).toContain("L'importo è di 125,00");
  });

  test("that is rejected sends no mail", async () => {
    const { client, user } = await newCustomer();
    const spaceId = await newRoom("Sala Contesa");
    await book(client, spaceId, user.email);
    const late = await newCustomer();
    const refused = await postBooking(late.client, spaceId, inDays(10), { email: late.user.email });
    expect(refused.status).toBe(409);
    const jobs = await sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'mail' AND data->'mail'->>'to' = $1 AND data->'mail'->>'template' LIKE 'booking%'",
      [late.user.email],
    );
    expect(jobs).toEqual([{ n: 0 }]);
  });

  test("notifies the customer of the new time when an administrator moves it", async () => {
    const { client, user } = await newCustomer();
    const { id } = await book(client, await newRoom("Sala Mossa"), user.email);
    await admin.put(`/api/bookings/${id}`, { startDate: inDays(15), endDate: inDays(15) });
    expect((await waitForMail(user.email, "bookingChanged")).subject).toContain("Prenotazione modificata");
    await admin.put(`/api/bookings/${id}`, { notes: "Solo una nota" });
    expect(await mailsTo(user.email, "bookingChanged")).toHaveLength(1);
  });
});

describe("The language of a mail", () => {
  test("an account set to English gets its password reset in English", async () => {
    const { client, user } = await newCustomer();
    expect((await client.patch("/api/users/me", { language: "en" })).status).toBe(200);
    await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
    const mail = await waitForMail(user.email, "passwordReset");
    expect(mail.subject).toBe("Reset your password");
    expect(mail.text).toContain(`/en/reset-password?token=${tokenIn(mail)}`);
  });

  test("a sign-in code is in the account's language, or in the request's without an account", async () => {
    const { user } = await newCustomer({ language: "en" });
    await new ApiClient().post("/api/auth/code", { email: user.email });
    const known = await waitForMail(user.email, "signInCode");
    expect(known.html).toContain('<html lang="en">');
    const [stranger, asked] = [newEmail(), { headers: { "Accept-Language": "en" } }];
    await new ApiClient().post("/api/auth/code", { email: stranger }, asked);
    expect((await waitForMail(stranger, "signInCode")).html).toContain('<html lang="en">');
  });
});
