import "server-only";
import { z } from "zod";
import type { Queryable, Transaction } from "@/lib/data/client";
import { Prisma, type ChargeKind as StoredKind } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { type CardChargeKind, isCardKind } from "@/lib/domain/money/payment";
import { notFoundError } from "@/lib/errors";
import { CHARGE_TABLES } from "./charge-tables";
import { ledgerSelect } from "./ledger-entries";
import { type ChargeName, chargeNameOf } from "./read-charges";
import { rowIdOf, signUpFields } from "./sign-up-numbers";

/** Charges: the amounts owed to which payments, checkouts and refunds refer, whatever their kind. */

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

/** @throws Error if the charge is of a kind that is not paid by card */
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

/** The columns read of the charge of something that can be canceled. */
export const owedSelect = {
  totalAmount: true,
  refundPercent: true,
  refundAmount: true,
  promoAmount: true,
  promoCode: { select: { code: true } },
  payments: ledgerSelect,
} as const satisfies Prisma.ChargeSelect;

/** The columns of a charge among the fields of the thing it is for. */
const COLUMNS = [
  ...(["totalAmount", "refundPercent", "refundAmount", "promoCodeId", "promoAmount"] as const),
  ...(["prepayAmount", "payBy", "prepayRemindAt", "depositAmount"] as const),
];
type Column = (typeof COLUMNS)[number];

/** Separates the fields of a charge from those of the thing it is for. */
export function splitCharge<Fields extends object>(fields: Fields) {
  const isColumn = (name: string) => COLUMNS.some((column) => column === name);
  const pick = (isMeant: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => isMeant(name)));
  return {
    charge: pick(isColumn) as Pick<Fields, keyof Fields & Column>,
    own: pick((name) => !isColumn(name)) as Omit<Fields, Column>,
  };
}

/** Updates a charge; does nothing if `data` is empty. */
export async function updateCharge(
  tx: Transaction,
  where: Prisma.ChargeWhereInput,
  data: Prisma.ChargeUncheckedUpdateManyInput,
): Promise<void> {
  if (Object.keys(data).length > 0) await tx.charge.updateMany({ where, data });
}

type Charged = { totalAmount: number };

/**
 * Inserts the charges of new things in one statement. By default the whole total is owed.
 * @returns the remaining fields of each thing with the id of its charge, in order
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

/** As `withCharges`, for one thing. */
export async function withCharge<Fields extends Charged>(tx: Transaction, kind: StoredKind, thing: Fields) {
  const [charged] = await withCharges(tx, kind, [thing]);
  if (charged === undefined) throw new Error("A charge was not written");
  return charged;
}
