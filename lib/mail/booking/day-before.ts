import { cancellationOutcome, type TotalAndPaid } from "@/lib/domain/money/cancellation-outcome";
import { refundSteps } from "@/lib/domain/money/cancellation-policy";
import { formatCents } from "@/lib/domain/money/money";
import { formatInstant } from "@/lib/domain/time/dates";
import { site } from "@/lib/site";

/** Shared parts of the reminders on the day before. */

/** What a cancellation in time gives: a refund, or less to pay. */
function gainOf(money: TotalAndPaid, percent: number): string {
  const { comesBack, stillOwed } = cancellationOutcome(money, percent);
  if (comesBack > 0) return `ti rimborsiamo ${formatCents(comesBack)}`;
  return stillOwed > 0 ? `restano da pagare solo ${formatCents(stillOwed)}` : "non devi pagare nulla";
}

/**
 * A sentence with the next deadline of the cancellation policy and what it gives; null when none remains.
 * @param startsAt the instant from which the policy counts its deadlines back
 */
export function openDeadline(startsAt: string, money: TotalAndPaid, now: Date): string | null {
  const [step] = refundSteps(new Date(startsAt), money.totalAmount, now);
  if (step === undefined || step.amount === 0) return null;
  return `Non puoi venire? Se annulli entro ${formatInstant(step.until)} ${gainOf(money, step.percent)}.`;
}

export const WAY_THERE = [
  `Come si arriva. ${site.arrival.publicTransport}`,
  `Parcheggio. ${site.arrival.parking}`,
  `L'ingresso. ${site.arrival.entrance}`,
].join("\n");
