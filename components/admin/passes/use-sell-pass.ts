import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { PersonBody } from "@/components/admin/shared/person-field/person-choice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { toast } from "@/components/ui/use-toast";
import { useFormats } from "@/components/ui/use-words";
import { ApiError, api } from "@/lib/client/api-client";
import type { SoldPass } from "@/lib/schemas/pass/pass";
import type { PassProduct } from "@/lib/schemas/pass/product";

interface Sale {
  person: PersonBody;
  product: PassProduct;
  promoCode: string | null;
  /** Price after the promo code, in cents. */
  total: number;
  /** YYYY-MM-DD in Rome. */
  startsOn: string;
  /** The payment method, if paid at once; null if paid later. */
  method: string | null;
}

export function useSellPass(onDone: () => void) {
  const t = useTranslations("panel.passes.sell");
  const formats = useFormats();
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const client = useQueryClient();
  const [isSelling, setSelling] = useState(false);
  // A person who was created stays created if the sale is rejected, and is not created again on the next attempt.
  const added = useRef<{ typed: string; id: number } | null>(null);

  /** Id of the selected person; a new person is created first. */
  async function personIdOf({ personId, ...person }: PersonBody): Promise<number> {
    if (personId !== undefined) return personId;
    const typed = JSON.stringify(person);
    if (added.current?.typed !== typed)
      added.current = { typed, id: (await api.post<{ id: number }>("/api/people", person)).id };
    return added.current.id;
  }

  async function sale({ person, product, startsOn, promoCode, total, method }: Sale) {
    const sold = await api.post<SoldPass>("/api/passes", {
      productId: product.id,
      personId: await personIdOf(person),
      startsOn,
      promoCode,
      expectedTotal: total,
    });
    if (method === null) return { sold, isPaid: true };
    const payment = { kind: "payment", method, amount: sold.dueAmount, passId: sold.id };
    const isPaid = await api.post("/api/payments", payment).then(
      () => true,
      () => false,
    );
    return { sold, isPaid };
  }

  async function sell(what: Sale): Promise<void> {
    setSelling(true);
    try {
      const { isPaid } = await act(() => sale(what), {
        success: t("done"),
        description: ({ sold, isPaid: wasPaid }) =>
          [
            ...(what.method !== null && wasPaid ? [t("paid", { amount: formats.cents(what.total) })] : []),
            mailNotice(sold.sent ?? false) ?? "",
          ]
            .join(" ")
            .trim(),
        failure: t("failed"),
      });
      if (!isPaid) toast({ variant: "destructive", title: t("notPaid") });
      onDone();
    } catch (error) {
      // The error has been shown, and the form keeps its values. A changed price is fetched again.
      if (error instanceof ApiError && error.code === "PRICE_CHANGED") void client.invalidateQueries();
    } finally {
      setSelling(false);
    }
  }

  return { sell, isSelling };
}
