import { refundSteps } from "@/lib/domain/booking/cancellation-policy";
import { formatCents } from "@/lib/domain/money/money";
import { formatInstant } from "@/lib/domain/time/dates";
import { site } from "@/lib/site";

/** What the mails of the day before share. */

/**
 * The deadline that is still open, and what it gives back; null when nothing comes back any more.
 * @param startsAt instant that the steps of the policy are counted to
 * @param totalAmount cents
 */
export function openDeadline(startsAt: string, totalAmount: number, now: Date): string | null {
  const [step] = refundSteps(new Date(startsAt), totalAmount, now);
  if (step === undefined || step.amount === 0) return null;
  const refund = step.percent === 100 ? "rimborso completo" : `rimborso del ${step.percent}%`;
  return `Non puoi venire? Se annulli entro ${formatInstant(step.until)} hai il ${refund}: ${formatCents(step.amount)}.`;
}

export const WAY_THERE = [
  `Come si arriva. ${site.arrival.publicTransport}`,
  `Parcheggio. ${site.arrival.parking}`,
  `L'ingresso. ${site.arrival.entrance}`,
].join("\n");
