import type { ApiClient } from "./api";
import { mailsIn, tokenOf } from "./mail-folder";
import { newCustomer, type TestUser } from "./people";

/** Verifies the address of an account in its own session, with the link of its welcome e-mail. */
export async function verifyAddress(client: ApiClient, { email }: TestUser): Promise<void> {
  const [welcome] = await mailsIn(email, "welcome", 1);
  const { status } = await client.post("/api/auth/verify-email", { token: tokenOf(welcome) });
  if (status !== 200) throw new Error(`The verification of ${email} answered ${status}`);
}

/** Registers a customer with a verified address. */
export async function newVerifiedCustomer(
  overrides: Record<string, unknown> = {},
): ReturnType<typeof newCustomer> {
  const person = await newCustomer(overrides);
  await verifyAddress(person.client, person.user);
  return person;
}
