import type { Member, MyMembership } from "@/lib/schemas/membership/member";
import type { ApiClient } from "../../helpers/api";
import { today } from "../../helpers/days";
import { admit, payFee } from "../../helpers/members";
import { newAdmin } from "../../helpers/people";
import { newVerifiedCustomer } from "../../helpers/verified";

/** A person's own membership shows until when it is valid. */

const mine = async (client: ApiClient) =>
  (await client.get<{ member: MyMembership | null }>("/api/members/me")).body.member;

test("a membership is valid from its payment until the end of its year", async () => {
  const admin = (await newAdmin()).client;
  const { client } = await newVerifiedCustomer();
  expect(await mine(client)).toBeNull();
  const application = { category: "ordinario", acceptsStatute: true };
  const { body } = await client.post<Member>("/api/members/applications", application);
  expect(await mine(client)).toMatchObject({ status: "applied", validUntil: null });
  const member = await admit(admin, body.id, today());
  expect(await mine(client)).toMatchObject({ status: "admitted", paidUntil: null, validUntil: null });
  await payFee(admin, member);
  const [fee] = member.fees;
  expect(await mine(client)).toMatchObject({ paidUntil: fee?.until, validUntil: fee?.until });
  const end = { on: today(), reason: "resigned" };
  expect((await admin.post(`/api/members/${body.id}/end`, end)).status).toBe(200);
  expect(await mine(client)).toMatchObject({ status: "ended", validUntil: null });
});
