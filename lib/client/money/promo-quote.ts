"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { PromoKind } from "@/lib/domain/money/promo-code";
import type { PromoQuote } from "@/lib/schemas/money/promo-code";

/** The discount of a code on an amount in cents. @throws ApiError PROMO_INVALID */
export function fetchPromoQuote(kind: PromoKind, promoCode: string, amount: number): Promise<PromoQuote> {
  const query = new URLSearchParams({ kind, promoCode, amount: String(amount) });
  return api.get<PromoQuote>(`/api/promo-codes/quote?${query}`);
}

const quoteOf = (kind: PromoKind, promoCode: string | null, amount: number) => ({
  queryKey: ["promo-quote", kind, promoCode, amount],
  queryFn: () => fetchPromoQuote(kind, promoCode ?? "", amount),
});

/** The same for a form; undefined without a code, and until it is loaded. */
export function usePromoQuote(
  kind: PromoKind,
  promoCode: string | null,
  amount: number,
): PromoQuote | undefined {
  const { data } = useQuery({
    ...quoteOf(kind, promoCode, amount),
    enabled: promoCode !== null && amount > 0,
    retry: false,
  });
  return promoCode === null ? undefined : data;
}

/** For forms that submit the price they have shown with a code. */
export function useShownQuotes(kind: PromoKind) {
  const client = useQueryClient();
  return {
    /**
     * The total on the screen, even if the code's discount has changed since: the server then returns the new total.
     */
    totalShown: async (promoCode: string | null | undefined, amount: number): Promise<number> =>
      promoCode && amount > 0
        ? (await client.ensureQueryData(quoteOf(kind, promoCode, amount))).totalAmount
        : amount,
    /** Refetches the discounts after a refusal. */
    renew: () => void client.invalidateQueries({ queryKey: ["promo-quote", kind] }),
  };
}
