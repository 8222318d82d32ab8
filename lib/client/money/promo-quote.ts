"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { PromoKind } from "@/lib/domain/money/promo-code";
import type { PromoQuote } from "@/lib/schemas/money/promo-code";

/** What a code takes off a price in cents. @throws ApiError PROMO_INVALID */
export function fetchPromoQuote(kind: PromoKind, promoCode: string, amount: number): Promise<PromoQuote> {
  const query = new URLSearchParams({ kind, promoCode, amount: String(amount) });
  return api.get<PromoQuote>(`/api/promo-codes/quote?${query}`);
}

/** The same as a form shows it; undefined without a code, and until it is known. */
export function usePromoQuote(
  kind: PromoKind,
  promoCode: string | null,
  amount: number,
): PromoQuote | undefined {
  const { data } = useQuery({
    queryKey: ["promo-quote", kind, promoCode, amount],
    queryFn: () => fetchPromoQuote(kind, promoCode ?? "", amount),
    enabled: promoCode !== null && amount > 0,
    retry: false,
  });
  return promoCode === null ? undefined : data;
}
