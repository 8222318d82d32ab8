import { cancellationOutcome, type TotalAndPaid } from "@/lib/domain/money/cancellation-outcome";
import { type Cancelable, refundSteps } from "@/lib/domain/money/cancellation-policy";
import type { MailWords } from "@/lib/mail/mail-words";

/** Shared parts of the reminders on the day before. */

/**
 * A sentence with the next deadline of the cancellation policy and what it gives, a refund or less to pay; null when none
 * remains.
 */
export function openDeadline(
  canceled: Cancelable,
  money: TotalAndPaid,
  now: Date,
  { t, formats }: MailWords,
): string | null {
  const [step] = refundSteps(canceled, money.totalAmount, now);
  if (step === undefined || step.amount === 0) return null;
  const until = formats.instant(step.until);
  const { comesBack, stillOwed } = cancellationOutcome(money, step.percent);
  if (comesBack > 0) return t("mails.deadline.refund", { until, amount: formats.cents(comesBack) });
  return stillOwed > 0
    ? t("mails.deadline.owed", { until, amount: formats.cents(stillOwed) })
    : t("mails.deadline.free", { until });
}

/** One paragraph with what is known of the way there; none where nothing is. */
export function wayThere({ site: { arrival }, t }: MailWords): string[] {
  const known = (["publicTransport", "parking", "entrance"] as const).filter((part) => arrival[part] !== "");
  return known.length === 0
    ? []
    : [known.map((part) => t(`mails.way.${part}`, { text: arrival[part] })).join("\n")];
}
