import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import {
  type FoundPerson,
  NOBODY,
  type PersonChoice,
  type PersonErrors,
  readPerson,
} from "@/components/admin/shared/person-field/person-choice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailNotice } from "@/components/admin/shared/use-mail-notice";
import { firstLesson, isLessonFull, lessonValue } from "@/components/catalogue/sign-up/lesson-field";
import type { OfferingSummary } from "@/components/catalogue/sign-up/offering-summary";
import { ONE_SEAT, seatsOf } from "@/components/catalogue/sign-up/seats-fields";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { useSeatPrice } from "@/components/shared/use-seat-price";
import { useTextResolver } from "@/components/ui/use-words";
import {
  isJoined,
  type Joined,
  useSignUpOrWaitingList,
} from "@/components/vacancy/use-sign-up-or-waiting-list";
import { useShownQuotes } from "@/lib/client/money/promo-quote";
import { rememberPerson } from "@/lib/client/person/recent-people";
import { type CreatedSignUp, signUpFor } from "@/lib/client/sign-up/sign-up";
import { formatTotal } from "@/lib/domain/money/sign-up-price";
import { hasEmail } from "@/lib/domain/person/email";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import { nullableDay, nullableText } from "@/lib/schemas/fields";
import { promoCodeField } from "@/lib/schemas/money/promo-code";
import { seatFields } from "@/lib/schemas/sign-up/sign-up";

const placesSchema = z.object({
  ...seatFields,
  notes: nullableText(2000).default(null),
  startDate: nullableDay.default(null),
  /** A single lesson as day and time: "2026-12-08 18:00"; empty otherwise. */
  lesson: z.string().default(""),
  passId: z.number().nullable().default(null),
  promoCode: promoCodeField,
});

type Values = z.input<typeof placesSchema>;
type Output = z.output<typeof placesSchema>;

interface Priced {
  promoCode?: string | null | undefined;
  /** Cents, before the promo code's discount. */
  expectedTotal: number;
}

/**
 * State and submission of "Aggiungi iscritto".
 * @param firstDay the initially selected day, for a course
 * @param lessons lessons of which a single one is booked; null otherwise
 */
export function useAddParticipant(
  offering: OfferingSummary,
  {
    firstDay,
    lessons,
    startsFull,
    onDone,
  }: { firstDay: string; lessons: readonly Lesson[] | null; startsFull: boolean; onDone: () => void },
) {
  const t = useTranslations("panel.participants.add");
  const signUp = useTranslations("signUp");
  const list = useTranslations("panel.shared.waitingList");
  const mailNotice = useMailNotice();
  const word = useTextResolver();
  const { kind } = offering;
  const act = useAdminAction();
  const price = useSeatPrice(offering);
  const quotes = useShownQuotes(kind);
  const next = firstLesson(lessons ?? []);
  const first = next ? lessonValue(next) : "";
  const [lesson, setLesson] = useState(first);
  const full = useSignUpOrWaitingList(
    offering,
    lessons === null ? startsFull : isLessonFull(lessons, first),
    async ({ expectedTotal, ...input }: Priced) =>
      signUpFor(offering, input, await quotes.totalShown(input.promoCode, expectedTotal)),
  );
  const [choice, setChoice] = useState<PersonChoice>(NOBODY);
  const [errors, setErrors] = useState<PersonErrors>({});
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(placesSchema),
    defaultValues: {
      ...ONE_SEAT,
      notes: "",
      startDate: kind === "course" ? firstDay : "",
      lesson: first,
      passId: null,
    } as Values,
  });
  const chosen = form.watch("lesson") ?? "";
  if (lessons !== null && chosen !== lesson) {
    setLesson(chosen);
    full.setFull(isLessonFull(lessons, chosen));
  }

  const told = (made: CreatedSignUp | Joined): string => {
    if (isJoined(made)) {
      const { email, position } = made.entry;
      return t("waiting", {
        position: position ?? 1,
        mails: mailNotice(hasEmail(email), t("waitingMailed"), t("waitingNotMailed")),
      });
    }
    return t("doneText", {
      number: formatConfirmationNumber(kind, made.confirmationNumber),
      total: word(formatTotal(offering, made.signUp.totalAmount)),
      mails: mailNotice(made.sent, t("mailed")),
    });
  };

  async function send(
    { startDate, lesson: _, passId, ...places }: Output,
    match: FoundPerson | null,
  ): Promise<void> {
    const who = readPerson(choice, match);
    setErrors(who.errors ?? {});
    if (who.body === null) return;
    const [singleDate, singleTime] = lesson.split(" ");
    const when = lessons === null ? { startDate } : { singleDate, singleTime };
    const input = { ...who.body, ...seatsOf(places), ...(kind === "course" ? when : {}) };
    const usesPass = passId !== null && !full.isFull;
    const priced = usesPass ? { ...input, passId, expectedTotal: 0 } : price.withTotal(input);
    try {
      const made = await act(() => full.send(priced), {
        success: (one) => (isJoined(one) ? list("joined") : t("done")),
        description: told,
        failure: full.isFull ? signUp("waitingFailed") : signUp("failed"),
      });
      const { personId } = isJoined(made) ? made.entry : made.signUp;
      if (personId) rememberPerson(personId);
      onDone();
    } catch (error) {
      showServerErrors(form, ["seats", "companions", "startDate", "lesson", "notes"], error);
      full.onRefused(error);
      // A new total with a promo code does not reveal the price of a seat.
      if (places.promoCode) quotes.renew();
      else price.onRefused(error, places.seats);
    }
  }

  return {
    form,
    choice,
    choose: (person: PersonChoice) => {
      setChoice(person);
      form.setValue("passId", null);
      setErrors({});
    },
    errors,
    /** @param match the existing person whom the typed data identifies */
    submit: (match: FoundPerson | null) =>
      form.handleSubmit(
        (output) => send(output, match),
        () => setErrors(readPerson(choice, match).errors ?? {}),
      ),
    isFull: full.isFull,
    price: price.shown,
    /** The day on which a pass can be used; null for a whole course, which passes do not cover. */
    day: kind === "event" ? offering.eventDate : lessons === null ? null : lesson.slice(0, 10),
  };
}
