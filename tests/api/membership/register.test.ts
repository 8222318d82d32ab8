import type { RegisterRow } from "@/lib/schemas/membership/register";
import type { MemberCheckIn } from "@/lib/schemas/sign-up/check-in";
import type { ApiClient } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays, today } from "../../helpers/days";
import { admit, newApplication, newMember, payFee, RESOLUTION } from "../../helpers/members";
import { download, textOfPdf } from "../../helpers/money";
import { newAdmin } from "../../helpers/people";
import { newPersonWithRole } from "../../helpers/staff";

/** The register of members on a given day, membership cards, and check-in with them. */

let admin: ApiClient;
let token: string;
beforeAll(async () => {
  const signedIn = await newAdmin();
  admin = signedIn.client;
  token = signedIn.token;
});

async function rowOf(memberId: number, on = today()): Promise<RegisterRow | undefined> {
  const { status, body } = await admin.get<{ rows: RegisterRow[] }>(`/api/reports/members?on=${on}`);
  expect(status).toBe(200);
  return body.rows.find(({ id }) => id === memberId);
}

/** Adds a version of a member's data as if it had been written `days` ago, with another city. */
const writtenBefore = (memberId: number, days: number, change: { city: string }) =>
  sql(
    `INSERT INTO member_versions (member_id, at, category, first_name, last_name, city)
     SELECT member_id, now() - make_interval(days => $2), category, first_name, last_name, $3
     FROM member_versions WHERE member_id = $1 ORDER BY id LIMIT 1`,
    [memberId, days, change.city],
  );

describe("The register", () => {
  test("shows a membership as it was on each day", async () => {
    const { id, person } = await newApplication(admin, { appliedOn: inDays(-20) });
    const { number } = await admit(admin, id, inDays(-10));
    await admin.post(`/api/members/${id}/end`, { on: inDays(-3), reason: "lapsed" });
    expect(await rowOf(id, inDays(-21))).toBeUndefined();
    expect(await rowOf(id, inDays(-20))).toMatchObject({ status: "applied", number: null, decidedOn: null });
    const admitted = { status: "admitted", number, decidedOn: inDays(-10), resolution: RESOLUTION };
    expect(await rowOf(id, inDays(-10))).toMatchObject({ ...admitted, endedOn: null });
    expect(await rowOf(id, inDays(-4))).toMatchObject(admitted);
    const ended = { status: "ended", endedOn: inDays(-3), endReason: "lapsed", lastName: person?.lastName };
    expect(await rowOf(id)).toMatchObject(ended);
  });

  test("stores corrections as new versions and never changes old ones", async () => {
    const member = await newMember(admin, today());
    const personId = member.personId ?? 0;
    const before = await rowOf(member.id);
    expect(before).toMatchObject({ city: "Milano", category: "ordinario" });
    const change = { city: "Torino", lastName: "Nuovo" };
    expect((await admin.patch(`/api/people/${personId}`, change)).status).toBe(200);
    expect(await rowOf(member.id)).toMatchObject(change);
    const versions = await sql("SELECT 1 FROM member_versions WHERE member_id = $1", [member.id]);
    expect(versions).toHaveLength(2);
    await expect(
      sql("UPDATE member_versions SET city = 'x' WHERE member_id = $1", [member.id]),
    ).rejects.toThrow();
    await expect(sql("DELETE FROM members WHERE id = $1", [member.id])).rejects.toThrow();
  });

  test("shows the data known on each day", async () => {
    const { id } = await newApplication(admin, { appliedOn: inDays(-30) });
    await writtenBefore(id, 0, { city: "Bari" });
    expect(await rowOf(id, inDays(-30))).toMatchObject({ city: "Milano" });
    expect(await rowOf(id)).toMatchObject({ city: "Bari" });
  });

  test("keeps its row when the person is erased", async () => {
    const member = await newMember(admin, today());
    await payFee(admin, member);
    const before = await rowOf(member.id);
    const { status } = await admin.delete(`/api/people/${member.personId}`);
    expect(status).toBe(200);
    expect(await rowOf(member.id)).toEqual(before);
    const { body } = await admin.get<object>(`/api/members/${member.id}`);
    expect(body).toMatchObject({ personId: null, person: null, number: member.number, name: member.name });
    expect((await admin.get(`/api/members/${member.id}/card`)).status).toBe(404);
  });

  test("is exported as CSV and PDF, but not for future days", async () => {
    const member = await newMember(admin, today());
    const csv = await download("/api/reports/members?format=csv", token);
    expect([csv.status, csv.type]).toEqual([200, "text/csv; charset=utf-8"]);
    const lines = new TextDecoder().decode(csv.bytes).split("\r\n");
    expect(lines.find((line) => line.startsWith(`${member.number};`))).toContain(member.person?.lastName);
    const pdf = await download("/api/reports/members?format=pdf", token);
    expect([pdf.status, pdf.type]).toEqual([200, "application/pdf"]);
    expect(await textOfPdf(pdf.bytes)).toContain(member.person?.fiscalCode);
    expect((await admin.get(`/api/reports/members?on=${inDays(1)}`)).status).toBe(400);
  });
});

describe("A membership card", () => {
  test("is for the member and staff, and its code shows at check-in whether and why it is invalid", async () => {
    const member = await newMember(admin, today());
    const text = await textOfPdf((await download(`/api/members/${member.id}/card`, token)).bytes);
    expect(text).toContain(member.name);
    expect(text).toContain(`Tessera n. ${member.number}`);
    const code = /[0-9A-F]{12}/.exec(text)?.[0] ?? "";
    const show = async () => {
      const { status, body } = await admin.post<MemberCheckIn>("/api/check-ins", {
        code: code.toLowerCase(),
      });
      expect(status).toBe(200);
      return body;
    };
    const event = await newEvent(admin, { eventDate: today(), startTime: "00:00", endTime: "23:59" });
    const place = { ...registrationFor(), personId: member.personId, seats: 2 };
    await admin.post(`/api/events/${event.id}/registrations`, place);
    expect(await show()).toMatchObject({
      ...{ kind: "member", participant: member.name, number: member.number },
      ...{ isValid: false, invalidReason: "unpaid", paidUntil: null, certificateUntil: null },
    });
    await payFee(admin, member);
    expect(await show()).toMatchObject({ isValid: true, invalidReason: null });
    await admin.post(`/api/members/${member.id}/end`, { on: today(), reason: "resigned" });
    expect(await show()).toMatchObject({ isValid: false, invalidReason: "ended" });
    const stranger = (await newPersonWithRole("customer")).client;
    expect((await stranger.get(`/api/members/${member.id}/card`)).status).toBe(404);
  });

  test("is printed with others, eight to a sheet", async () => {
    const members = [await newMember(admin, today()), await newMember(admin, today())];
    const ids = members.map(({ id }) => id).join(",");
    const { status, bytes } = await download(`/api/members/cards?ids=${ids}`, token);
    expect(status).toBe(200);
    const text = await textOfPdf(bytes);
    for (const { name } of members) expect(text).toContain(name);
  });
});
