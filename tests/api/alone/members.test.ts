import { membershipYearOf } from "@/lib/domain/membership/membership-year";
import type { Member, SentMember } from "@/lib/schemas/membership/member";
import type { MemberStatisticsAnswer } from "@/lib/schemas/membership/register";
import type { Pass } from "@/lib/schemas/pass/pass";
import type { MemberCheckIn } from "@/lib/schemas/sign-up/check-in";
import type { PublicSettings, Settings } from "@/lib/schemas/site/settings";
import { admin } from "../../helpers/admin";
import { ApiClient, refusal } from "../../helpers/api";
import { newEvent } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { runJob } from "../../helpers/jobs";
import { admit, newApplication, newMember, payFee, registerData } from "../../helpers/members";
import { mailsTo, waitForMail, waitUntilMailsAreSent } from "../../helpers/outbox";
import { newPanelPerson } from "../../helpers/panel-people";
import { buyPass, newPaidPass, newPassProduct, passOf } from "../../helpers/passes";
import { newEmail } from "../../helpers/people";

/** Member settings, which apply to the whole site. */

const PATH = "/api/settings";
const ORDINARY = { key: "ordinario", label: "Socio ordinario", fee: 2000 };
const FIRST = { memberCategories: [ORDINARY], memberYearStart: "01-01", memberGraceDays: 0 };

afterAll(async () => {
  const { body } = await admin.get<Settings>(PATH);
  // Categories in use cannot be removed.
  const memberCategories = [ORDINARY, ...body.memberCategories.filter(({ key }) => key !== ORDINARY.key)];
  await admin.patch(PATH, { ...FIRST, memberCategories });
});

const set = (change: object) => admin.patch<Settings & { code: string; errors?: object }>(PATH, change);

test("the default settings have one category and are public except for the days of grace", async () => {
  const { body } = await new ApiClient().get<PublicSettings>(PATH);
  expect(body).toMatchObject({ memberCategories: [ORDINARY], memberYearStart: "01-01" });
  expect(body).not.toHaveProperty("memberGraceDays");
  expect((await admin.get<Settings>(PATH)).body.memberGraceDays).toBe(0);
});

test("a category in use cannot be removed, and its changed fee applies to later fees only", async () => {
  const free = { key: "onorario", label: "Socio onorario", fee: 0 };
  expect((await set({ memberCategories: [ORDINARY, free] })).status).toBe(200);
  const { id } = await newApplication(admin, { category: "onorario" });
  const member = await admit(admin, id, today());
  const { until } = membershipYearOf(today(), "01-01");
  // A fee of zero counts as paid at once.
  expect(member).toMatchObject({ paidUntil: until, fees: [{ totalAmount: 0, dueAmount: 0 }] });
  expect(refusal(await set({ memberCategories: [ORDINARY] }))).toEqual([409, "IN_USE"]);
  const dearer = { ...ORDINARY, fee: 2500 };
  expect((await set({ memberCategories: [dearer, free] })).status).toBe(200);
  expect((await newMember(admin, today())).fees[0]?.totalAmount).toBe(2500);
  const changed = await admin.patch<Member>(`/api/members/${id}`, { category: "ordinario" });
  expect(changed.body).toMatchObject({ category: "ordinario", fees: [{ totalAmount: 0 }] });
  expect((await admin.patch(`/api/members/${id}`, { category: "nessuna" })).status).toBe(400);
  expect((await set({ memberCategories: [ORDINARY, free] })).status).toBe(200);
});

test("the membership year begins on the day in the settings and expires after the days of grace", async () => {
  const start = inDays(-10).slice(5);
  if (start === "02-29") return;
  expect((await set({ memberYearStart: start })).status).toBe(200);
  const year = membershipYearOf(today(), start);
  const before = await newMember(admin, inDays(-11));
  expect(before.fees[0]?.until).toBe(inDays(-11));
  await payFee(admin, before);
  expect((await newMember(admin, today())).fees[0]).toMatchObject({ from: year.from, until: year.until });
  const [{ card_code: code } = { card_code: "" }] = await sql<{ card_code: string }>(
    "SELECT card_code FROM members WHERE id = $1",
    [before.id],
  );
  const validity = async () => (await admin.post<MemberCheckIn>("/api/check-ins", { code })).body;
  expect(await validity()).toMatchObject({
    isValid: false,
    invalidReason: "expired",
    paidUntil: inDays(-11),
  });
  expect((await set({ memberGraceDays: 10 })).status).toBe(200);
  expect((await validity()).isValid).toBe(false);
  expect((await set({ memberGraceDays: 11 })).status).toBe(200);
  expect((await validity()).isValid).toBe(true);
  expect((await set({ memberGraceDays: 0, memberYearStart: "01-01" })).status).toBe(200);
});

test("the job creates the current year's fee for every member without one for today", async () => {
  const start = inDays(9).slice(5);
  if (start === "02-29") return;
  const year = Number(today().slice(0, 4));
  const covered = await newMember(admin, today());
  // Admitted in the previous year: no fee covers today.
  const behind = await newMember(admin, `${year - 1}-06-30`);
  const yearsOf = async ({ id }: Member) =>
    (await admin.get<Member>(`/api/members/${id}`)).body.fees.map(({ year }) => year);
  await runJob("member-fees");
  expect([await yearsOf(covered), await yearsOf(behind)]).toEqual([[year], [year, year - 1]]);
  // The year now begins later: a member who has paid for today owes nothing more.
  await set({ memberYearStart: start });
  await runJob("member-fees");
  expect([await yearsOf(covered), await yearsOf(behind)]).toEqual([[year], [year, year - 1]]);
  await set({ memberYearStart: "01-01" });
});

test("moving the start of the membership year leaves no month that cannot be charged", async () => {
  const year = Number(today().slice(0, 4));
  const [whole, between] = [await newMember(admin, today()), await newMember(admin, today())];
  await set({ memberYearStart: "09-01" });
  const gap = { from: `${year + 1}-01-01`, until: `${year + 1}-08-31`, amount: 1300 };
  expect((await admin.post(`/api/members/${between.id}/fees`, gap)).status).toBe(201);
  const periodsOf = async ({ id }: Member) =>
    (await admin.get<Member>(`/api/members/${id}`)).body.fees.map(({ from, until }) => [from, until]);
  for (let time = 0; time < 2; time += 1) await admin.post("/api/members/fees", { year });
  expect(await periodsOf(whole)).toEqual([
    [`${year}-09-01`, `${year + 1}-08-31`],
    [`${year}-01-01`, `${year}-12-31`],
  ]);
  expect(await periodsOf(between)).toEqual([
    [gap.from, gap.until],
    [`${year}-01-01`, `${year}-12-31`],
  ]);
  await set({ memberYearStart: "01-01" });
});

test("members are reminded once before their fee is due and once when it is late", async () => {
  const coming = inDays(20).slice(5);
  if (coming === "02-29") return;
  await set({ memberYearStart: coming });
  const paid = { email: `rinnovo.${Date.now()}@example.org` };
  const member: SentMember = await newMember(admin, today(), paid);
  await payFee(admin, member);
  const late = { email: `ritardo.${Date.now()}@example.org` };
  const behind = await newMember(admin, inDays(-40), late);
  expect(behind.fees[0]?.dueAmount).toBe(2000);
  await runJob("reminders");
  await runJob("reminders");
  const before = await waitForMail(paid.email, "feeReminder");
  expect(before.subject).toContain("si rinnova");
  const after = await waitForMail(late.email, "feeReminder", 2);
  expect(after.text).toContain("20,00");
  await waitUntilMailsAreSent();
  expect(await mailsTo(paid.email, "feeReminder")).toHaveLength(1);
  // One for the late fee of the present year and one for the coming year's.
  expect(await mailsTo(late.email, "feeReminder")).toHaveLength(2);
  await set({ memberYearStart: "01-01" });
});

test("the retention job keeps members, applicants and those rejected lately, however long they were away", async () => {
  const member = await newMember(admin, today());
  const applicant = await newApplication(admin);
  const rejected = await newApplication(admin);
  const decision = { admit: false, on: today(), resolution: "verbale n. 5" };
  await admin.post(`/api/members/${rejected.id}/decision`, decision);
  const lately = await newApplication(admin);
  await admin.post(`/api/members/${lately.id}/decision`, decision);
  const ids = [member, applicant, rejected, lately].map(({ personId }) => personId);
  await sql(
    "UPDATE people SET created_at = now() - interval '3 years', last_seen_at = NULL WHERE id = ANY($1::int[])",
    [ids],
  );
  const daysBack = "applied_on = applied_on - 1100, decided_on = decided_on - 1100";
  await sql(`UPDATE members SET ${daysBack} WHERE person_id = $1`, [rejected.personId]);
  await runJob("retention");
  const left = await sql<{ id: number }>("SELECT id FROM people WHERE id = ANY($1::int[]) ORDER BY id", [
    ids,
  ]);
  expect(left.map(({ id }) => id)).toEqual([member, applicant, lately].map(({ personId }) => personId));
  expect((await admin.get<Member>(`/api/members/${rejected.id}`)).body.personId).toBeNull();
});

test("the statistics of a year count admissions, departures and fees", async () => {
  const read = async () => {
    const { status, body } = await admin.get<MemberStatisticsAnswer>("/api/reports/members/statistics");
    expect(status).toBe(200);
    return body;
  };
  const before = await read();
  const member = await newMember(admin, today());
  await payFee(admin, await newMember(admin, today()));
  await admin.post(`/api/members/${member.id}/end`, { on: today(), reason: "deceased" });
  const after = await read();
  expect(after.admitted - before.admitted).toBeGreaterThanOrEqual(2);
  expect((after.ended.deceased ?? 0) - (before.ended.deceased ?? 0)).toBeGreaterThanOrEqual(1);
  expect(after.fees.paidAmount - before.fees.paidAmount).toBeGreaterThanOrEqual(2000);
  expect(after.atEnd).toBe(after.byCategory.reduce((sum, { count }) => sum + count, 0));
});

describe("The jobs on passes", () => {
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
});

test("a category cannot be removed while a person applies for it", async () => {
  let { memberCategories } = (await admin.get<Settings>(PATH)).body;
  for (let round = 0; round < 5; round += 1) {
    const racing = { ...ORDINARY, key: `gara-${round}`, label: `Gara ${round}` };
    await set({ memberCategories: [...memberCategories, racing] });
    const { id: personId } = await newPanelPerson(admin, registerData());
    const [applied, removed] = await Promise.all([
      admin.post("/api/members", { personId, category: racing.key }),
      set({ memberCategories }),
    ]);
    // Exactly one of the two succeeds.
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([applied.status, removed.status]);
    if (applied.status === 201) memberCategories = [...memberCategories, racing];
  }
});
