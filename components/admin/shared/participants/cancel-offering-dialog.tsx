"use client";

import { useForm } from "react-hook-form";
import type { z } from "zod";
import { mailNoticeToAll } from "@/components/admin/shared/mail-notice-text";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useWord } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import type { OfferingKind } from "@/lib/domain/catalogue/offering";
import {
  cancellationOutcome,
  outcomeForCentre,
  sumOfOutcomes,
  type TotalAndPaid,
} from "@/lib/domain/money/cancellation-outcome";
import { hasEmail } from "@/lib/domain/person/email";
import {
  type OfferingCancellation,
  offeringCancellationSchema,
} from "@/lib/schemas/sign-up/offering-cancellation";

type Values = z.input<typeof offeringCancellationSchema>;

const TEXTS: Record<OfferingKind, { title: string; submitLabel: string; success: string }> = {
  event: { title: "Annulla evento", submitLabel: "Annulla l'evento", success: "Evento annullato" },
  course: { title: "Annulla corso", submitLabel: "Annulla il corso", success: "Corso annullato" },
};

/** The cancellation of a whole event or course: the reason, the refund, and how many will be told. */
export function CancelOfferingDialog({
  path,
  kind,
  title,
  signUps,
  onClose,
}: {
  path: string;
  kind: OfferingKind;
  title: string;
  /** The sign-ups that end: what was paid, and where to write. */
  signUps: readonly (TotalAndPaid & { email: string })[];
  onClose: () => void;
}) {
  const word = useWord();
  const act = useAdminAction();
  const texts = TEXTS[kind];
  const recipients = signUps.filter(({ email }) => hasEmail(email)).length;
  const form = useForm<Values, unknown, OfferingCancellation>({
    resolver: schemaResolver(offeringCancellationSchema),
    defaultValues: { reason: "", refundPercent: 100 },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (terms) => {
    try {
      await act(() => api.post<{ recipients: number }>(`${path}/cancellation`, terms), {
        success: texts.success,
        description: (answer) => mailNoticeToAll(answer.recipients),
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
    ? word(outcomeForCentre(sumOfOutcomes(signUps.map((signUp) => cancellationOutcome(signUp, percent)))))
    : "";
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title={texts.title}
      description={`${title}. ${mailNoticeToAll(recipients, "con il motivo e il rimborso")} La pagina resta sul sito, con la scritta “Annullato”. Non si può tornare indietro: le e-mail partono subito.`}
      onSubmit={submit}
      submitLabel={texts.submitLabel}
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
