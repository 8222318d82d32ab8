import type { PaymentMethod } from "@/lib/schemas/site/payment-methods";

const way = (
  key: "cash" | "transfer" | "pos" | "online",
  label: string,
  english: string,
  account: PaymentMethod["account"] = "bank",
): PaymentMethod => ({
  ...{ key, label, kind: key, account, isActive: true, link: null, instructions: "" },
  translations: { en: { label: english } },
});

/** The payment methods of a new site. */
export const DEFAULT_PAYMENT_METHODS: [PaymentMethod, PaymentMethod, PaymentMethod, PaymentMethod] = [
  way("cash", "Contanti", "Cash", "cash"),
  way("transfer", "Bonifico", "Bank transfer"),
  way("pos", "Carta (POS)", "Card (POS)"),
  way("online", "Carta online", "Card online"),
];

/** A payment method that an association has added. */
export const SATISPAY: PaymentMethod = {
  ...{ key: "satispay", label: "Satispay", kind: "other", account: "bank", isActive: true },
  link: "https://pay.example.org/centro?amount={amount}&note={reason}",
  instructions: "Scrivi il tuo nome.",
  translations: { en: { instructions: "Give your name." } },
};
