import { cancellationOutcome, type TotalAndPaid } from "@/lib/domain/money/cancellation-outcome";
import { type Cancelable, refundSteps } from "@/lib/domain/money/cancellation-policy";
import type { MailContext } from "@/lib/mail/mail-words";

/**
 * A sentence with the next deadline of the cancellation policy and its effect, a refund or a lower amount due; null if
 * none remains.
 */
export function openDeadline(
  canceled: Cancelable,
  money: TotalAndPaid,
  now: Date,
  { t, formats }: MailContext,
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

/** One paragraph with the known directions; none if there are none. */
export function wayThere({ site: { arrival }, t }: MailContext): string[] {
  const known = (["publicTransport", "parking", "entrance"] as const).filter((part) => arrival[part] !== "");
  return known.length === 0
    ? []
    : [known.map((part) => t(`mails.way.${part}`, { text: arrival[part] })).join("\n")];
}
