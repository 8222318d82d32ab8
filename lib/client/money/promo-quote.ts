"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { PromoKind } from "@/lib/domain/money/promo-code";
import type { PromoQuote } from "@/lib/schemas/money/promo-code";

/** What a code takes off a price in cents. @throws ApiError PROMO_INVALID */
export function fetchPromoQuote(kind: PromoKind, promoCode: string, amount: number): Promise<PromoQuote> {
  const query = new URLSearchParams({ kind, promoCode, amount: String(amount) });
  return api.get<PromoQuote>(`/api/promo-codes/quote?${query}`);
}

const quoteOf = (kind: PromoKind, promoCode: string | null, amount: number) => ({
  queryKey: ["promo-quote", kind, promoCode, amount],
  queryFn: () => fetchPromoQuote(kind, promoCode ?? "", amount),
});

/** The same as a form shows it; undefined without a code, and until it is known. */
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

/** What a form sends that has shown a price with a code. */
export function useShownQuotes(kind: PromoKind) {
  const client = useQueryClient();
  return {
    /** The total that is on the screen, whatever the code gives by now: the server says what it has become. */
    totalShown: async (promoCode: string | null | undefined, amount: number): Promise<number> =>
      promoCode && amount > 0
        ? (await client.ensureQueryData(quoteOf(kind, promoCode, amount))).totalAmount
        : amount,
    /** Asks anew what codes give, after a refusal. */
    renew: () => void client.invalidateQueries({ queryKey: ["promo-quote", kind] }),
  };
}
