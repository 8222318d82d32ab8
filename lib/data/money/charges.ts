import "server-only";
import { z } from "zod";
import type { Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { type CardPayableKind, isCardKind } from "@/lib/domain/money/payment";
import { notFoundError } from "@/lib/errors";
import { PAYABLE_TABLES, type PayableName, payableOf } from "./payables";
import { rowIdOf, signUpFields } from "./sign-up-numbers";

/** Charges: what payments, checkouts and refunds refer to, whatever it is that is owed. */

/** What can be paid by card online, and goes back that way. */
export type CardPayable = PayableName & { kind: CardPayableKind };

/** What Prisma selects of a charge to name what it is of. */
export const chargeName = {
  select: {
    ...{ booking: { select: { id: true } }, fee: { select: { id: true } }, pass: { select: { id: true } } },
    signUp: { select: { kind: true, number: true } },
  },
} as const satisfies Prisma.ChargeDefaultArgs;

/** What a charge is of. */
export function nameOfCharge({
  booking,
  signUp,
  fee,
  pass,
}: Prisma.ChargeGetPayload<typeof chargeName>): PayableName {
  const { courseBookingId, registrationId } = signUpFields(signUp);
  const ids = { bookingId: booking?.id ?? null, feeId: fee?.id ?? null, passId: pass?.id ?? null };
  const name = payableOf({ ...ids, courseBookingId, registrationId });
  if (name === null) throw new Error("A charge is of nothing");
  return name;
}

/** The same of what cards pay for. */
export function cardPayableOf(charge: Prisma.ChargeGetPayload<typeof chargeName>): CardPayable {
  const { kind, id } = nameOfCharge(charge);
  if (!isCardKind(kind)) throw new Error(`Cards do not pay for ${kind} ${id}`);
  return { kind, id };
}

/** The charge of a payable, in SQL. */
export const chargeOf = (name: PayableName): Prisma.Sql => Prisma.sql`
  (SELECT charge_id FROM ${PAYABLE_TABLES[name.kind].table} WHERE id = ${rowIdOf(name)})`;

const chargeRowSchema = z.object({ id: z.int().nullable() });

/** The id of the charge of a payable. @throws AppError NOT_FOUND */
export async function findChargeId(on: Queryable, name: PayableName): Promise<number> {
  const [row] = await queryRows(on, chargeRowSchema, Prisma.sql`SELECT ${chargeOf(name)} AS id`);
  if (!row?.id) throw notFoundError("payable");
  return row.id;
}
