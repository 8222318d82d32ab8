import "server-only";
import type { Queryable } from "@/lib/data/client";
import type { Payable } from "@/lib/data/money/payables";
import { findAccount } from "@/lib/data/person/accounts";
import type { Receipt } from "@/lib/schemas/till/receipt";

/** To whom a receipt is made out by default: the account where there is one, else the name on the booking or sign-up. */
export async function findReceiptHolder(
  on: Queryable,
  { firstName, lastName, userId }: Pick<Payable, "firstName" | "lastName" | "userId">,
): Promise<Receipt["holder"]> {
  const account = userId === null ? null : await findAccount(userId, on);
  if (account === null) return { name: `${firstName} ${lastName}`.trim(), fiscalCode: null, address: null };
  const town = [account.postalCode, account.city].filter((part) => part).join(" ");
  const address = [account.address, town].filter((part) => part).join(", ");
  return {
    name: `${account.firstName} ${account.lastName}`,
    fiscalCode: account.fiscalCode,
    address: address === "" ? null : address,
  };
}
