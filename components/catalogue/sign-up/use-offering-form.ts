import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { z } from "zod";
import { ONE_SEAT, seatsOf } from "@/components/catalogue/sign-up/seats-fields";
import { useSignUpForm } from "@/components/catalogue/sign-up/use-sign-up-form";
import { NO_PARTICIPANT } from "@/components/shared/form/participant-fields";
import { type SeatPrice, useSeatPrice } from "@/components/shared/use-seat-price";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { isJoined, useSignUpOrWaitingList } from "@/components/vacancy/use-sign-up-or-waiting-list";
import { ApiError } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import type { KnownMembership } from "@/lib/client/membership/use-membership";
import { useShownQuotes } from "@/lib/client/money/promo-quote";
import { signUpFor } from "@/lib/client/sign-up/sign-up";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";
import { seatPrice } from "@/lib/domain/money/sign-up-price";
import type { Word } from "@/lib/i18n/word";
import { courseSignUpFormSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpInputSchema } from "@/lib/schemas/sign-up/event-sign-up";
import type { OfferingSummary } from "./offering-summary";

type Values = z.input<typeof eventSignUpInputSchema> & {
  startDate?: string | null | undefined;
  lesson?: string | undefined;
};
type Output = z.output<typeof eventSignUpInputSchema> & {
  startDate?: string | null;
  singleDate?: string | null;
  singleTime?: string | null;
};

const PAST = text("signUp.pastDate");
const MISSING = text("signUp.missingDate");
const NO_LESSON = text("signUp.lesson.missing");

/** A course requires a phone number and a start day that is not in the past. */
const SCHEMAS: Record<OfferingKind | "single", z.ZodType<Output, Values>> = {
  // A lesson is chosen by its day and hour: "2026-12-08 18:00".
  single: courseSignUpFormSchema
    .extend({ lesson: z.string().min(1, NO_LESSON).default("") })
    .transform(({ lesson, startDate: _, ...input }) => {
      const [singleDate = null, singleTime = null] = lesson.split(" ");
      return { ...input, singleDate, singleTime };
    }),
  event: eventSignUpInputSchema,
  course: courseSignUpFormSchema.superRefine(({ startDate }, context) => {
    const fail = (message: string) => context.addIssue({ code: "custom", path: ["startDate"], message });
    if (startDate === null) fail(MISSING);
    else if (startDate < today()) fail(PAST);
  }),
};

/**
 * Shows one of the two notices of a course's form (docs/product.md): missing contact data takes precedence over the
 * day.
 */
function explain(
  errors: FieldErrors<Values>,
  t: ReturnType<typeof useTranslations<"signUp">>,
  word: Word,
): void {
  const { startDate, notes: _notes, ...contact } = errors;
  if (Object.keys(contact).length > 0) {
    toast({
      variant: "destructive",
      title: t("missing.title"),
      description: t("missing.text"),
    });
  } else if (startDate) {
    toast({
      variant: "destructive",
      title: t("missingDateTitle"),
      description: word(startDate.message ?? MISSING),
    });
  }
}

function priceFor({ price, priceAmount, memberPrice }: OfferingSummary, isMember: boolean): SeatPrice {
  if (!isMember || memberPrice === null) return { price, priceAmount };
  return { price: memberPrice, priceAmount: seatPrice(memberPrice) };
}

/** The day of a start day or of a lesson ("2026-12-08 18:00"). */
const dayOfChoice = (choice: string): string => choice.slice(0, 10);

/**
 * State and submission of the sign-up dialog. `created` is the sign-up, or the waiting entry if no place is free.
 * @param first the preselected start day or lesson of a course
 * @param startsFull whether only the waiting list is available; for single lessons, by lesson
 * @param membership the participant's, which decides the price and the access to offerings for members only
 */
export function useOfferingForm(
  offering: OfferingSummary,
  first: string,
  startsFull: boolean | ((lesson: string) => boolean),
  membership: KnownMembership,
) {
  const t = useTranslations("signUp");
  const word = useTextResolver();
  const router = useRouter();
  const { kind, title } = offering;
  const isSingle = offering.kind === "course" && offering.isSingle === true;
  const [choice, setChoice] = useState(first);
  const startDay = dayOfChoice(choice);
  const day = kind === "event" ? offering.eventDate : startDay || today();
  const price = useSeatPrice(priceFor(offering, membership.isMemberOn(day)));
  const quotes = useShownQuotes(kind);
  const [isRefused, setRefused] = useState(false);
  const isFullFor = (choice: string) => (typeof startsFull === "function" ? startsFull(choice) : startsFull);
  const full = useSignUpOrWaitingList(
    offering,
    isFullFor(first),
    async ({ expectedTotal, ...input }: Output & { expectedTotal: number }) =>
      signUpFor(offering, input, await quotes.totalShown(input.promoCode, expectedTotal)),
  );
  const form = useSignUpForm({
    schema: SCHEMAS[isSingle ? "single" : kind],
    empty: {
      ...NO_PARTICIPANT,
      ...ONE_SEAT,
      ...(isSingle ? { lesson: first } : kind === "course" ? { startDate: first } : {}),
    },
    send: (input) =>
      full.send(input.passId ? { ...seatsOf(input), expectedTotal: 0 } : price.withTotal(seatsOf(input))),
    onCreated: (created) => {
      if (kind === "event") router.refresh();
      else if (!isJoined(created))
        toast({
          title: t("toast.title"),
          description: t(isSingle ? "toast.lesson" : "toast.text", { title }),
          isAside: true,
        });
    },
    failure: full.isFull ? t("waitingFailed") : t("failed"),
    onFailure: (error) => {
      setRefused(error instanceof ApiError && error.code === "MEMBERS_ONLY");
      full.onRefused(error);
      // With a code, the new total does not reveal the price of a seat.
      if (form.form.getValues("promoCode")) quotes.renew();
      else price.onRefused(error, Number(form.form.getValues("seats")));
      // The price has changed or the last place is taken: the page must show it as well.
      if (error instanceof ApiError && error.status === 409) router.refresh();
    },
    ...(kind === "course" ? { onInvalid: (errors: FieldErrors<Values>) => explain(errors, t, word) } : {}),
  });
  // Membership and price depend on the day on which the participant starts.
  const chosen = form.form.watch(isSingle ? "lesson" : "startDate") ?? "";
  if (kind === "course" && chosen !== choice) {
    setChoice(chosen);
    if (isSingle) full.setFull(isFullFor(chosen));
  }
  const advice = offering.membersOnly ? membership.adviceOn(day) : null;
  // Refused by the server although the membership was valid when the form opened: it has ended in the meantime.
  return {
    ...form,
    isFull: full.isFull,
    price: price.shown,
    day,
    advice: advice ?? (isRefused ? "renew" : null),
  };
}
