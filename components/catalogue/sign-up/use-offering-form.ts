"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FieldErrors } from "react-hook-form";
import type { z } from "zod";
import { ONE_SEAT, seatsOf } from "@/components/catalogue/sign-up/seats-fields";
import { useSignUpForm } from "@/components/catalogue/sign-up/use-sign-up-form";
import { NO_PARTICIPANT } from "@/components/shared/form/participant-fields";
import { useSeatPrice } from "@/components/shared/use-seat-price";
import { toast } from "@/components/ui/use-toast";
import { useWord } from "@/components/ui/use-words";
import { isJoined, useFull } from "@/components/vacancy/use-full";
import { ApiError } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { signUpFor } from "@/lib/client/sign-up/sign-up";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import { text } from "@/lib/domain/language/text";
import type { Word } from "@/lib/i18n/word";
import { courseSignUpFormSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpInputSchema } from "@/lib/schemas/sign-up/event-sign-up";
import type { OfferingSummary } from "./offering-summary";

type Values = z.input<typeof eventSignUpInputSchema> & { startDate?: string | null | undefined };
type Output = z.output<typeof eventSignUpInputSchema> & { startDate?: string | null };

const PAST = text("signUp.pastDate");
const MISSING = text("signUp.missingDate");

/** A course asks for a phone number and for a day that is not past. */
const SCHEMAS: Record<OfferingKind, z.ZodType<Output, Values>> = {
  event: eventSignUpInputSchema,
  course: courseSignUpFormSchema.superRefine(({ startDate }, context) => {
    const fail = (message: string) => context.addIssue({ code: "custom", path: ["startDate"], message });
    if (startDate === null) fail(MISSING);
    else if (startDate < today()) fail(PAST);
  }),
};

/** The two notices of a course's form (docs/product.md), that of the contact before that of the day. */
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

/**
 * State and submission of the sign-up dialog; `created` once the sign-up is made, or the waiting entry where it is full.
 * @param firstDay the day that is chosen at first, for a course
 */
export function useOfferingForm(offering: OfferingSummary, firstDay: string, startsFull: boolean) {
  const t = useTranslations("signUp");
  const word = useWord();
  const router = useRouter();
  const { kind, title } = offering;
  const price = useSeatPrice(offering);
  const full = useFull(
    offering,
    startsFull,
    ({ expectedTotal, ...input }: Output & { expectedTotal: number }) =>
      signUpFor(offering, input, expectedTotal),
  );
  const form = useSignUpForm({
    schema: SCHEMAS[kind],
    empty: { ...NO_PARTICIPANT, ...ONE_SEAT, ...(kind === "course" ? { startDate: firstDay } : {}) },
    send: (input) => full.send(price.withTotal(seatsOf(input))),
    onCreated: (created) => {
      if (kind === "event") router.refresh();
      else if (!isJoined(created))
        toast({
          title: t("toast.title"),
          description: t("toast.text", { title }),
          isAside: true,
        });
    },
    failure: full.isFull ? t("waitingFailed") : t("failed"),
    onFailure: (error) => {
      full.onRefused(error);
      price.onRefused(error, Number(form.form.getValues("seats")));
      // The price has changed, or the last place is gone: the page shows it as well.
      if (error instanceof ApiError && error.status === 409) router.refresh();
    },
    ...(kind === "course" ? { onInvalid: (errors: FieldErrors<Values>) => explain(errors, t, word) } : {}),
  });
  return { ...form, isFull: full.isFull, price: price.shown };
}
