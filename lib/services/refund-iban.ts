import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { recordChange } from "@/lib/data/audit-log";
import { lockBookingRows } from "@/lib/data/booking-series";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { findPayable, findPayableForUpdate, type Payable, type PayableName } from "@/lib/data/payables";
import { findRefundIban, listSeriesIdsWithoutIban, writeRefundIban } from "@/lib/data/refund-ibans";
import type { AuditEntity } from "@/lib/domain/audit/audited";
import { balanceOf, transferBackOf } from "@/lib/domain/money/balance";
import { ibanEnding } from "@/lib/domain/money/iban";
import type { PayableKind } from "@/lib/domain/money/payment";
import { AppError } from "@/lib/errors";
import type { RefundAccount } from "@/lib/schemas/refund";
import { placeNameByLink } from "./give-up-place";

const ENTITIES: Record<PayableKind, AuditEntity> = {
  booking: "booking",
  course: "course-booking",
  event: "registration",
};

const unknown = () =>
  new AppError("NOT_FOUND", { message: "La prenotazione o l'iscrizione indicata non esiste." });

/** @throws AppError NOT_FOUND for whoever neither owns it nor uses the panel */
async function requireVisible(name: PayableName, user: SignedInUser): Promise<Payable> {
  const payable = await findPayable(prisma(), name);
  if (payable === null || (!user.isAdmin && payable.userId !== user.id)) throw unknown();
  return payable;
}

async function accountOf(on: Queryable, payable: Payable): Promise<RefundAccount> {
  const { refundDue } = balanceOf(payable, payable.entries);
  const iban = await findRefundIban(on, payable);
  return withIban({ refundDue, ...transferBackOf(refundDue, payable.entries) }, iban);
}

const withIban = (
  account: Omit<RefundAccount, "iban" | "ibanEnding">,
  iban: string | null,
): RefundAccount => ({
  ...account,
  iban,
  ibanEnding: iban === null ? null : ibanEnding(iban),
});

/** Whoever waits for the money sees the end of the number again; the whole is for who sends it. */
const forCustomer = (account: RefundAccount): RefundAccount => ({ ...account, iban: null });

/** The same by its name, for the site's own use. @throws AppError NOT_FOUND */
export async function refundAccountOf(on: Queryable, name: PayableName): Promise<RefundAccount> {
  const payable = await findPayable(on, name);
  if (payable === null) throw unknown();
  return accountOf(on, payable);
}

/**
 * What is to be given back of something, how much of it by transfer, and to which IBAN.
 * @throws AppError NOT_FOUND
 */
export async function findRefundAccount(name: PayableName, user: SignedInUser): Promise<RefundAccount> {
  const account = await accountOf(prisma(), await requireVisible(name, user));
  return user.isAdmin ? account : forCustomer(account);
}

/** The same for who has the link of a place. @throws AppError NOT_FOUND */
export async function findLinkedRefundAccount(token: string): Promise<RefundAccount> {
  return forCustomer(await refundAccountOf(prisma(), await placeNameByLink(prisma(), token)));
}

/** The other dates of a series, which are asked for once, locked together with the one that is named. */
async function lockOthers(tx: Transaction, { kind, id }: PayableName): Promise<number[]> {
  if (kind !== "booking") return [];
  const others = await listSeriesIdsWithoutIban(tx, id);
  await lockBookingRows(tx, [id, ...others]);
  return others;
}

async function writeToOthers(tx: Transaction, others: readonly number[], iban: string): Promise<void> {
  for (const id of others) {
    const payable = await findPayable(tx, { kind: "booking", id });
    if (payable !== null && (await accountOf(tx, payable)).byTransfer > 0)
      await writeRefundIban(tx, payable, iban);
  }
}

async function write(name: PayableName, iban: string | null): Promise<RefundAccount> {
  return prisma().$transaction(async (tx) => {
    const others = await lockOthers(tx, name);
    const payable = await findPayableForUpdate(tx, name);
    if (payable === null) throw unknown();
    const before = await accountOf(tx, payable);
    if (iban !== null && before.byTransfer === 0)
      throw new AppError("NOTHING_DUE", { message: "Non c'è nulla da restituire con bonifico." });
    await writeRefundIban(tx, name, iban);
    if (iban !== null) await writeToOthers(tx, others, iban);
    await recordChange(tx, {
      action: "update",
      entity: ENTITIES[name.kind],
      entityId: name.id,
      before: { refundIban: before.iban },
      after: { refundIban: iban },
    });
    return withIban(before, iban);
  });
}

/**
 * Says where a refund by transfer goes, or (null) takes that back.
 * @throws AppError NOT_FOUND, NOTHING_DUE when nothing is to be given back by transfer
 */
export async function changeRefundIban(
  name: PayableName,
  iban: string | null,
  user: SignedInUser,
): Promise<RefundAccount> {
  await requireVisible(name, user);
  const account = await write(name, iban);
  return user.isAdmin ? account : forCustomer(account);
}

/** The same for who has the link of a place. @throws AppError NOT_FOUND, NOTHING_DUE */
export async function changeLinkedRefundIban(token: string, iban: string | null): Promise<RefundAccount> {
  return forCustomer(await write(await placeNameByLink(prisma(), token), iban));
}
