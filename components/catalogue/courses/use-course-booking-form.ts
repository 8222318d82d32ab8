"use client";

import { useRouter } from "next/navigation";
import type { FieldErrors } from "react-hook-form";
import type { z } from "zod";
import { ONE_SEAT, seatsOf } from "@/components/catalogue/sign-up/seats-fields";
import { useSignUpForm } from "@/components/catalogue/sign-up/use-sign-up-form";
import { NO_PARTICIPANT } from "@/components/shared/form/participant-fields";
import { usePlacePrice } from "@/components/shared/use-place-price";
import { toast } from "@/components/ui/use-toast";
import { isJoined, useFull } from "@/components/vacancy/use-full";
import { ApiError } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { signUpForCourse } from "@/lib/client/sign-up/sign-up";
import {
  type courseBookingCreatedSchema,
  courseBookingFormSchema,
} from "@/lib/schemas/sign-up/course-booking";
import type { CourseSummary } from "./course-summary";

type Values = z.input<typeof courseBookingFormSchema>;
type Output = z.output<typeof courseBookingFormSchema>;
type Created = z.infer<typeof courseBookingCreatedSchema>;

const EMPTY = { ...NO_PARTICIPANT, ...ONE_SEAT, startDate: "" };

const PAST = "La data scelta è già passata.";
const MISSING = "Scegli la data in cui vuoi iniziare.";

/** The fields of the dialog with what they must hold: a date that is not past, which every course here asks for. */
const formSchema = courseBookingFormSchema.superRefine(({ startDate }, context) => {
  const fail = (message: string) => context.addIssue({ code: "custom", path: ["startDate"], message });
  if (startDate === null) fail(MISSING);
  else if (startDate < today()) fail(PAST);
});

/** The two notices of the dialog (docs/product.md), the fields before the date. */
function explain(errors: FieldErrors<Values>): void {
  const { startDate, notes: _notes, ...contact } = errors;
  if (Object.keys(contact).length > 0) {
    toast({
      variant: "destructive",
      title: "Campi Richiesti",
      description: "Compila nome, cognome, e-mail e telefono.",
    });
  } else if (startDate) {
    toast({
      variant: "destructive",
      title: "Data Richiesta",
      description: startDate.message ?? MISSING,
    });
  }
}

/** State and submission of the course booking dialog; `created` once the booking is made, or the wait where it is full. */
export function useCourseBookingForm(
  course: CourseSummary,
  firstDay: string,
  { isForOther, startsFull }: { isForOther: boolean; startsFull: boolean },
) {
  const router = useRouter();
  const price = usePlacePrice(course);
  const full = useFull(
    { kind: "course", courseId: course.id },
    startsFull,
    ({ expectedTotal, ...input }: Output & { expectedTotal: number }) =>
      signUpForCourse<Created>(course.id, input, expectedTotal),
  );
  const form = useSignUpForm({
    schema: formSchema,
    empty: { ...EMPTY, startDate: firstDay },
    send: (input) => full.send(price.withTotal(seatsOf(input))),
    onCreated: (created) => {
      if (isJoined(created)) return;
      toast({
        title: "Corso prenotato",
        description: `La tua prenotazione per ${course.title} è confermata.`,
      });
    },
    failure: full.isFull ? "Richiesta non riuscita" : "Prenotazione fallita",
    isForOther,
    onFailure: (error) => {
      full.onRefused(error);
      price.onRefused(error, Number(form.form.getValues("seats")));
      // Another price, or somebody was faster: the page should say so too.
      if (error instanceof ApiError && error.status === 409) router.refresh();
    },
    onInvalid: explain,
  });
  return { ...form, isFull: full.isFull, price: price.shown };
}
