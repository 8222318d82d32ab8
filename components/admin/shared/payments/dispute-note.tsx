import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { type DisputeState, disputeState } from "@/lib/domain/money/dispute";
import type { Payment } from "@/lib/schemas/till/payment";

const LOOKS: Record<DisputeState, "warning" | "destructive" | "secondary"> = {
  open: "warning",
  lost: "destructive",
  won: "secondary",
};

/** Badge for a card payment disputed with the bank, or for the outcome of the dispute; nothing for other entries. */
export function DisputeNote({ payment }: { payment: Pick<Payment, "disputeStatus"> }) {
  const t = useTranslations("panel.payments.dispute");
  if (payment.disputeStatus === null) return null;
  const state = disputeState(payment.disputeStatus);
  return <Badge variant={LOOKS[state]}>{t(state)}</Badge>;
}
