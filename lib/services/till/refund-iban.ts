import { findSite } from "@/lib/data/site/site";
import { phoneOrEmail } from "@/lib/domain/site/contacts";
import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { lockBookingRows } from "@/lib/data/booking/booking-series";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import {
  type Charge,
  type ChargeName,
  findCharge,
  findChargeForUpdate,
  requireCharge,
} from "@/lib/data/money/read-charges";
import { findRefundIban, listSeriesIdsWithoutIban, writeRefundIban } from "@/lib/data/money/refund-ibans";
import { isCurrentHash } from "@/lib/data/person/accounts";
import { hasChanged, recordChange } from "@/lib/data/site/audit-log";
import { text } from "@/lib/domain/language/text";
import { balanceOf, refundByTransfer } from "@/lib/domain/money/balance";
import { depositDueOf, depositReturnByTransfer } from "@/lib/domain/money/deposit";
import { ibanEnding } from "@/lib/domain/money/iban";
import { CHARGES } from "@/lib/domain/money/payment";
import { AppError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import type { RefundAccount, RefundIbanInput } from "@/lib/schemas/money/refund";
import { requireIdentity, wrongPassword } from "@/lib/services/person/prove-identity";
import { signUpRefByLink } from "@/lib/services/sign-up/cancel-sign-up";
import { notifyRefundIban } from "./notifications";

/** @throws AppError NOT_FOUND for anybody but its owner and the panel */
async function requireVisible(name: ChargeName, user: SignedInUser): Promise<Charge> {
  const charge = await requireCharge(prisma(), name);
  if (!user.isAdmin && charge.userId !== user.id) throw notFoundError("payable");
  return charge;
}

async function accountOf(on: Queryable, charge: Charge): Promise<RefundAccount> {
  const { refundDue } = balanceOf(charge, charge.entries);
  const depositReturnDue = depositDueOf(charge, new Date());
  const iban = await findRefundIban(on, charge);
  const { paidByTransfer, byTransfer } = refundByTransfer(refundDue, charge.entries);
  const depositByTransfer = depositReturnByTransfer(depositReturnDue, charge.entries);
  const all = { paidByTransfer, byTransfer: byTransfer + depositByTransfer };
  return withIban({ refundDue, depositReturnDue, ...all }, iban);
}

const withIban = (
  account: Omit<RefundAccount, "iban" | "ibanEnding">,
  iban: string | null,
): RefundAccount => ({
  ...account,
  iban,
  ibanEnding: ibanEnding(iban),
});

/**
 * Customers see only the end of the IBAN. The whole IBAN is for the staff who make the transfer, and for the export of
 * the owner's own data (lib/data/privacy/account-export.ts).
 */
const forCustomer = (account: RefundAccount): RefundAccount => ({ ...account, iban: null });

/**
 * The refund account of a charge, without a permission check.
 * @throws AppError NOT_FOUND
 */
export async function refundAccountOf(on: Queryable, name: ChargeName): Promise<RefundAccount> {
  return accountOf(on, await requireCharge(on, name));
}

/**
 * The amount to be refunded, how much of it by bank transfer, and the IBAN.
 * @throws AppError NOT_FOUND
 */
export async function findRefundAccount(name: ChargeName, user: SignedInUser): Promise<RefundAccount> {
  const account = await accountOf(prisma(), await requireVisible(name, user));
  return user.isAdmin ? account : forCustomer(account);
}

/**
 * As `findRefundAccount`, for the holder of a sign-up's link.
 * @throws AppError NOT_FOUND
 */
export async function findLinkedRefundAccount(token: string, now: Date): Promise<RefundAccount> {
  return forCustomer(await refundAccountOf(prisma(), await signUpRefByLink(token, now)));
}

/** Locks a booking with the other canceled dates of its series that have no IBAN yet: one IBAN serves all of them. */
async function lockOthers(tx: Transaction, { kind, id }: ChargeName): Promise<number[]> {
  if (kind !== "booking") return [];
  const others = await listSeriesIdsWithoutIban(tx, id);
  await lockBookingRows(tx, [id, ...others]);
  return others;
}

/**
 * Skips dates that had an IBAN before: those need an input of their own.
 * @returns the charges to which it is written
 */
async function writeToOthers(tx: Transaction, others: readonly number[], iban: string): Promise<Charge[]> {
  const written: Charge[] = [];
  for (const id of others) {
    const charge = await findCharge(tx, { kind: "booking", id });
    if (charge === null || (await needsProof(tx, charge, null))) continue;
    if ((await accountOf(tx, charge)).byTransfer === 0) continue;
    await writeRefundIban(tx, charge, iban);
    await recordIban(tx, charge, { before: null, after: iban });
    written.push(charge);
  }
  return written;
}

const recordIban = (
  tx: Transaction,
  { kind, id }: ChargeName,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> =>
  recordChange(tx, {
    action: "update",
    entity: CHARGES[kind].entity,
    entityId: id,
    before: { refundIban: before },
    after: { refundIban: after },
  });

/** The session of a signed-in user; null for the holder of a sign-up's link. */
type Writer = (Pick<SignedInUser, "id" | "email"> & { sessionId: string | null }) | null;

const linkChangesNothing = (site: KnownSite) =>
  text("refusals.till.linkChangesNothing", { contact: phoneOrEmail(site) });

/** The refusal to replace an IBAN without the password: a session or a link is not enough for that. */
async function refuseUnproven(writer: Writer): Promise<AppError> {
  return writer === null
    ? new AppError("WRONG_PASSWORD", { message: linkChangesNothing(await findSite()) })
    : wrongPassword("currentPassword");
}

/**
 * Whether writing needs proof: an IBAN is, or was once, stored. It is erased when nothing is owed any more, so without
 * the history, moving a booking there and back would make the next IBAN count as the first.
 * @param given the stored IBAN
 */
async function needsProof(on: Queryable, { kind, id }: ChargeName, given: string | null): Promise<boolean> {
  return given !== null || (await hasChanged(on, CHARGES[kind].entity, id, "refundIban"));
}

/** Proof that the writer may replace an IBAN: the hash that the password was compared with, null for a code. */
interface Proof {
  checkedHash: string | null;
}

/**
 * Requires the writer's own password, or the code that replaces it, if an IBAN was given before.
 * @returns null when it is the first, or does not change
 * @throws AppError WRONG_PASSWORD, also when it is missing and for a link; CODE_INVALID; RATE_LIMITED
 */
async function proveWriter(
  name: ChargeName,
  { iban, currentPassword }: RefundIbanInput,
  writer: Writer,
  now: Date,
): Promise<Proof | null> {
  const given = await findRefundIban(prisma(), name);
  if (given === iban || !(await needsProof(prisma(), name, given))) return null;
  if (writer === null || currentPassword === undefined) throw await refuseUnproven(writer);
  const typed = { kind: "password", typed: currentPassword, field: "currentPassword" } as const;
  return { checkedHash: await requireIdentity(writer, writer.sessionId, typed, now) };
}

async function write(
  name: ChargeName,
  input: RefundIbanInput,
  writer: Writer,
  now: Date,
): Promise<RefundAccount> {
  const { iban } = input;
  const proof = await proveWriter(name, input, writer, now);
  return prisma().$transaction(async (tx) => {
    const others = await lockOthers(tx, name);
    const charge = requireFound(await findChargeForUpdate(tx, name), "payable");
    const before = await accountOf(tx, charge);
    if (before.iban === iban) return before;
    if (iban !== null && before.byTransfer === 0) throw wordedError("NOTHING_DUE", "refusals.till.iban");
    // Checked again under the lock: an IBAN may have been given, or the password changed, in the meantime.
    const isProven =
      writer !== null && proof !== null && (await isCurrentHash(tx, writer.id, proof.checkedHash));
    if (!isProven && (await needsProof(tx, name, before.iban))) throw await refuseUnproven(writer);
    await writeRefundIban(tx, name, iban);
    const alsoTo = iban === null ? [] : await writeToOthers(tx, others, iban);
    await recordIban(tx, name, { before: before.iban, after: iban });
    await notifyRefundIban(tx, [charge, ...alsoTo], { before: before.iban, after: iban }, now);
    return withIban(before, iban);
  });
}

/**
 * Sets the IBAN for a refund by bank transfer, or removes it (null), and notifies its owner by mail. Any change after
 * the first IBAN requires the caller's password, or the code that replaces it.
 * @throws AppError NOT_FOUND; NOTHING_DUE when nothing is to be refunded by transfer; WRONG_PASSWORD, also when it is
 * missing; CODE_INVALID; RATE_LIMITED
 */
export async function changeRefundIban(
  name: ChargeName,
  input: RefundIbanInput,
  user: SignedInUser,
  sessionId: string | null,
  now: Date,
): Promise<RefundAccount> {
  await requireVisible(name, user);
  const account = await write(name, input, { ...user, sessionId }, now);
  return user.isAdmin ? account : forCustomer(account);
}

/**
 * As `changeRefundIban`, for the holder of a sign-up's link, who can set an IBAN but not replace it.
 * @throws AppError NOT_FOUND; NOTHING_DUE; WRONG_PASSWORD for an IBAN other than the stored one
 */
export async function changeLinkedRefundIban(
  token: string,
  input: RefundIbanInput,
  now: Date,
): Promise<RefundAccount> {
  return forCustomer(await write(await signUpRefByLink(token, now), input, null, now));
}
