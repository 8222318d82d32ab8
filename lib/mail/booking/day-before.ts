import { cancellationOutcome, type TotalAndPaid } from "@/lib/domain/money/cancellation-outcome";
import { type Cancelable, refundSteps } from "@/lib/domain/money/cancellation-policy";
import { formatCents } from "@/lib/domain/money/money";
import { formatInstant } from "@/lib/domain/time/dates";
import type { KnownSite } from "@/lib/schemas/site/site";

/** Shared parts of the reminders on the day before. */

/** What a cancellation in time gives: a refund, or less to pay. */
function gainOf(money: TotalAndPaid, percent: number): string {
  const { comesBack, stillOwed } = cancellationOutcome(money, percent);
  if (comesBack > 0) return `ti rimborsiamo ${formatCents(comesBack)}`;
  return stillOwed > 0 ? `restano da pagare solo ${formatCents(stillOwed)}` : "non devi pagare nulla";
}

/** A sentence with the next deadline of the cancellation policy and what it gives; null when none remains. */
export function openDeadline(canceled: Cancelable, money: TotalAndPaid, now: Date): string | null {
  const [step] = refundSteps(canceled, money.totalAmount, now);
  if (step === undefined || step.amount === 0) return null;
  return `Non puoi venire? Se annulli entro ${formatInstant(step.until)} ${gainOf(money, step.percent)}.`;
}

/** One paragraph with what is known of the way there; none where nothing is. */
export function wayThere({ arrival }: KnownSite): string[] {
  const known = [
    ["Come si arriva", arrival.publicTransport],
    ["Parcheggio", arrival.parking],
    ["L'ingresso", arrival.entrance],
  ].filter(([, text]) => text !== "");
  return known.length === 0 ? [] : [known.map(([title, text]) => `${title}. ${text}`).join("\n")];
}
