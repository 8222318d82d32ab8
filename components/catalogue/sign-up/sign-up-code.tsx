import { useFormContext } from "react-hook-form";
import { PromoCodeField } from "@/components/money/promo-code-field";
import { fetchPromoQuote } from "@/lib/client/money/promo-quote";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import type { SeatValues } from "./seats-fields";

export interface CodeValues {
  promoCode?: string | null | undefined;
}

/** "Hai un codice?" in a sign-up form with a price. Must be inside a FormProvider. */
export function SignUpCode({ kind, priceAmount }: { kind: OfferingKind; priceAmount: number | null }) {
  const { watch, setValue } = useFormContext<SeatValues & CodeValues>();
  const seats = Number(watch("seats")) || 1;
  if (priceAmount === null || priceAmount === 0) return null;
  return (
    <PromoCodeField
      applied={watch("promoCode") ?? null}
      check={(code) => fetchPromoQuote(kind, code, priceAmount * seats)}
      onChange={(code) => setValue("promoCode", code)}
    />
  );
}
