import { z } from "zod";
import { ACCOUNTS } from "@/lib/domain/books/book-entry";
import { TRANSLATED_LANGUAGES } from "@/lib/domain/language/translations";
import { newWayKey, ONLINE_KEY, WAY_KINDS } from "@/lib/domain/money/way-to-pay";
import { paymentMethodsField } from "@/lib/schemas/site/payment-methods";
import type { Settings } from "@/lib/schemas/site/settings";

const typedTexts = z.object({ label: z.string(), instructions: z.string() });

const typedWay = z.object({
  /** Empty for a new payment method. */
  key: z.string(),
  ...typedTexts.shape,
  kind: z.enum(WAY_KINDS),
  account: z.enum(ACCOUNTS),
  isActive: z.boolean(),
  link: z.string(),
  translations: z.partialRecord(z.enum(TRANSLATED_LANGUAGES), typedTexts),
});

type TypedWay = z.input<typeof typedWay>;

function withKeys(typed: readonly TypedWay[]): z.input<typeof paymentMethodsField> {
  const taken = [ONLINE_KEY, ...typed.map(({ key }) => key)];
  return typed.map((way) => {
    if (way.key !== "") return way;
    const key = way.kind === "online" ? ONLINE_KEY : newWayKey(way.label, taken);
    taken.push(key);
    return { ...way, key };
  });
}

export const waysFormSchema = z.object({
  paymentMethods: z.array(typedWay).transform(withKeys).pipe(paymentMethodsField),
});

export type WaysFormValues = z.input<typeof waysFormSchema>;

/** A translation as form value; empty if there is none. */
const typed = (text: unknown): string => (typeof text === "string" ? text : "");

export const waysFormValues = ({ paymentMethods }: Settings): WaysFormValues => ({
  paymentMethods: paymentMethods.map(({ link, translations, ...way }) => ({
    ...way,
    link: link ?? "",
    translations: Object.fromEntries(
      TRANSLATED_LANGUAGES.map((language) => {
        const { label, instructions } = translations[language] ?? {};
        return [language, { label: typed(label), instructions: typed(instructions) }];
      }),
    ),
  })),
});

export const newWay = (): TypedWay => ({
  key: "",
  label: "",
  kind: "other",
  account: "bank",
  isActive: true,
  link: "",
  instructions: "",
  translations: Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [language, { label: "", instructions: "" }]),
  ),
});
