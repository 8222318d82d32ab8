import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { PlanCheck } from "@/components/admin/shared/booking/plan-check";
import { usePlan } from "@/components/admin/shared/booking/use-plan";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { offerUndo } from "@/components/admin/shared/offer-undo";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { totalText } from "@/components/picker/quote-total";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { ArrowRight } from "@/components/ui/icons";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { useExpectedTotal } from "@/lib/client/money/use-expected-total";
import { spanText } from "@/lib/domain/panel/board-text";
import { describePeriod } from "@/lib/domain/search/space-search-url";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import type { MoveTarget } from "./drag-state";

/** Moves a booking; for ten seconds the move can be undone at the former price. */
function useMoveBooking() {
  const t = useTranslations("panel.board.move");
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  /** @param expectedTotal the displayed amount, in cents */
  return async (
    { entry, spaceId, period }: MoveTarget,
    notifiesCustomer: boolean,
    expectedTotal: number | undefined,
  ): Promise<void> => {
    const path = `/api/bookings/${entry.id}`;
    const failure = t("failed");
    const before = await act(() => api.get<Booking>(path), { failure, suppressToast: () => true });
    const moved = await act(
      () => api.put<BookingChanged>(path, { ...period, spaceId, notifiesCustomer, expectedTotal }),
      {
        failure,
        suppressToast: () => true,
      },
    );
    const { startDate, endDate, isFullDay, startTime, endTime, totalAmount } = before;
    // A room with a price on request makes it a request.
    const confirms = before.status === "confirmed" && moved.status === "pending";
    const undo = () =>
      act(
        () =>
          api.put(path, {
            startDate,
            endDate,
            isFullDay,
            startTime,
            endTime,
            totalAmount,
            notifiesCustomer,
            spaceId: before.spaceId,
            ...(confirms ? { status: before.status } : {}),
          }),
        { success: t("undone"), failure: t("undoFailed") },
      );
    offerUndo(t("done"), undo, notifiesCustomer ? mailNotice(moved.sent) : undefined);
  };
}

export function MoveDialog({ target, onClose }: { target: MoveTarget; onClose: () => void }) {
  const { entry, from, to, spaceId, period } = target;
  const t = useTranslations("panel.board.move");
  const word = useTextResolver();
  const notifyId = useId();
  const [notifies, setNotifies] = useState(true);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const plan = usePlan({ spaceId, period, bookingId: entry.id });
  const where = { room: to, period: word(describePeriod(period)) };
  const move = useMoveBooking();
  const price = useExpectedTotal(plan.data?.totalAmount, JSON.stringify([spaceId, period]));

  async function confirm(): Promise<void> {
    setSending(true);
    setRefusal(null);
    try {
      await move(target, notifies, price.total);
      onClose();
    } catch (error) {
      price.noteRefusal(error);
      setRefusal(failureText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <GuardedDialog
      title={t("title")}
      description={entry.title}
      onClose={onClose}
      className="sm:w-[min(34rem,calc(100vw-3rem))]"
    >
      {({ close }) => (
        <form
          method="post"
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          <p className="text-ink-2">
            {t("from", { room: from, span: word(spanText(entry.startsAt, entry.endsAt)) })}
          </p>
          <p className="flex items-start gap-2 font-semibold">
            <ArrowRight className="mt-1 size-4 shrink-0" />
            <span>
              {price.total === undefined
                ? t("to", where)
                : t("toAtPrice", { ...where, price: word(totalText(price.total)) })}
            </span>
          </p>
          <div role="status">{plan.data && <PlanCheck plan={plan.data} />}</div>
          <div className="flex min-h-11 items-center justify-between gap-4">
            <Label htmlFor={notifyId}>{t("notify")}</Label>
            <Switch id={notifyId} checked={notifies} onCheckedChange={setNotifies} />
          </div>
          <p role="alert" className="font-medium text-brick-700 empty:hidden">
            {refusal && word(refusal)}
          </p>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="outline" onClick={close}>
              {t("keep")}
            </Button>
            <SubmitButton
              autoFocus
              pending={isSending || (!plan.data && !plan.isError)}
              disabled={plan.data !== undefined && plan.data.unavailable !== null}
            >
              {t("submit")}
            </SubmitButton>
          </div>
        </form>
      )}
    </GuardedDialog>
  );
}
