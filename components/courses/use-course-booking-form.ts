"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import type { z } from "zod";
import { NO_PARTICIPANT } from "@/components/shared/participant-fields";
import { toast } from "@/components/ui/use-toast";
import { api, failureText } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { fieldMessages, useKnownContact } from "@/lib/client/known-contact";
import { type courseBookingCreatedSchema, courseBookingFormSchema } from "@/lib/schemas/course-booking";
import type { CourseSummary } from "./course-summary";

type Values = z.input<typeof courseBookingFormSchema>;
type Created = z.infer<typeof courseBookingCreatedSchema>;

const EMPTY = { ...NO_PARTICIPANT, startDate: "" };

const PAST = "La data scelta è già passata.";
const MISSING = "Scegli la data in cui vuoi iniziare.";

/** The fields of the dialog with what they must hold: a date that is not past, which every course here asks for. */
const formSchema = courseBookingFormSchema.superRefine(({ startDate }, context) => {
  const fail = (message: string) => context.addIssue({ code: "custom", path: ["startDate"], message });
  if (startDate === null) fail(MISSING);
  else if (startDate < today()) fail(PAST);
});

/** The two notices of the specification (section 5, "Course booking dialog"), the fields before the date. */
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

/** State and submission of the course booking dialog; `created` once the booking is made. */
export function useCourseBookingForm(course: CourseSummary) {
  const [created, setCreated] = useState<Created | null>(null);
  const contact = useKnownContact();
  const form = useForm<Values, unknown, z.output<typeof courseBookingFormSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: EMPTY,
    // Whoever is signed in finds her data; what she has typed already stays.
    ...(contact ? { values: { ...EMPTY, ...contact } } : {}),
    resetOptions: { keepDirtyValues: true },
  });

  const submit = form.handleSubmit(async (input) => {
    try {
      setCreated(await api.post<Created>("/api/course-bookings", { ...input, courseId: course.id }));
      toast({
        title: "Corso prenotato",
        description: `La tua prenotazione per ${course.title} è confermata.`,
      });
    } catch (error) {
      for (const [field, message] of fieldMessages(error))
        if (field in EMPTY) form.setError(field as keyof Values, { message });
      toast({ variant: "destructive", title: "Prenotazione fallita", description: failureText(error) });
    }
  }, explain);

  return { form, submit, created };
}
