import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { lockBookingRows } from "@/lib/data/booking/booking-series";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import {
  findPayable,
  findPayableForUpdate,
  type Payable,
  type PayableName,
  requirePayable,
} from "@/lib/data/money/payables";
import { findRefundIban, listSeriesIdsWithoutIban, writeRefundIban } from "@/lib/data/money/refund-ibans";
import { isCurrentHash } from "@/lib/data/person/accounts";
import { recordChange } from "@/lib/data/site/audit-log";
import { balanceOf, transferBackOf } from "@/lib/domain/money/balance";
import { ibanEnding } from "@/lib/domain/money/iban";
import type { PayableKind } from "@/lib/domain/money/payment";
import type { AuditEntity } from "@/lib/domain/site/audited";
import { AppError, notFoundError } from "@/lib/errors";
import type { RefundAccount, RefundIbanInput } from "@/lib/schemas/money/refund";
import { requirePassword, wrongPassword } from "@/lib/services/person/change-password";
import { placeNameByLink } from "@/lib/services/sign-up/give-up-place";
import { site } from "@/lib/site";
import { notifyRefundIban } from "./notify-refund-iban";

const ENTITIES: Record<PayableKind, AuditEntity> = {
  booking: "booking",
  course: "course-booking",
  event: "registration",
};

/** @throws AppError NOT_FOUND for whoever neither owns it nor uses the panel */
async function requireVisible(name: PayableName, user: SignedInUser): Promise<Payable> {
  const payable = await requirePayable(prisma(), name);
  if (!user.isAdmin && payable.userId !== user.id) throw notFoundError("payable");
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
  return accountOf(on, await requirePayable(on, name));
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
export async function findLinkedRefundAccount(token: string, now: Date): Promise<RefundAccount> {
  return forCustomer(await refundAccountOf(prisma(), await placeNameByLink(token, now)));
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

/** Who asks: somebody signed in, who has a password, or whoever has the link of a place (null). */
type Asker = Pick<SignedInUser, "id"> | null;

const LINK_CHANGES_NOTHING = `L'IBAN di questo rimborso c'è già, e con il solo link non si può cambiare: accedi al tuo account, oppure scrivici o chiamaci al ${site.phones[0] ?? site.email}.`;

/** Another IBAN than the one that was given needs more than a session or a link. */
function refuseUnproven(asker: Asker): AppError {
  return asker === null
    ? new AppError("WRONG_PASSWORD", { message: LINK_CHANGES_NOTHING })
    : wrongPassword("currentPassword");
}

/**
 * Makes whoever replaces or takes back an IBAN that was given say her own password.
 * @returns the hash that it was compared with; null where nothing is replaced
 * @throws AppError WRONG_PASSWORD, also when it is missing and for a link; RATE_LIMITED
 */
async function provePassword(
  name: PayableName,
  { iban, currentPassword }: RefundIbanInput,
  asker: Asker,
): Promise<string | null> {
  const given = await findRefundIban(prisma(), name);
  if (given === null || given === iban) return null;
  if (asker === null || currentPassword === undefined) throw refuseUnproven(asker);
  return requirePassword(asker.id, currentPassword, "currentPassword");
}

async function write(
  name: PayableName,
  input: RefundIbanInput,
  asker: Asker,
  now: Date,
): Promise<RefundAccount> {
  const { iban } = input;
  const checkedHash = await provePassword(name, input, asker);
  return prisma().$transaction(async (tx) => {
    const others = await lockOthers(tx, name);
    const payable = await findPayableForUpdate(tx, name);
    if (payable === null) throw notFoundError("payable");
    const before = await accountOf(tx, payable);
    if (before.iban === iban) return before;
    if (iban !== null && before.byTransfer === 0)
      throw new AppError("NOTHING_DUE", { message: "Non c'è nulla da restituire con bonifico." });
    // Looked at again under the lock: an IBAN may have been given, or the password changed, in the meantime.
    const isProven =
      asker !== null && checkedHash !== null && (await isCurrentHash(tx, asker.id, checkedHash));
    if (before.iban !== null && !isProven) throw refuseUnproven(asker);
    await writeRefundIban(tx, name, iban);
    if (iban !== null) await writeToOthers(tx, others, iban);
    await recordChange(tx, {
      action: "update",
      entity: ENTITIES[name.kind],
      entityId: name.id,
      before: { refundIban: before.iban },
      after: { refundIban: iban },
    });
    await notifyRefundIban(tx, payable, { before: before.iban, after: iban }, now);
    return withIban(before, iban);
  });
}

/**
 * Says where a refund by transfer goes, or (null) takes that back; its owner is told by mail. Replacing or taking back
 * what was said needs the password of whoever asks.
 * @throws AppError NOT_FOUND, NOTHING_DUE when nothing is to be given back by transfer, WRONG_PASSWORD (also when it is
 *   missing), RATE_LIMITED
 */
export async function changeRefundIban(
  name: PayableName,
  input: RefundIbanInput,
  user: SignedInUser,
  now: Date,
): Promise<RefundAccount> {
  await requireVisible(name, user);
  const account = await write(name, input, user, now);
  return user.isAdmin ? account : forCustomer(account);
}

/**
 * The same for who has the link of a place, who may say it once.
 * @throws AppError NOT_FOUND, NOTHING_DUE, WRONG_PASSWORD for another IBAN than the one that was given
 */
export async function changeLinkedRefundIban(
  token: string,
  input: RefundIbanInput,
  now: Date,
): Promise<RefundAccount> {
  return forCustomer(await write(await placeNameByLink(token, now), input, null, now));
}
