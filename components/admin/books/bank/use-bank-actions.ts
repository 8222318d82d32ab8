import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import type { BankTarget } from "@/lib/schemas/import/bank";

export const BANK_PATH = "/api/bank-movements";

const idsOf = (things: readonly BankTarget[], wanted: BankTarget["source"]) =>
  things.filter(({ source }) => source === wanted).map(({ id }) => id);

/** Actions on a bank movement. Each shows its outcome and never throws. */
export function useBankActions() {
  const t = useTranslations("panel.books.bank");
  const act = useAdminAction();
  const failure = t("failed");

  /** @returns whether the action succeeded */
  const run = (action: () => Promise<unknown>, success: string): Promise<boolean> =>
    act(action, { success, failure }).then(
      () => true,
      () => false,
    );

  return {
    /** Matches the movement with entries of the books, or pays the one due amount with it. */
    match: (id: number, things: readonly BankTarget[]) => {
      const due = things.find(({ source }) => source === "due") ?? null;
      const body = due
        ? { due: { kind: due.kind, id: due.id } }
        : { payments: idsOf(things, "payment"), entries: idsOf(things, "entry") };
      return run(() => api.post(`${BANK_PATH}/${id}/match`, body), t(due ? "done.pay" : "done.match"));
    },
    unmatch: (id: number) => run(() => api.delete(`${BANK_PATH}/${id}/match`), t("done.undo")),
    setAside: (id: number, isAside: boolean) =>
      run(() => api.patch(`${BANK_PATH}/${id}`, { isAside }), t(isAside ? "done.aside" : "done.open")),
  };
}
