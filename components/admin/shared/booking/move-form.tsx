import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { totalText } from "@/components/picker/quote-total";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useUnsavedChanges } from "@/components/shared/form/use-unsaved-changes";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { CircleAlert } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { useExpectedTotal } from "@/lib/client/money/use-expected-total";
import { bookingDays, bookingTimes, bookingTotal } from "@/lib/domain/booking/booking-text";
import type { Booking, BookingChanged } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import { periodOfValues, SlotFields, type SlotValues, slotValues } from "./period-fields";
import { PlanCheck } from "./plan-check";
import { usePlan } from "./use-plan";

interface MoveFormProps {
  booking: Booking;
  /** The proposed place; null for the present one. */
  proposed: SlotValues | null;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}

export function MoveForm({ booking, proposed, onDirtyChange, onDone }: MoveFormProps) {
  const t = useTranslations("panel.booking.move");
  const own = useTranslations("bookings.move");
  const shared = useTranslations("panel.shared");
  const language = useLocale();
  const word = useTextResolver();
  const first = slotValues(booking.spaceId, booking);
  const [values, setValues] = useState(proposed ?? first);
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  const period = periodOfValues(values);
  const plan = usePlan({ spaceId: values.spaceId, period, bookingId: booking.id });
  const shown = plan.isPlaceholderData ? undefined : plan.data;
  const price = useExpectedTotal(shown?.totalAmount, JSON.stringify(values));
  const isChanged = Object.entries(first).some(([key, value]) => values[key as keyof typeof first] !== value);
  const mailNotice = useMailNotice();
  const act = useAdminAction();
  const [keepsAmount, setKeepsAmount] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useUnsavedChanges(isChanged);
  useEffect(() => onDirtyChange(isChanged), [isChanged, onDirtyChange]);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (period === null) {
      setRefusal(t("checkPeriod"));
      return;
    }
    setSending(true);
    setRefusal(null);
    const amount = keepsAmount ? { totalAmount: booking.totalAmount } : { expectedTotal: price.total };
    try {
      await act(
        () =>
          api.put<BookingChanged>(`/api/bookings/${booking.id}`, {
            ...period,
            spaceId: values.spaceId,
            ...amount,
          }),
        {
          success: own("done"),
          description: ({ sent }) => mailNotice(sent),
          failure: t("failed"),
        },
      );
      onDone();
    } catch (error) {
      price.noteRefusal(error);
      setRefusal(failureText(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={save} className="flex min-w-0 flex-col gap-5">
      <p className="text-[0.95rem] text-ink-2">
        {t("now", {
          room: booking.space.name,
          days: bookingDays(booking, language),
          times: bookingTimes(booking, language),
          total: word(bookingTotal(booking)),
        })}
      </p>
      <SlotFields
        values={values}
        rooms={spaces.data ?? []}
        onChange={(part) => setValues({ ...values, ...part })}
      />
      {plan.data && isChanged && (
        <Field label={t("amount")}>
          <Select
            value={keepsAmount ? "keep" : "new"}
            onChange={(event) => setKeepsAmount(event.target.value === "keep")}
          >
            <option value="new">
              {t("newPrice", { price: price.total === undefined ? "…" : word(totalText(price.total)) })}
            </option>
            <option value="keep">{t("oldPrice", { price: word(bookingTotal(booking)) })}</option>
          </Select>
        </Field>
      )}
      <div role="status" className="empty:hidden">
        {isChanged && period !== null && plan.data && <PlanCheck plan={plan.data} />}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && (
          <p className="flex items-start gap-2 rounded-md bg-brick-100 px-4 py-3 font-medium text-brick-700">
            <CircleAlert className="mt-0.5 size-5 shrink-0" />
            {own("failed", { reason: word(refusal) })}
          </p>
        )}
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onDone}>
          {shared("back")}
        </Button>
        <SubmitButton
          pending={isSending || (isChanged && period !== null && !shown && !plan.isError)}
          disabled={!isChanged}
        >
          {t("save")}
        </SubmitButton>
      </div>
    </form>
  );
}
