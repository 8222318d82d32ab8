import { useTranslations } from "next-intl";
import { Fold } from "@/components/shared/fold";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { PurposeErrors, PurposeFields } from "./purpose-values";

interface PurposeFoldProps {
  fields: PurposeFields;
  errors: PurposeErrors;
  onChange: (fields: PurposeFields) => void;
}

/** Purpose, number of people and notes; collapsed, since the defaults mostly suffice. */
export function PurposeFold({ fields, errors, onChange }: PurposeFoldProps) {
  const t = useTranslations("panel.booking.new");
  const form = useTranslations("bookingForm");
  const set = (part: Partial<PurposeFields>) => onChange({ ...fields, ...part });
  return (
    <Fold
      title={t("purposeAndPeople", { purpose: fields.purpose, count: Number(fields.attendees) })}
      open={Object.keys(errors).length > 0 || undefined}
    >
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 pt-4 sm:grid-cols-2">
        <Field label={form("purpose")} error={errors.purpose}>
          <Input value={fields.purpose} onChange={({ target }) => set({ purpose: target.value })} />
        </Field>
        <Field label={form("attendees")} error={errors.attendees}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            value={fields.attendees}
            onChange={({ target }) => set({ attendees: target.value })}
          />
        </Field>
        <Field label={form("notes")} optional error={errors.notes} className="sm:col-span-2">
          <Textarea rows={2} value={fields.notes} onChange={({ target }) => set({ notes: target.value })} />
        </Field>
      </div>
    </Fold>
  );
}
