"use client";

import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import { FormProvider } from "react-hook-form";
import { SeatsFields } from "@/components/catalogue/sign-up/seats-fields";
import { SignUpPrice } from "@/components/catalogue/sign-up/sign-up-price";
import { SignUpSuccess } from "@/components/catalogue/sign-up/sign-up-success";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { NotesField, ParticipantFields } from "@/components/shared/form/participant-fields";
import { QueryProvider } from "@/components/shared/query-provider";
import { useSite } from "@/components/ui/site-context";
import { FullNotice } from "@/components/vacancy/full-notice";
import { JoinedDialog } from "@/components/vacancy/joined-dialog";
import { isJoined } from "@/components/vacancy/use-full";
import { useCourseDays } from "@/lib/client/catalogue/use-course-days";
import type { MadeSignUp } from "@/lib/client/sign-up/sign-up";
import { useOccasion } from "@/lib/client/sign-up/use-occasion";
import type { CourseDays } from "@/lib/schemas/catalogue/course";
import type { CourseSummary, OfferingSummary } from "./offering-summary";
import { titleAndTime, useSignUpTexts } from "./sign-up-texts";
import { StartDayField } from "./start-day-field";
import { useOfferingForm } from "./use-offering-form";

interface DialogProps {
  offering: OfferingSummary;
  /** Whether only the waiting list is left. */
  isFull?: boolean;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The site's own sign-up for an event or a course, from the form to the number. It needs no account. */
export function SignUpDialog(props: DialogProps) {
  const { offering } = props;
  return (
    <QueryProvider>
      {offering.kind === "course" ? (
        <WithCourseDays {...props} offering={offering} />
      ) : (
        <SignUpForm {...props} days={NO_DAYS} />
      )}
    </QueryProvider>
  );
}

const NO_DAYS: CourseDays = { days: [], freePlaces: null };

/** Asks for the days of the course before the form opens. */
function WithCourseDays(props: DialogProps & { offering: CourseSummary }) {
  const { data, error } = useCourseDays(props.offering);
  // Without the days the form asks for one, and the server checks it.
  if (!data && !error) return null;
  return <SignUpForm {...props} days={data ?? NO_DAYS} isFull={data?.freePlaces === 0} />;
}

function Success({
  offering,
  created,
  ...dialog
}: Pick<DialogProps, "offering" | "opener" | "onClose"> & { created: MadeSignUp }) {
  const { successOf } = useSignUpTexts();
  const occasion = useOccasion(offering, created.signUp.startDate ?? null);
  const site = useSite();
  return (
    <SignUpSuccess
      {...successOf(offering, created, occasion, site)}
      payment={<PaymentWithCode open={{ ...created.signUp, kind: offering.kind }} />}
      {...dialog}
    />
  );
}

function SignUpForm({
  offering,
  isFull: startsFull = false,
  opener,
  onClose,
  days: { days, freePlaces },
}: DialogProps & { days: CourseDays }) {
  const t = useTranslations("signUp");
  const language = useLocale();
  const { kind } = offering;
  const { form, submit, created, isFull, price } = useOfferingForm(offering, days[0] ?? "", startsFull);

  if (created && isJoined(created))
    return <JoinedDialog entry={created.entry} opener={opener} onClose={onClose} />;
  if (created) return <Success offering={offering} created={created} opener={opener} onClose={onClose} />;

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && !form.formState.isSubmitting && onClose()}
      title={isFull ? t("waitingList") : t(`${kind}.title`)}
      description={titleAndTime(offering, language)}
      onSubmit={submit}
      submitLabel={isFull ? t("submitWaiting") : t("submit")}
      pending={form.formState.isSubmitting}
    >
      <FormProvider {...form}>
        <ParticipantFields phoneIsOptional={kind === "event"} />
        {kind === "course" && <StartDayField days={days} />}
        <SeatsFields free={isFull ? null : freePlaces} />
        <NotesField hint={t(`${kind}.notesHint`)} />
        <SignUpPrice kind={kind} of={price} isWaiting={isFull} />
        {isFull && <FullNotice />}
      </FormProvider>
    </FormDialog>
  );
}
