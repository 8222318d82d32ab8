"use client";

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
import type { OfferingSummary } from "@/components/catalogue/sign-up/offering-summary";
import { ONE_SEAT, seatsOf } from "@/components/catalogue/sign-up/seats-fields";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { useSeatPrice } from "@/components/shared/use-seat-price";
import { useWord } from "@/components/ui/use-words";
import { isJoined, type Joined, useFull } from "@/components/vacancy/use-full";
import { rememberPerson } from "@/lib/client/person/recent-people";
import { type MadeSignUp, signUpFor } from "@/lib/client/sign-up/sign-up";
import { formatTotal } from "@/lib/domain/money/sign-up-price";
import { hasEmail } from "@/lib/domain/person/email";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { nullableDay, nullableText } from "@/lib/schemas/fields";
import { seatFields } from "@/lib/schemas/sign-up/sign-up";

const placesSchema = z.object({
  ...seatFields,
  notes: nullableText(2000).default(null),
  startDate: nullableDay.default(null),
});

type Values = z.input<typeof placesSchema>;
type Output = z.output<typeof placesSchema>;

/** State and submission of "Aggiungi iscritto". @param firstDay the day that is chosen at first, for a course */
export function useAddParticipant(
  offering: OfferingSummary,
  { firstDay, startsFull, onDone }: { firstDay: string; startsFull: boolean; onDone: () => void },
) {
  const t = useTranslations("panel.participants.add");
  const signUp = useTranslations("signUp");
  const list = useTranslations("panel.shared.waitingList");
  const mailNotice = useMailNotice();
  const word = useWord();
  const { kind } = offering;
  const act = useAdminAction();
  const price = useSeatPrice(offering);
  const full = useFull(
    offering,
    startsFull,
    ({ expectedTotal, ...input }: object & { expectedTotal: number }) =>
      signUpFor(offering, input, expectedTotal),
  );
  const [choice, setChoice] = useState<PersonChoice>(NOBODY);
  const [errors, setErrors] = useState<PersonErrors>({});
  const form = useForm<Values, unknown, Output>({
    resolver: schemaResolver(placesSchema),
    defaultValues: { ...ONE_SEAT, notes: "", startDate: kind === "course" ? firstDay : "" } as Values,
  });

  const told = (made: MadeSignUp | Joined): string => {
    if (isJoined(made)) {
      const { email, position } = made.entry;
      return t(hasEmail(email) ? "waitingMailed" : "waitingNotMailed", { position: position ?? 1 });
    }
    return t("doneText", {
      number: formatConfirmationNumber(kind, made.confirmationNumber),
      total: word(formatTotal(offering, made.signUp.totalAmount)),
      mails: mailNotice(made.sent, t("mailed")),
    });
  };

  async function send({ startDate, ...places }: Output, match: FoundPerson | null): Promise<void> {
    const who = readPerson(choice, match);
    setErrors(who.errors ?? {});
    if (who.body === null) return;
    const input = { ...who.body, ...seatsOf(places), ...(kind === "course" ? { startDate } : {}) };
    try {
      const made = await act(() => full.send(price.withTotal(input)), {
        success: (one) => (isJoined(one) ? list("joined") : t("done")),
        description: told,
        failure: full.isFull ? signUp("waitingFailed") : signUp("failed"),
      });
      const { personId } = isJoined(made) ? made.entry : made.signUp;
      if (personId) rememberPerson(personId);
      onDone();
    } catch (error) {
      showServerErrors(form, ["seats", "companions", "startDate", "notes"], error);
      full.onRefused(error);
      price.onRefused(error, places.seats);
    }
  }

  return {
    form,
    choice,
    choose: (next: PersonChoice) => {
      setChoice(next);
      setErrors({});
    },
    errors,
    /** @param match whom the server knows behind what was typed */
    submit: (match: FoundPerson | null) =>
      form.handleSubmit(
        (output) => send(output, match),
        () => setErrors(readPerson(choice, match).errors ?? {}),
      ),
    isFull: full.isFull,
    price: price.shown,
  };
}
