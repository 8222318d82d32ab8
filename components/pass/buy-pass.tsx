"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { HowToPayLater } from "@/components/money/how-to-pay-later";
import { PromoCodeField } from "@/components/money/promo-code-field";
import { PromoDiscount } from "@/components/money/promo-discount";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { usePathIn } from "@/components/ui/use-path-in";
import { toast } from "@/components/ui/use-toast";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { fetchPromoQuote, usePromoQuote } from "@/lib/client/money/promo-quote";
import { useExpectedTotal } from "@/lib/client/money/use-expected-total";
import { lastDayOf } from "@/lib/domain/pass/pass-life";
import { type CalendarDay, isCalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import type { Pass } from "@/lib/schemas/pass/pass";
import type { PassProduct } from "@/lib/schemas/pass/product";

export function BuyPass({ product, today }: { product: PassProduct; today: CalendarDay }) {
  const t = useTranslations("ownPasses.buy");
  const words = useTranslations("passWords");
  const formats = useFormats();
  const word = useTextResolver();
  const router = useRouter();
  const pathTo = usePathIn();
  const [startsOn, setStartsOn] = useState(today);
  const [isBuying, setBuying] = useState(false);
  const { id: productId, name, entries, validDays, price } = product;
  const [promoCode, setPromoCode] = useState<string | null>(null);
  const promo = usePromoQuote("pass", promoCode, price);
  const { total, noteRefusal } = useExpectedTotal(promo?.totalAmount ?? price, `${productId} ${promoCode}`);
  // With a code, the button waits for the reduced price.
  const isPriced = promoCode === null || promo !== undefined;

  async function buy(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBuying(true);
    try {
      const sale = { productId, startsOn, promoCode, expectedTotal: total };
      const { dueAmount } = await api.post<Pass>("/api/passes", sale);
      toast({ title: t("done"), description: t(dueAmount > 0 ? "toPay" : "ready") });
      router.replace(pathTo(paths.passes));
      router.refresh();
    } catch (error) {
      setBuying(false);
      // The new price is shown; submitting again accepts it.
      noteRefusal(error);
      toast({ variant: "destructive", title: t("failed"), description: word(failureText(error)) });
    }
  }

  return (
    <section
      aria-labelledby="compra"
      className="rounded-xl border border-sage-300 bg-sage-50 p-5 shadow-rest sm:p-7"
    >
      <h2 id="compra" className="text-[1.5rem] wrap-anywhere">
        {t("title", { name })}
      </h2>
      <p className="mt-1 text-ink-2">
        {[
          entries === null ? words("unlimited") : words("entries", { count: entries }),
          words("days", { count: validDays }),
        ].join(", ")}
      </p>
      <form method="post" noValidate onSubmit={buy} className="mt-5 flex flex-col gap-5">
        <Field
          label={t("startsOn")}
          {...(isCalendarDay(startsOn)
            ? {
                hint: t(total > 0 ? "untilEvenUnpaid" : "until", {
                  day: formats.longDay(lastDayOf(startsOn, validDays)),
                }),
              }
            : {})}
          className="sm:max-w-60"
        >
          <Input
            type="date"
            min={today}
            value={startsOn}
            onChange={({ target }) => setStartsOn(target.value)}
          />
        </Field>
        {price > 0 && (
          <PromoCodeField
            applied={promoCode}
            check={(code) => fetchPromoQuote("pass", code, price)}
            onChange={setPromoCode}
          />
        )}
        <PromoDiscount promo={promo} />
        <HowToPayLater kind="pass" total={total} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="action" pending={isBuying} disabled={!isCalendarDay(startsOn) || !isPriced}>
            {total === 0 ? t("submitFree") : t("submit", { amount: formats.cents(total) })}
          </SubmitButton>
          <Button asChild variant="outline">
            <Link href={paths.passSale}>{t("cancel")}</Link>
          </Button>
        </div>
      </form>
    </section>
  );
}
