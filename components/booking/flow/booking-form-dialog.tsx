import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { SeriesLines, seriesTotalText } from "@/components/booking/series/series-lines";
import type { ChosenSeries } from "@/components/booking/series/series-step";
import { HowToPayLater } from "@/components/money/how-to-pay-later";
import { PromoCodeField } from "@/components/money/promo-code-field";
import { UpfrontAmounts } from "@/components/money/upfront-amounts";
import { BookingLines, SeriesCancellation } from "@/components/picker/booking-lines";
import { PickerProblem } from "@/components/picker/picker-messages";
import type { PickerSpace } from "@/components/picker/picker-space";
import { totalText } from "@/components/picker/quote-total";
import { AlternativesSection } from "@/components/search/alternatives/alternatives-section";
import { ConsentBox } from "@/components/shared/form/consent-box";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { LegalLink } from "@/components/shared/legal-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useTextResolver } from "@/components/ui/use-words";
import { WaitForPeriod } from "@/components/vacancy/wait-for-period";
import { priceText } from "@/lib/domain/money/price-text";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";
import { MAX_ATTENDEES } from "@/lib/schemas/booking/booking-input";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import { ContactFields } from "./contact-fields";
import { TermsExtras } from "./terms-extras";
import { attendeesIn, useBookingForm } from "./use-booking-form";
import { useChosenTerms } from "./use-chosen-terms";

interface BookingFormDialogProps {
  space: PickerSpace;
  request: Period;
  quote: SpaceQuote;
  series: ChosenSeries | null;
  onBooked: (bookings: Booking[]) => void;
  onTaken: () => void;
  /** Switches the form to an alternative without clearing its input. */
  onTake: (alternative: Alternative) => Promise<void>;
  onClose: () => void;
  onChooseAgain: () => void;
}

export function BookingFormDialog(props: BookingFormDialogProps) {
  const t = useTranslations("bookingForm");
  const word = useTextResolver();
  const { space, request, quote, series, onBooked, onTaken, onTake, onClose, onChooseAgain } = props;
  const chosen = useChosenTerms({ spaceId: space.id, request, series, quote });
  const { terms, setTerms, isPricing } = chosen;
  const shown = chosen.seriesQuote ?? chosen.quote;
  const shownText = word(chosen.seriesQuote ? seriesTotalText(chosen.seriesQuote) : priceText(chosen.quote));
  const { form, problem, price, beside, submit } = useBookingForm({
    space,
    request,
    series,
    terms,
    onBooked,
    onTaken,
    shown,
    onAttendees: chosen.setAttendees,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const most = Math.min(MAX_ATTENDEES, space.capacity);
  const leave = problem?.isPeriodGone ? onChooseAgain : onClose;

  return (
    <FormDialog
      onOpenChange={(open) => !open && !isSubmitting && leave()}
      title={t("title")}
      description={t("text", { room: space.name })}
      onSubmit={submit}
      submitLabel={shown.isOnRequest ? t("sendRequest") : t("confirm")}
      submitVariant="action"
      pending={isSubmitting || isPricing}
      focusTitle
      submitDisabled={problem?.isPeriodGone ?? false}
      className="sm:w-[min(40rem,calc(100vw-3rem))]"
    >
      <div className="rounded-md bg-sand-100 p-4">
        <p className="mb-2 font-display-soft text-lg">{space.name}</p>
        {chosen.seriesQuote ? (
          <>
            <SeriesLines quote={chosen.seriesQuote} />
            <SeriesCancellation space={space} request={request} quote={quote} />
          </>
        ) : (
          <BookingLines
            space={space}
            request={request}
            quote={chosen.quote}
            isPriceOutdated={price.isChanged}
            now={new Date()}
          />
        )}
        <p className="mt-3 flex justify-between gap-4 border-t pt-3 font-display-soft text-xl tabular-nums">
          <span>{t("total")}</span>
          <span>
            {price.isChanged && (
              <s className="mr-3 text-base text-ink-2">
                <span className="sr-only">{t("before")} </span>
                {shownText}
              </s>
            )}
            {price.isChanged ? word(totalText(price.total)) : shownText}
          </span>
        </p>
        {(beside.payBy !== null || beside.depositAmount > 0) && (
          <div className="mt-3">
            <UpfrontAmounts {...beside} isSeries={series !== null} />
          </div>
        )}
        {/* While the price is on request, the total is not known yet. */}
        {price.total > 0 && (
          <div className="mt-3">
            <HowToPayLater kind="booking" total={price.total} isSeries={series !== null} asked={beside} />
          </div>
        )}
      </div>

      {problem?.isPeriodGone && (
        <PeriodUnavailable
          message={word(problem.message)}
          {...(series ? { label: t("reviewDates") } : {})}
          onChooseAgain={onChooseAgain}
        >
          {!series && (
            <AlternativesSection
              spaceId={space.id}
              requested={request}
              attendees={attendeesIn(form.getValues("attendees"))}
              onChoose={(alternative) => void onTake(alternative)}
            />
          )}
          {!series && <WaitForPeriod spaceId={space.id} spaceName={space.name} period={request} />}
        </PeriodUnavailable>
      )}

      <TermsExtras
        spaceId={space.id}
        period={request}
        series={series?.periods ?? null}
        terms={terms}
        onChange={setTerms}
      />
      <FormProvider {...form}>
        <ContactFields />
      </FormProvider>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("purpose")} error={errors.purpose?.message}>
          <Input placeholder={t("purposeExample")} required {...register("purpose")} />
        </Field>
        <Field label={t("attendees")} hint={t("atMost", { count: most })} error={errors.attendees?.message}>
          <Input type="number" inputMode="numeric" min={1} max={most} required {...register("attendees")} />
        </Field>
        <Field label={t("notes")} optional error={errors.notes?.message} className="sm:col-span-2">
          <Textarea rows={3} {...register("notes")} />
        </Field>
      </div>

      <PromoCodeField
        applied={terms.promoCode}
        check={(promoCode) => chosen.check({ ...terms, promoCode })}
        onChange={(promoCode) => setTerms({ ...terms, promoCode })}
      />

      <ConsentBox required error={errors.acceptsTerms?.message} {...register("acceptsTerms")}>
        {t.rich("terms", {
          terms: (chunks) => <LegalLink href={paths.terms}>{chunks}</LegalLink>,
          policy: (chunks) => <LegalLink href={paths.cancellationPolicy}>{chunks}</LegalLink>,
        })}
      </ConsentBox>

      {problem && !problem.isPeriodGone && <PickerProblem>{word(problem.message)}</PickerProblem>}
    </FormDialog>
  );
}

interface PeriodGoneProps {
  message: string;
  label?: string;
  onChooseAgain: () => void;
  children?: ReactNode;
}

/**
 * Shown in the form when the period has been taken in the meantime. Scrolls into view and offers to go back to the
 * calendar.
 */
function PeriodUnavailable({ message, label, onChooseAgain, children }: PeriodGoneProps) {
  const t = useTranslations("bookingForm");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: "center" });
    box.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div ref={box} role="alert" className="flex flex-col gap-3 rounded-md bg-terra-100 p-4 text-terra-700">
      <p className="font-semibold">{message}</p>
      <p className="text-[0.95rem]">{t("refreshed")}</p>
      {children}
      <Button variant="outline" className="self-start" onClick={onChooseAgain}>
        {label ?? t("chooseAgain")}
      </Button>
    </div>
  );
}
