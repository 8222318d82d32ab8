import { useTranslations } from "next-intl";
import type { ChargeKind } from "@/lib/domain/money/payment";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";

/** The name of a charge: "Prenotazione #P00042", "Iscrizione #C00042" or "Iscrizione #E00042". */
export function useChargeName() {
  const t = useTranslations("waiting.reference");
  /** @param confirmationNumber five digits, without a letter */
  return (kind: ChargeKind, confirmationNumber: string): string =>
    t(kind === "course" || kind === "event" ? "place" : kind, {
      number: formatConfirmationNumber(kind, confirmationNumber),
    });
}
