import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import { FormProvider } from "react-hook-form";
import {
  firstLesson,
  isLessonFull,
  LessonField,
  lessonsToCome,
  lessonValue,
} from "@/components/catalogue/sign-up/lesson-field";
import { SeatsFields } from "@/components/catalogue/sign-up/seats-fields";
import { SignUpCode } from "@/components/catalogue/sign-up/sign-up-code";
import { SignUpPrice } from "@/components/catalogue/sign-up/sign-up-price";
import { SignUpSuccess } from "@/components/catalogue/sign-up/sign-up-success";
import { MembersOnlyDialog } from "@/components/membership/members-only-dialog";
import { MembersOnlyNotice } from "@/components/membership/members-only-notice";
import { PaymentWithCode } from "@/components/money/payment-with-code";
import { PassChoice, PassRemainder } from "@/components/pass/pass-choice";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { NotesField, ParticipantFields } from "@/components/shared/form/participant-fields";
import { QueryProvider } from "@/components/shared/query-provider";
import { useSite } from "@/components/ui/site-context";
import { useFormats } from "@/components/ui/use-words";
import { JoinedDialog } from "@/components/vacancy/joined-dialog";
import { isJoined } from "@/components/vacancy/use-sign-up-or-waiting-list";
import { useCourseDays, useLessons } from "@/lib/client/catalogue/use-course-days";
import { type KnownMembership, useMembership } from "@/lib/client/membership/use-membership";
import type { CreatedSignUp } from "@/lib/client/sign-up/sign-up";
import type { OfferingRef } from "@/lib/domain/catalogue/offering";
import type { CourseDays } from "@/lib/schemas/catalogue/course";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import type { Occasion } from "@/lib/schemas/sign-up/sign-up";
import { lessonFromUrl } from "./lesson-from-url";
import type { CourseSummary, OfferingSummary } from "./offering-summary";
import { titleAndTime, useSignUpTexts } from "./sign-up-texts";
import { StartDayField } from "./start-day-field";
import { useOfferingForm } from "./use-offering-form";

interface DialogProps {
  offering: OfferingSummary;
  /** Only the waiting list is available. */
  isFull?: boolean;
  /** The button that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The site's own sign-up for an event or a course, from the form to the confirmation number. It requires no account.
 */
export function SignUpDialog(props: DialogProps) {
  const { offering } = props;
  return (
    <QueryProvider>
      {offering.kind === "course" && offering.isSingle ? (
        <WithLessons {...props} />
      ) : offering.kind === "course" ? (
        <WithCourseDays {...props} offering={offering} />
      ) : (
        <WithMembership {...props} days={NO_DAYS} />
      )}
    </QueryProvider>
  );
}

/** Loads the participant's membership before the form opens, if the price or the access depends on it. */
function WithMembership(props: DialogProps & { days: CourseDays; lessons?: readonly Lesson[] | null }) {
  const { membersOnly, memberPrice } = props.offering;
  const membership = useMembership(membersOnly || memberPrice !== null);
  return membership.isKnown ? <SignUpForm {...props} membership={membership} /> : null;
}

const NO_DAYS: CourseDays = { days: [], freePlaces: null };

function WithCourseDays(props: DialogProps & { offering: CourseSummary }) {
  const { data, error } = useCourseDays(props.offering);
  // If the days cannot be loaded, the form asks for any day and the server checks it.
  if (!data && !error) return null;
  return <WithMembership {...props} days={data ?? NO_DAYS} isFull={data?.freePlaces === 0} />;
}

function WithLessons(props: DialogProps) {
  const { data, error } = useLessons(props.offering.id);
  if (!data && !error) return null;
  return <WithMembership {...props} days={NO_DAYS} lessons={lessonsToCome(data ?? [], new Date())} />;
}

function Success({
  offering,
  created,
  ...dialog
}: Pick<DialogProps, "offering" | "opener" | "onClose"> & { created: CreatedSignUp }) {
  const { successOf } = useSignUpTexts();
  const occasion = useOccasion(offering, created.signUp.startDate ?? null, created.signUp.singleTime);
  const site = useSite();
  const heldOn =
    offering.kind === "event"
      ? offering.eventDate
      : ((created.signUp.singleTime && created.signUp.startDate) ?? undefined);
  return (
    <SignUpSuccess
      {...successOf(offering, created, occasion, site)}
      payment={
        <>
          {offering.kind === "course" && offering.requiresCertificate && <CertificateNeeded />}
          {created.signUp.passId !== undefined && <PassRemainder id={created.signUp.passId} />}
          <PaymentWithCode open={{ ...created.signUp, kind: offering.kind, heldOn }} />
        </>
      }
      {...dialog}
    />
  );
}

function CertificateNeeded() {
  const t = useTranslations("signUp");
  return (
    <p className="rounded-md bg-honey-100 px-4 py-3 text-[0.95rem] text-honey-700">{t("certificate")}</p>
  );
}

function SignUpForm({
  offering,
  isFull: startsFull = false,
  opener,
  onClose,
  days: { days, freePlaces },
  lessons = null,
  membership,
}: DialogProps & { days: CourseDays; lessons?: readonly Lesson[] | null; membership: KnownMembership }) {
  const t = useTranslations("signUp");
  const language = useLocale();
  const formats = useFormats();
  const { kind } = offering;
  const asked = lessonFromUrl();
  const next = lessons?.find((lesson) => lessonValue(lesson) === asked) ?? firstLesson(lessons ?? []);
  const first = next ? lessonValue(next) : (days.find((day) => asked?.startsWith(day)) ?? days[0] ?? "");
  const { form, submit, created, isFull, price, advice, day } = useOfferingForm(
    offering,
    first,
    lessons === null ? startsFull : (lesson) => isLessonFull(lessons, lesson),
    membership,
  );
  const { validUntil } = membership;
  const isByPass = !isFull && Boolean(form.watch("passId"));

  if (created && isJoined(created))
    return <JoinedDialog entry={created.entry} opener={opener} onClose={onClose} />;
  if (created) return <Success offering={offering} created={created} opener={opener} onClose={onClose} />;
  // Another start day of a course may be within the membership, so only then does the form open.
  if (advice !== null && (kind === "event" || validUntil === null))
    return (
      <MembersOnlyDialog
        name={offering.title}
        advice={advice}
        validUntil={validUntil}
        opener={opener}
        onClose={onClose}
      />
    );

  return (
    <FormDialog
      onOpenChange={(open) => !open && !form.formState.isSubmitting && onClose()}
      title={isFull ? t("waitingList") : lessons ? t("lesson.title") : t(`${kind}.title`)}
      description={titleAndTime(offering, language)}
      onSubmit={submit}
      submitLabel={isFull ? t("submitWaiting") : t("submit")}
      pending={form.formState.isSubmitting}
      submitDisabled={advice !== null}
    >
      <FormProvider {...form}>
        <ParticipantFields phoneIsOptional={kind === "event"} />
        {lessons && <LessonField lessons={lessons} />}
        {lessons?.length === 0 && <p className="rounded-md bg-sand-100 p-4">{t("lesson.none")}</p>}
        {kind === "course" && lessons === null && <StartDayField days={days} />}
        <SeatsFields free={isFull ? null : freePlaces} />
        <NotesField hint={t(`${kind}.notesHint`)} />
        {!isFull && (kind === "event" || lessons) && (
          <PassChoice kind={kind} id={offering.id} day={day} isFree={price.priceAmount === 0} />
        )}
        {!isFull && !isByPass && <SignUpCode kind={kind} priceAmount={price.priceAmount} />}
        {advice === null ? (
          <SignUpPrice
            kind={kind}
            of={price}
            isWaiting={isFull}
            heldOn={kind === "event" || lessons ? day : undefined}
          />
        ) : (
          <MembersOnlyNotice advice={advice} validUntil={validUntil} />
        )}
        {advice === null && !isByPass && price.price !== offering.price && (
          <p className="text-[0.95rem] text-lotus-700">
            {t("price.member", {
              price: formats.price(price.price),
              full: formats.price(offering.price),
            })}
          </p>
        )}
        {offering.kind === "course" && offering.requiresCertificate && <CertificateNeeded />}
        {isFull && <FullNotice />}
      </FormProvider>
    </FormDialog>
  );
}

/** A notice above the button of a sign-up form without free places: submitting it joins the waiting list. */
function FullNotice() {
  const t = useTranslations("waitingForm");
  return (
    <p role="status" className="rounded-md bg-honey-100 p-4 text-honey-700">
      {t.rich("full", { strong: (chunks) => <span className="font-semibold">{chunks}</span> })}
    </p>
  );
}

/**
 * When and where the participant comes if they start on a day; undefined until it is loaded.
 * @param startDate null for an event, and for a course without days
 * @param singleTime the time of a single lesson on that day
 */
function useOccasion(
  { kind, id }: OfferingRef,
  startDate: string | null,
  singleTime: string | null = null,
): Occasion | undefined {
  const lesson = singleTime === null ? "" : `&singleTime=${singleTime}`;
  const query = startDate === null ? "" : `?startDate=${startDate}${lesson}`;
  const path = kind === "event" ? `/api/events/${id}/occasion` : `/api/courses/${id}/occasion${query}`;
  return useQuery<Occasion>({ queryKey: [path] }).data;
}
