import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { HowToPayLater } from "@/components/money/how-to-pay-later";
import { PromoDiscount } from "@/components/money/promo-discount";
import { PaidWithPass, type PassValue } from "@/components/pass/pass-choice";
import type { SeatPrice } from "@/components/shared/use-seat-price";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { usePromoQuote } from "@/lib/client/money/promo-quote";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { totalText } from "@/lib/domain/money/sign-up-price";
import type { SeatValues } from "./seats-fields";
import type { CodeValues } from "./sign-up-code";

interface SignUpPriceProps {
  kind: OfferingKind;
  of: SeatPrice;
  isWaiting: boolean;
  /** The day of an event or a single lesson. */
  heldOn?: string | undefined;
  /** Hides the ways to pay from staff. */
  isAtDesk?: boolean;
}

/** The total of a sign-up for the chosen number of seats. Must be inside a FormProvider. */
export function SignUpPrice({ kind, of, isWaiting, heldOn, isAtDesk = false }: SignUpPriceProps) {
  const t = useTranslations("signUp.price");
  const formats = useFormats();
  const word = useTextResolver();
  const { watch } = useFormContext<SeatValues & PassValue & CodeValues>();
  const seats = Number(watch("seats")) || 1;
  const full = (of.priceAmount ?? 0) * seats;
  const isByPass = !isWaiting && Boolean(watch("passId"));
  const typed = isWaiting || isByPass ? null : (watch("promoCode") ?? null);
  const promo = usePromoQuote(kind, typed, full);
  const total = promo?.totalAmount ?? full;
  if (isByPass) return <PaidWithPass seats={seats} />;
  if (of.priceAmount === null || of.priceAmount === 0)
    return (
      <p className="rounded-md bg-sand-100 p-4">
        {of.priceAmount === null ? t("inWords", { price: formats.price(of.price) }) : word(totalText(of, 0))}
      </p>
    );
  return (
    <section aria-label={t("label")} className="flex flex-col gap-2 rounded-md bg-sand-100 p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 tabular-nums" role="status">
        <span className="font-display-soft text-xl">{t("total", { total: formats.cents(total) })}</span>
        {seats > 1 && (
          <span className="text-ink-2">
            {t("seats", { count: seats, price: formats.cents(of.priceAmount) })}
          </span>
        )}
      </p>
      <PromoDiscount promo={promo} />
      {isWaiting && (
        <p className="text-[0.95rem] text-ink-2">{isAtDesk ? t("whenFreeAtDesk") : t("whenFree")}</p>
      )}
      {!isWaiting && !isAtDesk && <HowToPayLater kind={kind} total={total} heldOn={heldOn} />}
    </section>
  );
}
