import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useTextResolver } from "@/components/ui/use-words";
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

interface CancelOfferingDialogProps {
  path: string;
  kind: OfferingKind;
  title: string;
  signUps: readonly (TotalAndPaid & { email: string })[];
  onClose: () => void;
}

export function CancelOfferingDialog({ path, kind, title, signUps, onClose }: CancelOfferingDialogProps) {
  const word = useTextResolver();
  const act = useAdminAction();
  const t = useTranslations("panel.participants.cancel");
  const shared = useTranslations("panel.shared");
  const actions = useTranslations("panel.actions");
  const mailsNotice = useMailsNotice();
  const own = useTranslations("bookings.cancel");
  const recipients = signUps.filter(({ email }) => hasEmail(email)).length;
  const form = useForm<Values, unknown, OfferingCancellation>({
    resolver: schemaResolver(offeringCancellationSchema),
    defaultValues: { reason: "", refundPercent: 100 },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (terms) => {
    try {
      await act(() => api.post<{ recipients: number }>(`${path}/cancellation`, terms), {
        success: t(`${kind}.done`),
        description: (answer) => mailsNotice(answer.recipients),
        failure: own("failed"),
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
      onOpenChange={(open) => !open && !isSubmitting && onClose()}
      title={t(`${kind}.title`)}
      description={t("text", {
        title,
        mails: mailsNotice(recipients, actions("mailNotice.toAllWithReason", { count: recipients })),
      })}
      onSubmit={submit}
      submitLabel={t(`${kind}.submit`)}
      submitVariant="destructive"
      cancelLabel={shared("back")}
      pending={isSubmitting}
    >
      <Field label={actions("reason.label")} hint={t("reasonHint")} error={errors.reason?.message}>
        <Textarea rows={3} {...form.register("reason")} />
      </Field>
      <Field label={t("refund")} hint={t("refundHint", { outcome })} error={errors.refundPercent?.message}>
        <Input type="number" inputMode="numeric" min={0} max={100} {...form.register("refundPercent")} />
      </Field>
    </FormDialog>
  );
}
