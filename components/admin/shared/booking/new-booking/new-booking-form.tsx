import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { PlanCheck } from "@/components/admin/shared/booking/plan-check";
import { planPath, usePlan } from "@/components/admin/shared/booking/use-plan";
import {
  type FoundPerson,
  NOBODY,
  type PersonChoice,
  type PersonErrors,
  readPerson,
} from "@/components/admin/shared/person-field/person-choice";
import { PersonField } from "@/components/admin/shared/person-field/person-field";
import { useChosenPerson } from "@/components/admin/shared/person-field/use-people";
import { useFailureDescription } from "@/components/admin/shared/use-admin-action";
import { TermsExtras } from "@/components/booking/flow/terms-extras";
import { type ChosenSeries, SeriesStep } from "@/components/booking/series/series-step";
import { PromoCodeField } from "@/components/money/promo-code-field";
import { mayComeFree } from "@/components/picker/day-info";
import { AlternativesSection } from "@/components/search/alternatives/alternatives-section";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { pinnedButtons } from "@/components/ui/dialog";
import { CircleAlert } from "@/components/ui/icons";
import { useTextResolver } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { useRoomTerms } from "@/lib/client/booking/use-room-terms";
import type { Booking } from "@/lib/schemas/booking/booking";
import { MAX_ATTENDEES } from "@/lib/schemas/booking/booking-input";
import type { Space } from "@/lib/schemas/space/space";
import { MemberPrice, notBookableReason, totalLabel } from "./booking-price";
import { DeskWait } from "./desk-wait";
import { PurposeFold } from "./purpose-fold";
import { type PurposeErrors, readPurpose, usualPurpose } from "./purpose-values";
import { SlotSection } from "./slot-section";
import { useDeskBooking } from "./use-desk-booking";
import { type BookingDraft, unavailableRequestOf, useSlot } from "./use-slot";

interface NewBookingFormProps {
  rooms: readonly Space[];
  /** Id of the initial room. */
  spaceId: number;
  draft?: BookingDraft | undefined;
  person?: FoundPerson | undefined;
  onDirtyChange: (isDirty: boolean) => void;
  onCancel: () => void;
  /** Called when the person joins the waiting list instead. */
  onJoined: () => void;
  onBooked: (booking: Booking) => void;
}

export function NewBookingForm(props: NewBookingFormProps) {
  const { rooms, draft, person: known, onDirtyChange, onCancel, onBooked } = props;
  const t = useTranslations("panel.booking.new");
  const live = useTranslations("live");
  const word = useTextResolver();
  const whyNotId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const [choice, setChoice] = useState<PersonChoice>(known ? { kind: "known", person: known } : NOBODY);
  const { match, personId, isPending: isPersonPending } = useChosenPerson(choice);
  const slot = useSlot(props.spaceId, draft);
  const { spaceId, period } = slot;
  const [series, setSeries] = useState<ChosenSeries | null>(null);
  const [purpose, setPurpose] = useState(() => ({
    ...usualPurpose(t("usualPurpose")),
    attendees: String(draft?.attendees ?? 1),
  }));
  const [errors, setErrors] = useState<PersonErrors & PurposeErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const failureDescription = useFailureDescription();

  const attendees = Number(purpose.attendees) >= 1 ? Math.trunc(Number(purpose.attendees)) : 1;
  const [terms, setTerms] = useRoomTerms(spaceId);
  const asked = usePlan({ spaceId, period, personId, terms, attendees });
  // Placeholder data of another request is not the current price.
  const plan = period === null || asked.isPlaceholderData ? undefined : asked.data;
  const { book, price } = useDeskBooking({
    spaceId,
    period: period ?? slot.fallback,
    series: series?.periods ?? null,
    personId,
    terms,
    shownTotal: series ? series.quote?.totalAmount : plan?.totalAmount,
  });
  const whyNot = notBookableReason(t, { period, plan, series });
  const isPricing =
    isPersonPending || (series ? series.isChecking : period !== null && !plan && !asked.isError);
  const unavailable = unavailableRequestOf(slot, plan, series);
  const capacity = rooms.find(({ id }) => id === spaceId)?.capacity ?? MAX_ATTENDEES;

  function choose(next: PersonChoice): void {
    onDirtyChange(true);
    setChoice(next);
    setErrors({});
    // A known person needs no more input, so the focus moves to the submit button.
    if (next.kind === "known")
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('button[type="submit"]:not(:disabled)')?.focus(),
      );
  }

  /** The person and purpose for the request; null if they are invalid, after showing the errors. */
  function read() {
    const who = readPerson(choice, match);
    const what = readPurpose(purpose, capacity);
    setErrors({ ...who.errors, ...what.errors });
    return who.body && what.values ? { ...who.body, ...what.values } : null;
  }

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (whyNot !== undefined || isPricing || isSending) return;
    const details = read();
    if (details === null) {
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    setSending(true);
    setRefusal(null);
    try {
      onBooked(await book(details));
    } catch (error) {
      setRefusal(failureDescription(error));
      void asked.refetch();
      void client.invalidateQueries({ queryKey: ["availability"] });
    } finally {
      setSending(false);
    }
  }

  const total = totalLabel(t, { series, plan, price, word });
  return (
    <form ref={formRef} method="post" noValidate onSubmit={save} className="flex min-w-0 flex-col gap-5">
      <div className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <PersonField
            choice={choice}
            match={match}
            errors={errors}
            onChange={choose}
            onDirtyChange={() => onDirtyChange(true)}
          />
          <PurposeFold
            fields={purpose}
            errors={errors}
            onChange={(fields) => {
              onDirtyChange(true);
              setPurpose(fields);
            }}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <SlotSection slot={slot} rooms={rooms} />
          <div role="status" className="flex flex-col gap-2 empty:hidden">
            {period !== null && asked.data && !series && <PlanCheck plan={asked.data} />}
            {plan?.unavailable === null && !series && <MemberPrice plan={plan} />}
            {asked.isError && !series && (
              <p className="font-medium text-brick-700">{failureDescription(asked.error)}</p>
            )}
          </div>
          <AlternativesSection
            spaceId={spaceId}
            requested={unavailable?.period ?? null}
            personId={personId}
            onChoose={({ spaceId: other, startDate, endDate, isFullDay, startTime, endTime }) =>
              slot.take({
                spaceId: other,
                period: { startDate, endDate, isFullDay, startTime, endTime },
              })
            }
          />
          {unavailable && mayComeFree(unavailable.why) && (
            <DeskWait spaceId={spaceId} period={unavailable.period} read={read} onJoined={props.onJoined} />
          )}
          {period && (
            <TermsExtras
              key={spaceId}
              spaceId={spaceId}
              period={period}
              series={series?.periods ?? null}
              terms={terms}
              onChange={(next) => {
                onDirtyChange(true);
                setTerms(next);
              }}
            />
          )}
          {period && (
            <PromoCodeField
              isOfPanel
              applied={terms.promoCode}
              check={(promoCode) =>
                api.get(planPath({ spaceId, period, personId, terms: { ...terms, promoCode }, attendees }))
              }
              onChange={(promoCode) => setTerms({ ...terms, promoCode })}
            />
          )}
          {period && period.startDate === period.endDate && (
            <SeriesStep
              spaceId={spaceId}
              first={period}
              personId={personId}
              terms={terms}
              attendees={attendees}
              onChange={setSeries}
            />
          )}
        </div>
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && (
          <p className="flex items-start gap-2 rounded-md bg-brick-100 px-4 py-3 font-medium text-brick-700">
            <CircleAlert className="mt-0.5 size-5 shrink-0" />
            {refusal}
          </p>
        )}
      </div>
      <div className={pinnedButtons}>
        {whyNot && (
          <p
            id={whyNotId}
            className="text-[0.92rem] font-medium text-honey-700 max-sm:basis-full max-sm:text-center sm:mr-auto sm:self-center"
          >
            {whyNot}
          </p>
        )}
        <Button variant="outline" onClick={onCancel}>
          {live("cancel")}
        </Button>
        <SubmitButton
          variant="action"
          pending={isSending || isPricing}
          disabled={whyNot !== undefined}
          aria-describedby={whyNot === undefined ? undefined : whyNotId}
        >
          {total && whyNot === undefined ? t("bookFor", { total }) : t("book")}
        </SubmitButton>
      </div>
    </form>
  );
}
