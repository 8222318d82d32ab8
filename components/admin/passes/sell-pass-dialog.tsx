import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { usePaymentMethods, type Ways } from "@/components/admin/shared/payments/use-payment-methods";
import {
  NOBODY,
  type PersonChoice,
  type PersonErrors,
  readPerson,
} from "@/components/admin/shared/person-field/person-choice";
import { PersonField } from "@/components/admin/shared/person-field/person-field";
import { useChosenPerson } from "@/components/admin/shared/person-field/use-people";
import { PromoCodeField } from "@/components/money/promo-code-field";
import { PromoDiscount } from "@/components/money/promo-discount";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { DialogFooter } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { useFormats } from "@/components/ui/use-words";
import { fetchPromoQuote, usePromoQuote } from "@/lib/client/money/promo-quote";
import { ONLINE_KEY } from "@/lib/domain/money/way-to-pay";
import { dayOf } from "@/lib/domain/time/dates";
import type { PassProductOfPanel } from "@/lib/schemas/pass/product";
import { useSellPass } from "./use-sell-pass";

export function SellPassDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("panel.passes.sell");
  const products = useQuery<PassProductOfPanel[]>({ queryKey: ["/api/pass-products"] });
  const ways = usePaymentMethods();
  return (
    <GuardedDialog title={t("title")} onClose={onClose} className="sm:w-[min(38rem,calc(100vw-3rem))]">
      {({ setDirty, close }) =>
        products.data === undefined || ways === undefined ? (
          <Spinner label={t("title")} />
        ) : products.data.length === 0 ? (
          <p>{t("none")}</p>
        ) : (
          <SaleForm
            products={products.data}
            ways={ways}
            onDirtyChange={setDirty}
            onCancel={close}
            onDone={onClose}
          />
        )
      }
    </GuardedDialog>
  );
}

interface SaleFormProps {
  products: readonly PassProductOfPanel[];
  ways: Ways;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
}

function SaleForm({ products, ways, onDirtyChange, onCancel, onDone }: SaleFormProps) {
  const t = useTranslations("panel.passes.sell");
  const live = useTranslations("live");
  const formats = useFormats();
  const [choice, setChoice] = useState<PersonChoice>(NOBODY);
  const [errors, setErrors] = useState<PersonErrors>({});
  const [product, setProduct] = useState(products[0] ?? null);
  const [method, setMethod] = useState(ways.first("cash"));
  const [startsOn, setStartsOn] = useState(dayOf(new Date()));
  const [promoCode, setPromoCode] = useState<string | null>(null);
  const price = product?.price ?? 0;
  const promo = usePromoQuote("pass", promoCode, price);
  const total = promo?.totalAmount ?? price;
  const isPricing = promoCode !== null && promo === undefined;
  const { match, isPending } = useChosenPerson(choice);
  const { sell, isSelling } = useSellPass(onDone);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const read = readPerson(choice, match);
    setErrors(read.errors ?? {});
    if (read.body === null || product === null) return;
    const isPaid = method !== "" && total > 0;
    void sell({ person: read.body, product, startsOn, promoCode, total, method: isPaid ? method : null });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
      <PersonField
        choice={choice}
        match={match}
        errors={errors}
        onChange={(next) => {
          onDirtyChange(true);
          setChoice(next);
        }}
        onDirtyChange={() => onDirtyChange(true)}
      />
      <fieldset className="m-0 flex min-w-0 flex-col gap-2 border-0 p-0">
        <legend className="mb-1.5 p-0 text-[0.94rem] font-semibold">{t("what")}</legend>
        {products.map((one) => (
          <ProductChoice
            key={one.id}
            product={one}
            isChosen={one.id === product?.id}
            onChoose={() => {
              setProduct(one);
              setPromoCode(null);
            }}
          />
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("method")}>
          <Select value={method} onChange={({ target }) => setMethod(target.value)}>
            {ways.options
              .filter(({ value }) => value !== ONLINE_KEY)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            <option value="">{t("later")}</option>
          </Select>
        </Field>
        <Field label={t("startsOn")}>
          <Input type="date" value={startsOn} onChange={({ target }) => setStartsOn(target.value)} />
        </Field>
      </div>
      {price > 0 && (
        <PromoCodeField
          isOfPanel
          // Another product starts with an empty field, since a code is checked for one product only.
          key={product?.id}
          applied={promoCode}
          check={(code) => fetchPromoQuote("pass", code, price)}
          onChange={setPromoCode}
        />
      )}
      <PromoDiscount promo={promo} />
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          {live("cancel")}
        </Button>
        <SubmitButton variant="action" pending={isSelling || isPending || isPricing}>
          {method === "" || total === 0 ? t("submitLater") : t("submit", { amount: formats.cents(total) })}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}

function ProductChoice({
  product: { name, entries, validDays, price },
  isChosen,
  onChoose,
}: {
  product: PassProductOfPanel;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useTranslations("panel.passes.sell");
  const words = useTranslations("passWords");
  const formats = useFormats();
  return (
    <label
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-4 py-2.5",
        isChosen ? "border-sage-600 bg-sage-50" : "bg-surface",
      )}
    >
      <input
        type="radio"
        name="product"
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-sage-700"
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-[0.88rem] text-ink-2">
          {t("facts", {
            entries: entries === null ? words("unlimited") : words("entries", { count: entries }),
            days: words("days", { count: validDays }),
          })}
        </span>
      </span>
      <span className="font-semibold whitespace-nowrap tabular-nums">{formats.cents(price)}</span>
    </label>
  );
}
