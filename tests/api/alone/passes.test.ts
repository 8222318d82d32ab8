import type { Pass } from "@/lib/schemas/pass/pass";
import { admin } from "../../helpers/admin";
import { newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { runJob } from "../../helpers/jobs";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newPanelPerson } from "../../helpers/panel-people";
import { buyPass, newPaidPass, newPassProduct, passOf } from "../../helpers/passes";
import { newEmail } from "../../helpers/people";

/** Effects of the scheduled jobs on passes. */

/** A paid 30-day pass of a new person, with `daysLeft` days left after today. */
async function newEnding(
  daysLeft: number,
  product: Record<string, unknown> = {},
): Promise<{ email: string; personId: number; pass: Pass }> {
  const email = newEmail();
  const { id: personId } = await newPanelPerson(admin, { email });
  const startsOn = inDays(daysLeft - 29);
  const pass = await newPaidPass(admin, admin, { validDays: 30, ...product }, { personId, startsOn });
  return { email, personId, pass };
}

test("the owner of a pass with entries left is reminded once, a week before it ends", async () => {
  const [inAWeek, tomorrow, onLastDay] = [await newEnding(7), await newEnding(1), await newEnding(0)];
  const later = await newEnding(8);
  const over = await newEnding(-1);
  // A pass of a week or less gets no reminder: the mail of the sale states its end.
  const short = await newEnding(6, { validDays: 7 });
  const usedUp = await newEnding(7, { entries: 1 });
  const event = await newEvent(admin, { eventDate: inDays(3) });
  const use = { personId: usedUp.personId, passId: usedUp.pass.id };
  expect((await admin.post(`/api/events/${event.id}/registrations`, use)).status).toBe(201);
  const canceled = await newEnding(7);
  const reason = { reason: "Prova", refundAmount: 0 };
  expect((await admin.post(`/api/passes/${canceled.pass.id}/cancellation`, reason)).status).toBe(200);
  const unpaidAddress = newEmail();
  const unpaid = await newPanelPerson(admin, { email: unpaidAddress });
  const product = await newPassProduct(admin, { validDays: 30 });
  await buyPass(admin, product.id, { personId: unpaid.id, startsOn: inDays(-22) });

  await runJob("reminders");
  const mail = await waitForMail(inAWeek.email, "passEnding");
  expect(mail.text).toContain(inAWeek.pass.name);
  for (const { email } of [tomorrow, onLastDay]) await waitForMail(email, "passEnding");
  await runJob("reminders");
  // Queued last: when it arrives, a second reminder would have arrived too.
  const afterwards = await newEnding(7);
  await runJob("reminders");
  await waitForMail(afterwards.email, "passEnding");
  for (const { email } of [inAWeek, tomorrow, onLastDay])
    expect(await mailsTo(email, "passEnding")).toHaveLength(1);
  for (const { email } of [later, over, short, usedUp, canceled, { email: unpaidAddress }])
    expect(await mailsTo(email, "passEnding")).toEqual([]);
});

test("passes that ended five years ago lose their owner but stay in the ledger", async () => {
  const { pass } = await newEnding(10);
  const recent = await newEnding(10);
  const years = (id: number, count: number) =>
    sql(
      `WITH aged AS (
         UPDATE passes SET starts_on = starts_on - $2 * interval '1 year', valid_until = $3::date - $2 * interval '1 year'
         WHERE id = $1 RETURNING charge_id)
       UPDATE charges SET refund_iban = 'IT60X0542811101000000123456' WHERE id IN (SELECT charge_id FROM aged)`,
      [id, count, inDays(-1)],
    );
  await years(pass.id, 5);
  await years(recent.pass.id, 4);
  await runJob("retention");
  expect(await passOf(admin, pass.id)).toMatchObject({
    ...{ personId: null, owner: "Utente eliminato", paidAmount: 10_000, status: "expired" },
  });
  expect((await passOf(admin, recent.pass.id)).personId).toBe(recent.personId);
  const kept = await sql<{ iban: string | null }>(
    "SELECT c.refund_iban AS iban FROM passes p JOIN charges c ON c.id = p.charge_id WHERE p.id = ANY($1) ORDER BY p.id",
    [[pass.id, recent.pass.id]],
  );
  expect(kept.map(({ iban }) => iban !== null)).toEqual([false, true]);
});
