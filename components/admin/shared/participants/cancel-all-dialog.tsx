"use client";

import { useForm } from "react-hook-form";
import type { z } from "zod";
import { toldAllWords } from "@/components/admin/shared/told-words";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/client/api-client";
import {
  cancellationOutcome,
  outcomeForCentre,
  sumOfOutcomes,
  type TotalAndPaid,
} from "@/lib/domain/money/cancellation-outcome";
import { hasEmail } from "@/lib/domain/person/email";
import { type AllCanceledInput, allCanceledInputSchema } from "@/lib/schemas/sign-up/participation";

type Values = z.input<typeof allCanceledInputSchema>;

/** "Annulla evento", "Annulla corso": why, what comes back, and how many will be told. */
export function CancelAllDialog({
  path,
  what,
  title,
  places,
  onClose,
}: {
  path: string;
  what: "evento" | "corso";
  title: string;
  /** What is paid for the places that end, and who is told. */
  places: readonly (TotalAndPaid & { email: string })[];
  onClose: () => void;
}) {
  const act = useAdminAction();
  const recipients = places.filter(({ email }) => hasEmail(email)).length;
  const form = useForm<Values, unknown, AllCanceledInput>({
    resolver: schemaResolver(allCanceledInputSchema),
    defaultValues: { reason: "", refundPercent: 100 },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (terms) => {
    try {
      await act(() => api.post<{ recipients: number }>(`${path}/cancellation`, terms), {
        success: what === "evento" ? "Evento annullato" : "Corso annullato",
        description: (answer) => toldAllWords(answer.recipients),
        failure: "Annullamento non riuscito",
      });
      onClose();
    } catch (error) {
      showServerErrors(form, ["reason", "refundPercent"], error);
    }
  });
  const percent = Number(form.watch("refundPercent"));
  const isPercent = percent >= 0 && percent <= 100;
  const outcome = isPercent
    ? outcomeForCentre(sumOfOutcomes(places.map((place) => cancellationOutcome(place, percent))))
    : "";
  const told = recipients === 1 ? "Una persona riceverà" : `${recipients} persone riceveranno`;
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title={what === "evento" ? "Annulla evento" : "Annulla corso"}
      description={`${title}. ${told} una mail con il motivo e il rimborso. La pagina resta sul sito, con la scritta “Annullato”. Non si può tornare indietro: le mail partono subito.`}
      onSubmit={submit}
      submitLabel={what === "evento" ? "Annulla l'evento" : "Annulla il corso"}
      submitVariant="destructive"
      cancelLabel="Indietro"
      pending={isSubmitting}
    >
      <Field label="Motivo" hint="Lo leggono tutti gli iscritti." error={errors.reason?.message}>
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
      <Field
        label="Rimborso in percentuale"
        hint={`Del totale di ciascuno. ${outcome}`}
        error={errors.refundPercent?.message}
      >
        <Input type="number" inputMode="numeric" min={0} max={100} {...form.register("refundPercent")} />
      </Field>
    </FormDialog>
  );
}
