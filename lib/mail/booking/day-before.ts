import { cancellationOutcome, type TotalAndPaid } from "@/lib/domain/money/cancellation-outcome";
import { refundSteps } from "@/lib/domain/money/cancellation-policy";
import { formatCents } from "@/lib/domain/money/money";
import { formatInstant } from "@/lib/domain/time/dates";
import { site } from "@/lib/site";

/** What the mails of the day before share. */

/** What whoever cancels in time has of it: money back, or less to pay. */
function gainOf(money: TotalAndPaid, percent: number): string {
  const { comesBack, stillOwed } = cancellationOutcome(money, percent);
  if (comesBack > 0) return `ti rimborsiamo ${formatCents(comesBack)}`;
  return stillOwed > 0 ? `restano da pagare solo ${formatCents(stillOwed)}` : "non devi pagare nulla";
}

/**
 * The deadline that is still open, and what keeping it means for the money; null when it means nothing any more.
 * @param startsAt instant that the steps of the policy are counted to
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
