import "server-only";
import type { Queryable } from "@/lib/data/client";
import type { Charge } from "@/lib/data/money/read-charges";
import { findHolder } from "@/lib/data/person/people";
import { fullName } from "@/lib/domain/person/full-name";
import type { Receipt } from "@/lib/schemas/till/receipt";

/** The default holder of a receipt: the person or, once anonymized, the name on the booking or sign-up. */
export async function findReceiptHolder(
  on: Queryable,
  { firstName, lastName, personId }: Pick<Charge, "firstName" | "lastName" | "personId">,
): Promise<Receipt["holder"]> {
  const person = personId === null ? null : await findHolder(on, personId);
  if (person === null) return { name: fullName({ firstName, lastName }), fiscalCode: null, address: null };
  const town = [person.postalCode, person.city].filter((part) => part).join(" ");
  const address = [person.address, town].filter((part) => part).join(", ");
  return {
    name: fullName(person),
    fiscalCode: person.fiscalCode,
    address: address === "" ? null : address,
  };
}
