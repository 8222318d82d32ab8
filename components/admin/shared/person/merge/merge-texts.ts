import { useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import type { Contradiction } from "@/lib/domain/person/match-person";
import type { DuplicateReason, ListedPerson } from "@/lib/schemas/panel/people";

/** Reasons why two records may be the same person: "stessa e-mail, stesso telefono". */
export function useReasonsText() {
  const t = useTranslations("panel.person.merge.reason");
  return (reasons: readonly DuplicateReason[]): string => reasons.map((reason) => t(reason)).join(", ");
}

/** "codici fiscali diversi, date di nascita diverse": contradictions between the two records. */
export function useContradictionsText() {
  const t = useTranslations("panel.person.merge.contradiction");
  return (contradictions: readonly Contradiction[]): string =>
    contradictions.map((contradiction) => t(contradiction)).join(", ");
}

/** Totals of a person: "3 prenotazioni, pagati 90,00 €, da pagare 20,00 €". */
export function usePersonTotalsText() {
  const t = useTranslations("panel.person.merge");
  const formats = useFormats();
  return ({ bookingsCount, paidTotal, dueTotal }: ListedPerson): string => {
    const sums = { bookings: bookingsCount, paid: formats.cents(paidTotal) };
    return dueTotal > 0 ? t("sumsAndDue", { ...sums, due: formats.cents(dueTotal) }) : t("sums", sums);
  };
}
