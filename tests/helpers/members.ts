import type { Member, SentMember } from "@/lib/schemas/membership/member";
import type { ApiClient } from "./api";
import { newPanelPerson } from "./panel-people";
import { newFiscalCode } from "./people";

/** The personal data that the register requires. */
export const registerData = () => ({
  ...{ dateOfBirth: "1980-05-01", placeOfBirth: "Milano", fiscalCode: newFiscalCode() },
  ...{ address: "Via Roma 1", city: "Milano", postalCode: "20100" },
});

/** A paper application of a new person, entered in the panel. */
export async function newApplication(
  staff: ApiClient,
  application: Record<string, unknown> = {},
  person: Record<string, unknown> = {},
): Promise<Member> {
  const { id: personId } = await newPanelPerson(staff, { ...registerData(), ...person });
  const { status, body } = await staff.post<SentMember>("/api/members", {
    personId,
    category: "ordinario",
    ...application,
  });
  if (status !== 201) throw new Error(`The application answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export const RESOLUTION = "verbale n. 4 del 12/11/2026";

export async function admit(admin: ApiClient, id: number, on: string): Promise<SentMember> {
  const decision = { admit: true, on, resolution: RESOLUTION };
  const { status, body } = await admin.post<SentMember>(`/api/members/${id}/decision`, decision);
  if (status !== 200) throw new Error(`The decision answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A new person who is a member since the given day. */
export async function newMember(
  admin: ApiClient,
  on: string,
  person: Record<string, unknown> = {},
): Promise<SentMember> {
  const { id } = await newApplication(admin, { appliedOn: on }, person);
  return admit(admin, id, on);
}

/** Pays the amount due of the member's latest fee in cash. Returns the payment's id. */
export async function payFee(staff: ApiClient, { fees: [fee] }: Member): Promise<number> {
  if (fee === undefined) throw new Error("There is no fee");
  const payment = { kind: "payment", method: "cash", amount: fee.dueAmount, feeId: fee.id };
  const { status, body } = await staff.post<{ id: number }>("/api/payments", payment);
  if (status !== 201) throw new Error(`The payment answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}
