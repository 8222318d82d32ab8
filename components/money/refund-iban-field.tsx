"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useTextResolver } from "@/components/ui/use-words";
import { refundPath } from "@/lib/client/money/refund-paths";
import { useCancellation } from "@/lib/client/money/use-cancellation";
import { VALIDATION } from "@/lib/messages/validation";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { RefundAccount } from "@/lib/schemas/money/refund";

/** The optional IBAN in the cancellation dialog, for a refund by bank transfer. */
export function RefundIbanField({
  booking,
  value,
  onChange,
  isWrong,
}: {
  booking: Booking;
  value: string;
  onChange: (value: string) => void;
  isWrong: boolean;
}) {
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
