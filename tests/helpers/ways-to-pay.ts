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

/** The ways to pay that a site begins with. */
export const FIRST_WAYS: [PaymentMethod, PaymentMethod, PaymentMethod, PaymentMethod] = [
  way("cash", "Contanti", "Cash", "cash"),
  way("transfer", "Bonifico", "Bank transfer"),
  way("pos", "Carta (POS)", "Card (POS)"),
  way("online", "Carta online", "Card online"),
];

/** One that an association has added. */
export const SATISPAY: PaymentMethod = {
  ...{ key: "satispay", label: "Satispay", kind: "other", account: "bank", isActive: true },
  link: "https://pay.example.org/centro?amount={amount}&note={reason}",
  instructions: "Scrivi il tuo nome.",
  translations: { en: { instructions: "Give your name." } },
};
