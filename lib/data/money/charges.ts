import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma, type ChargeKind as StoredKind } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { type CardChargeKind, isCardKind } from "@/lib/domain/money/payment";
import { notFoundError } from "@/lib/errors";
import { ledgerSelect } from "./ledger-entries";
import { CHARGE_TABLES, type ChargeName, chargeNameOf } from "./read-charges";
import { rowIdOf, signUpFields } from "./sign-up-numbers";

/** Charges: what payments, checkouts and refunds refer to, whatever it is that is owed. */

/** What can be paid by card online, and goes back that way. */
export type CardCharge = ChargeName & { kind: CardChargeKind };

export const chargeName = {
  select: {
    booking: { select: { id: true } },
    fee: { select: { id: true } },
    pass: { select: { id: true } },
    signUp: { select: { kind: true, number: true } },
  },
} as const satisfies Prisma.ChargeDefaultArgs;

export function nameOfCharge({
  booking,
  signUp,
  fee,
  pass,
}: Prisma.ChargeGetPayload<typeof chargeName>): ChargeName {
  const { courseBookingId, registrationId } = signUpFields(signUp);
  const ids = { bookingId: booking?.id ?? null, feeId: fee?.id ?? null, passId: pass?.id ?? null };
  const name = chargeNameOf({ ...ids, courseBookingId, registrationId });
  if (name === null) throw new Error("A charge is of nothing");
  return name;
}

/** The same of what cards pay for. */
export function cardChargeOf(charge: Prisma.ChargeGetPayload<typeof chargeName>): CardCharge {
  const { kind, id } = nameOfCharge(charge);
  if (!isCardKind(kind)) throw new Error(`Cards do not pay for ${kind} ${id}`);
  return { kind, id };
}

export const chargeOf = (name: ChargeName): Prisma.Sql => Prisma.sql`
  (SELECT charge_id FROM ${CHARGE_TABLES[name.kind].table} WHERE id = ${rowIdOf(name)})`;

const chargeRowSchema = z.object({ id: z.int().nullable() });

/** @throws AppError NOT_FOUND */
export async function findChargeId(on: Queryable, name: ChargeName): Promise<number> {
  const [row] = await queryRows(on, chargeRowSchema, Prisma.sql`SELECT ${chargeOf(name)} AS id`);
  if (!row?.id) throw notFoundError("payable");
  return row.id;
}

/** What is read of the charge of something that may be canceled. */
export const owedSelect = {
  totalAmount: true,
  refundPercent: true,
  refundAmount: true,
  promoAmount: true,
  promoCode: { select: { code: true } },
  payments: ledgerSelect,
} as const satisfies Prisma.ChargeSelect;

/** The columns of a charge among the fields of what it is of. */
const COLUMNS = [
  ...(["totalAmount", "refundPercent", "refundAmount", "promoCodeId", "promoAmount"] as const),
  ...(["prepayAmount", "payBy", "prepayRemindAt", "depositAmount"] as const),
];
type Column = (typeof COLUMNS)[number];

/** Separates the fields of a charge from those of what it is of. */
export function splitCharge<Fields extends object>(fields: Fields) {
  const isColumn = (name: string) => COLUMNS.some((column) => column === name);
  const pick = (isMeant: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => isMeant(name)));
  return {
    charge: pick(isColumn) as Pick<Fields, keyof Fields & Column>,
    own: pick((name) => !isColumn(name)) as Omit<Fields, Column>,
  };
}

/** Writes what changes of the charge of something, if anything does. */
export async function updateCharge(
  tx: Transaction,
  where: Prisma.ChargeWhereInput,
  data: Prisma.ChargeUncheckedUpdateManyInput,
): Promise<void> {
  if (Object.keys(data).length > 0) await tx.charge.updateMany({ where, data });
}

type Charged = { totalAmount: number };

/**
 * Writes the charges of things to be written, in one statement. All of a total is owed where nothing else is said.
 * @returns what is then written of each thing, in order
 */
export async function withCharges<Fields extends Charged>(
  tx: Transaction,
  kind: StoredKind,
  things: readonly Fields[],
  owedOf: (thing: Fields) => number = ({ totalAmount }) => totalAmount,
) {
  const rows = await tx.charge.createManyAndReturn({
    data: things.map((thing) => {
      const { totalAmount, ...charge } = splitCharge<Charged>(thing).charge;
      return { ...charge, totalAmount, kind, owedAmount: owedOf(thing) };
    }),
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  return things.map((thing, index) => ({ ...splitCharge(thing).own, chargeId: ids[index] ?? 0 }));
}

/** The same of one thing. */
export async function withCharge<Fields extends Charged>(tx: Transaction, kind: StoredKind, thing: Fields) {
  const [charged] = await withCharges(tx, kind, [thing]);
  if (charged === undefined) throw new Error("A charge was not written");
  return charged;
}
