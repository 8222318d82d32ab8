import type { MailingPreview } from "@/lib/schemas/panel/mailing";
import { admin } from "../../helpers/admin";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { newMember } from "../../helpers/members";
import { pay } from "../../helpers/money";
import { newPanelPerson } from "../../helpers/panel-people";
import { buyPass, newPassProduct } from "../../helpers/passes";
import { newEmail } from "../../helpers/people";

/* The recipients of a mailing. */

const TEXT = { subject: "Si cambia orario", text: "Da lunedì alle 18.", kind: "service" };
const write = <T = object>(audience: object, more: object = {}, path = "") =>
  admin.post<T>(`/api/mailings${path}`, { ...TEXT, audience, ...more });
const newPerson = () => newPanelPerson(admin, { email: newEmail() });
const subscribe = (id: number) =>
  sql("UPDATE people SET newsletter_since = now() - interval '1 day' WHERE id = $1", [id]);

describe("The audience", () => {
  const counts = async (audience: object, more: object = {}) => {
    const { body } = await write<MailingPreview>(audience, more, "/preview");
    const { recipients, skipped } = body;
    return { recipients, skipped };
  };

  test("selects members by status, category and open fee", async () => {
    const before = await counts({ members: {} });
    const open = await counts({ members: { feeOpen: true } });
    await newMember(admin, inDays(0), { email: newEmail() });
    // Other tests add members at the same time.
    expect((await counts({ members: {} })).recipients).toBeGreaterThan(before.recipients);
    expect((await counts({ members: { feeOpen: true } })).recipients).toBeGreaterThan(open.recipients);
    expect(await counts({ members: { category: "ordinario", feeOpen: false } })).toMatchObject({
      recipients: expect.any(Number),
    });
  });

  test("selects active sign-ups for a course or an event", async () => {
    const course = await newCourse(admin);
    const event = await newEvent(admin);
    await bookCourse(course, { email: newEmail() });
    await registerFor(event, { email: newEmail() });
    expect(await counts({ course: course.id })).toEqual({ recipients: 1, skipped: 0 });
    expect(await counts({ event: event.id })).toEqual({ recipients: 1, skipped: 0 });
    await sql(
      "UPDATE sign_ups SET status = 'canceled', canceled_at = now(), canceled_by = 'centre' WHERE event_id = $1",
      [event.id],
    );
    expect(await counts({ event: event.id })).toEqual({ recipients: 0, skipped: 0 });
  });

  test("selects the owners of an active pass of a product", async () => {
    const product = await newPassProduct(admin);
    expect(await counts({ pass: product.id })).toEqual({ recipients: 0, skipped: 0 });
    const owner = await newPerson();
    const pass = await buyPass(admin, product.id, { personId: owner.id });
    await pay(admin, { amount: pass.dueAmount, passId: pass.id });
    expect(await counts({ pass: product.id })).toEqual({ recipients: 1, skipped: 0 });
    expect(await counts({ pass: product.id }, { kind: "newsletter" })).toEqual({ recipients: 0, skipped: 1 });
  });

  test("selects the subscribers, for news only", async () => {
    const before = await counts({ subscribers: true }, { kind: "newsletter" });
    await subscribe((await newPerson()).id);
    const after = await counts({ subscribers: true }, { kind: "newsletter" });
    expect(after.recipients).toBeGreaterThan(before.recipients);
    const refused = await write({ subscribers: true });
    expect([refused.status, Object.keys((refused.body as { errors?: object }).errors ?? {})]).toEqual([
      400,
      ["kind"],
    ]);
  });

  test.each([
    ["an unknown course", { course: 999_999_999 }],
    ["an unknown event", { event: 999_999_999 }],
    ["an unknown pass", { pass: 999_999_999 }],
    ["an unknown category", { members: { category: "nessuna" } }],
    ["an unknown person", { people: [999_999_999] }],
  ])("is rejected if it names %s", async (_, audience) => {
    const { status, body } = await write<{ errors?: object }>(audience, { kind: "newsletter" });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["audience"]]);
  });
});
