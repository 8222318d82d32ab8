import { findSite } from "@/lib/data/site/site";
import { addressOf } from "@/lib/domain/site/contacts";
import type { KnownSite } from "@/lib/schemas/site/site";
import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { findChargeText } from "@/lib/data/money/charge-text";
import { findPaymentsForUpdate } from "@/lib/data/money/payments";
import { type Charge, chargeNameOf, findCharge } from "@/lib/data/money/read-charges";
import { findHolder } from "@/lib/data/person/people";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { findSettings } from "@/lib/data/site/settings";
import { cancelReceiptRow, findReceipt, insertReceipt } from "@/lib/data/till/receipts";
import { fullName } from "@/lib/domain/person/full-name";
import { chargeLine, isOnePerson, stampDutyOf } from "@/lib/domain/till/receipt";
import { dayOf } from "@/lib/domain/time/dates";
import { fieldError, notFoundError, requireFound, wordedError } from "@/lib/errors";
import { enqueueMail } from "@/lib/jobs/queue";
import { VALIDATION } from "@/lib/messages/validation";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Payment } from "@/lib/schemas/till/payment";
import {
  type Receipt,
  type ReceiptInput,
  receiptMailSchema,
  type SentReceipt,
  sentReceiptSchema,
} from "@/lib/schemas/till/receipt";

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

/** The association by its settings; empty fields are filled from the site's data. */
const issuerOf = (settings: Settings, site: KnownSite): Receipt["issuer"] => ({
  legalName: settings.legalName,
  fiscalCode: settings.fiscalCode,
  vatNumber: settings.vatNumber,
  address: settings.address ?? addressOf(site),
  note: settings.receiptNote,
});

async function payersOf(tx: Transaction, payments: readonly Payment[]): Promise<Charge[]> {
  const payers: Charge[] = [];
  for (const payment of payments) {
    const named = chargeNameOf(payment);
    const charge = named && (await findCharge(tx, named));
    if (charge) payers.push(charge);
  }
  return payers;
}

/**
 * One line per payment, naming what was paid with its number and date. The lines are stored: later changes do not alter
 * the receipt.
 */
async function linesOf(tx: Transaction, payments: readonly Payment[]): Promise<Receipt["lines"]> {
  const lines: Receipt["lines"] = [];
  for (const payment of payments) {
    const named = chargeNameOf(payment);
    const text = named && (await findChargeText(tx, named));
    const description = text ? chargeLine(text) : payment.title;
    lines.push({ description, amount: payment.amount });
  }
  return lines;
}

/**
 * Makes a receipt for payments of one person, under the next number of the year.
 * @throws AppError NOT_FOUND; VALIDATION when they are not of one person; IN_USE when one is on another receipt, is
 * reversed, or is not income (a refund, a reversal)
 */
export async function makeReceipt(
  input: ReceiptInput,
  actor: number | null,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<SentReceipt> {
  return createOnce(claim, { status: 201, schema: sentReceiptSchema }, (tx) =>
    writeReceipt(tx, input, actor, now),
  );
}

/** As `makeReceipt`, in the caller's transaction. */
export async function writeReceipt(
  tx: Transaction,
  input: ReceiptInput,
  actor: number | null,
  now: Date,
): Promise<SentReceipt> {
  const ids = [...new Set(input.paymentIds)];
  const payments = await findPaymentsForUpdate(tx, ids);
  if (payments.length < ids.length) throw wordedError("NOT_FOUND", "refusals.till.unknownPayment");
  const payers = await payersOf(tx, payments);
  const [payer] = payers;
  if (payer === undefined || !isOnePerson(payers.map(({ personId }) => personId)))
    throw fieldError("paymentIds", VALIDATION.onePerson);
  const isTakings = (payment: Payment) =>
    payment.kind === "payment" &&
    payment.receiptId === null &&
    !payment.isReversed &&
    payment.reversalOf === null;
  if (!payments.every(isTakings)) throw wordedError("IN_USE", "refusals.till.notForReceipt");
  const settings = await findSettings(tx);
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  const { receipt } = await insertReceipt(tx, {
    date: dayOf(now),
    personId: payer.personId,
    email: payer.email,
    holder: input.holder ?? (await findReceiptHolder(tx, payer)),
    issuer: issuerOf(settings, await findSite(tx)),
    lines: await linesOf(tx, payments),
    total,
    ...stampDutyOf(payments, settings),
    createdBy: actor,
    paymentIds: ids,
  });
  await recordChange(tx, { action: "create", entity: "receipt", entityId: receipt.id, after: receipt });
  return { ...receipt, sent: await mailReceipt(tx, receipt.id, payer) };
}

const mailReceipt = (
  tx: Transaction,
  receiptId: number,
  { email: to, language, firstName }: Charge,
): Promise<boolean> => enqueueMail(tx, { template: "receipt", to, language, data: { receiptId, firstName } });

/**
 * Mails a receipt once more to its payer, at the address of the booking, sign-up, fee or pass that it pays.
 * @param claim of the Idempotency-Key: a repeated claim sends no second mail
 * @returns whether there is an address to write to; without one nothing is sent or recorded
 * @throws AppError NOT_FOUND; CANCELED for a canceled receipt
 */
export function sendReceipt(id: number, claim: IdempotencyClaim | null): Promise<{ sent: boolean }> {
  return createOnce(claim, { status: 200, schema: receiptMailSchema }, async (tx) => {
    const { receipt } = requireFound(await findReceipt(id, tx), "receipt");
    if (receipt.canceledAt !== null) throw wordedError("CANCELED", "refusals.till.receiptCanceled");
    const [payer] = await payersOf(tx, receipt.payments);
    const sent = payer !== undefined && (await mailReceipt(tx, id, payer));
    if (sent) await recordChange(tx, { action: "message", entity: "receipt", entityId: id });
    return { sent };
  });
}

/**
 * Cancels a receipt: its number stays used, and its payments can go on another receipt.
 * @throws AppError NOT_FOUND; CANCELED when it is already canceled
 */
export async function cancelReceipt(id: number, reason: string, now: Date): Promise<Receipt> {
  return prisma().$transaction(async (tx) => {
    const canceled = requireFound(await cancelReceiptRow(tx, id, reason, now), "receipt");
    if (canceled === "canceled") throw wordedError("CANCELED", "refusals.till.receiptCanceled");
    await recordChange(tx, { action: "cancel", entity: "receipt", entityId: id, after: canceled.receipt });
    return canceled.receipt;
  });
}

/**
 * Returns a receipt to its owner or the panel.
 * @throws AppError NOT_FOUND for anybody else, so that its existence is not revealed
 */
export async function requireVisibleReceipt(id: number, user: SignedInUser): Promise<Receipt> {
  const found = await findReceipt(id);
  if (found === null || (found.userId !== user.id && !user.isAdmin)) throw notFoundError("receipt");
  return found.receipt;
}
