"use client";

import { useTranslations } from "next-intl";
import { get, useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { MAX_PAYMENT_METHODS } from "@/lib/domain/money/way-to-pay";
import { WayFields } from "./way-fields";
import { newWay, type WaysForm } from "./ways-form";

/** Payment methods in their order; methods can be added, changed, moved, deactivated and removed. */
export function WaysField() {
  const t = useTranslations("panel.settings.ways");
  const { control, formState } = useFormContext<WaysForm>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: "paymentMethods" });
  const error: unknown = get(formState.errors, "paymentMethods.root.message");
  return (
    <div className="flex flex-col gap-4">
      <ol className="m-0 flex list-none flex-col gap-4 p-0">
        {fields.map(({ id }, index) => (
          <WayFields
            key={id}
            index={index}
            isOnly={fields.length === 1}
            onMove={index === 0 ? null : () => swap(index, index - 1)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {typeof error === "string" && <p role="alert">{error}</p>}
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={fields.length >= MAX_PAYMENT_METHODS}
          onClick={() => append(newWay())}
        >
          <Plus />
          {t("add")}
        </Button>
      </div>
    </div>
  );
}
