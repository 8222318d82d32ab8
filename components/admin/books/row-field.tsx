import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { EntryForm } from "./entry-form";
import { RowOptions } from "./row-options";

/** The row of the statement that an entry counts in; of a transfer, which counts in none, its way. */
export function RowField() {
  const t = useTranslations("panel.books");
  const { register, formState } = useFormContext<EntryForm>();
  const [direction, account] = useWatch<EntryForm, ["direction", "account"]>({
    name: ["direction", "account"],
  });
  if (direction === "transfer")
    return <p className="text-ink-2">{t("form.transferHint", { way: t(`transferOf.${account}`) })}</p>;
  return (
    <Field label={t("form.category")} error={formState.errors.row?.message} className="mt-3">
      {/* A new one for each direction, since the browser keeps no value that is not among its options. */}
      <Select key={direction} {...register("row")}>
        <option value="">{t("form.chooseCategory")}</option>
        <RowOptions direction={direction} />
      </Select>
    </Field>
  );
}
