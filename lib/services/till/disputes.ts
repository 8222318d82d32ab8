import "server-only";
import type Stripe from "stripe";
import { prisma, type Transaction } from "@/lib/data/client";
import { findDispute, findPaymentOfIntent, writeDispute } from "@/lib/data/money/disputes";
import { listKnownRefunds } from "@/lib/data/money/online-refunds";
import { findPaymentsForUpdate } from "@/lib/data/money/payments";
import { type Charge, findChargeForUpdate } from "@/lib/data/money/read-charges";
import { listAdministrators } from "@/lib/data/person/users";
import { recordChange } from "@/lib/data/site/audit-log";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { paidAmountOf } from "@/lib/domain/money/balance";
import { disputeState, isNews } from "@/lib/domain/money/dispute";
import { dayOf } from "@/lib/domain/time/dates";
import { wordingOf } from "@/lib/i18n/wording";
import { enqueueMails } from "@/lib/jobs/queue";
import { enterPayment } from "@/lib/services/money/enter-payment";

/**
 * Payments disputed by the card's bank: noted on the payment, and entered in the ledger as a refund once they are lost.
 */

type Notice = Pick<Stripe.Dispute, "id" | "amount" | "status" | "created"> & { paymentIntent: string };

/** Enters what the bank took back as a refund, once; the dispute's id replaces the refund's. */
async function writeLoss(tx: Transaction, charge: Charge, notice: Notice, now: Date): Promise<void> {
  if ((await listKnownRefunds(tx, [notice.id])).size > 0) return;
  const amount = Math.min(notice.amount, paidAmountOf(charge.entries));
  if (amount <= 0) return;
  const { t } = await wordingOf(DEFAULT_LANGUAGE);
  const refund = await enterPayment(tx, {
    charge,
    kind: "refund",
    method: "online",
    amount,
    date: dayOf(now),
    note: t("answers.disputeLost"),
    stripePaymentIntent: notice.paymentIntent,
    stripeRefund: notice.id,
  });
  await recordChange(tx, { action: "create", entity: "payment", entityId: refund.id, after: refund });
}

/** Notifies the administrators, without naming the payer. */
async function tell(tx: Transaction, { kind, id }: Charge, { amount, status }: Notice): Promise<void> {
  const data = { kind, id, amount, state: disputeState(status) };
  const mails = (await listAdministrators(tx)).map(({ email, language }) => ({
    template: "paymentDisputed" as const,
    to: email,
    language,
    data,
  }));
  await enqueueMails(tx, mails);
}

/**
 * Records a Stripe event about a dispute, in whatever order and however often it arrives; ignores payments that are not
 * this site's. A dispute that is won changes nothing in the ledger.
 */
export async function noticeDispute(dispute: Stripe.Dispute, now: Date): Promise<void> {
  const { id, amount, status, created, payment_intent: intent } = dispute;
  const paymentIntent = typeof intent === "string" ? intent : intent?.id;
  const found = paymentIntent === undefined ? null : await findPaymentOfIntent(paymentIntent);
  if (paymentIntent === undefined || found === null) return;
  const notice = { id, amount, status, created, paymentIntent };
  await prisma().$transaction(async (tx) => {
    const charge = await findChargeForUpdate(tx, found.charge);
    const [before] = await findPaymentsForUpdate(tx, [found.id]);
    if (charge === null || before === undefined) return;
    if (disputeState(status) === "lost") await writeLoss(tx, charge, notice, now);
    const told = { disputedAt: new Date(created * 1000), status };
    const known = await findDispute(tx, found.id);
    if (!isNews(known, told)) return;
    await writeDispute(tx, found.id, told);
    const [after = before] = await findPaymentsForUpdate(tx, [found.id]);
    await recordChange(tx, { action: "update", entity: "payment", entityId: found.id, before, after });
    const isSame = known !== null && disputeState(known.status) === disputeState(status);
    if (!isSame || known?.disputedAt.getTime() !== told.disputedAt.getTime()) await tell(tx, charge, notice);
  });
}
