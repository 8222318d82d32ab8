import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { refundPath } from "@/lib/client/money/refund-paths";
import { cancellationOutcome } from "@/lib/domain/money/cancellation-outcome";
import { refundFor, refundSteps } from "@/lib/domain/money/cancellation-policy";
import { leftText } from "@/lib/domain/money/cancellation-words";
import { refundText } from "@/lib/domain/money/outcome-texts";
import { VALIDATION } from "@/lib/messages/validation";
import type { Booking, Cancellation } from "@/lib/schemas/booking/booking";
import type { RefundAccount } from "@/lib/schemas/money/refund";
import { RefundFrame } from "./refund-frame";

/** The refund for canceling a booking now, refetched each time it is shown. */
const useCancellation = (bookingId: number, isNeeded: boolean) =>
  useQuery<Cancellation>({
    queryKey: [`/api/bookings/${bookingId}/cancellation`],
    enabled: isNeeded,
    refetchOnMount: "always",
    gcTime: 0,
  });

/** The refund for canceling now, and how it decreases until the start. */
export function RefundPreview({ booking }: { booking: Booking }) {
  const word = useTextResolver();
  const { totalAmount } = booking;
  const [expected] = useState(() => estimateCancellation(booking, new Date()));
  return (
    <RefundFrame answer={useCancellation(booking.id, true)} expected={expected}>
      {(cancellation) => {
        const { paidAmount, refundPercent } = cancellation;
        const left = leftText(booking.cancellationSteps, refundPercent);
        return (
          <>
            <p>{word(refundText({ totalAmount, paidAmount }, refundPercent, left))}</p>
            {totalAmount > 0 && <LaterSteps steps={cancellation.steps} />}
          </>
        );
      }}
    </RefundFrame>
  );
}

/** An estimate of the server's response, from the browser's clock and the payments known to the page. */
function estimateCancellation(booking: Booking, now: Date): Cancellation {
  const { startsAt, totalAmount, cancellationSteps } = booking;
  const canceled = { startsAt: new Date(startsAt), steps: cancellationSteps };
  const refund = refundFor(canceled, totalAmount, now);
  const steps = refundSteps(canceled, totalAmount, now).map(({ until, ...step }) => ({
    ...step,
    ...cancellationOutcome(booking, step.percent),
    until: until.toISOString(),
  }));
  return { ...refund, ...cancellationOutcome(booking, refund.refundPercent), steps };
}

/** The later refund steps. Renders nothing if waiting does not reduce the refund. */
function LaterSteps({ steps: [current, ...later] }: Pick<Cancellation, "steps">) {
  const words = useStepWords();
  if (current === undefined || later.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 text-[0.92rem] text-ink-2 tabular-nums">
      {[current, ...later].map((step) => (
        <li key={step.until} className="flex justify-between gap-x-4">
          <span className="min-w-0">{words.label(step)}</span>
          <span className="shrink-0 text-right">{words.outcome(step)}</span>
        </li>
      ))}
    </ul>
  );
}

type Step = Cancellation["steps"][number];

function useStepWords() {
  const t = useTranslations("money.refund");
  const formats = useFormats();
  return {
    /** The deadline of the step; the percentage is added only if money is refunded. */
    label: ({ percent, until, comesBack }: Step): string => {
      if (percent === 0) return t("after");
      const instant = formats.instant(new Date(until));
      return comesBack > 0 ? t("percentUntil", { percent, instant }) : t("until", { instant });
    },
    outcome: ({ percent, comesBack, stillOwed }: Step): string => {
      if (comesBack > 0) return t("refund", { amount: formats.cents(comesBack) });
      if (stillOwed > 0) return t("due", { amount: formats.cents(stillOwed) });
      return percent > 0 ? t("nothingDue") : t("noRefund");
    },
  };
}

interface RefundIbanFieldProps {
  booking: Booking;
  value: string;
  onChange: (value: string) => void;
  isWrong: boolean;
}

/** The optional IBAN in the cancellation dialog, for a refund by bank transfer. */
export function RefundIbanField({ booking, value, onChange, isWrong }: RefundIbanFieldProps) {
  const t = useTranslations("money.iban");
  const word = useTextResolver();
  const { data: account } = useQuery<RefundAccount>({
    queryKey: [refundPath("booking", booking.id)],
    enabled: booking.paidAmount > 0,
    refetchOnMount: "always",
  });
  const { data: outlook } = useCancellation(booking.id, booking.paidAmount > 0);
  if (!account || !outlook || account.paidByTransfer === 0 || outlook.comesBack === 0) return null;
  return (
    <Field
      label={t("title")}
      optional
      hint={t("optionalHint")}
      error={isWrong ? word(VALIDATION.iban) : undefined}
    >
      <Input value={value} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
