import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { z } from "zod";
import { FiscalCodeNote } from "@/components/person/sign-in/fiscal-code-note";
import { useBirthFromCode } from "@/components/person/use-birth-from-code";
import { today } from "@/lib/client/browser-date";
import type { personInputSchema } from "@/lib/schemas/person/person";

const CHANGED = { shouldValidate: true, shouldDirty: true, shouldTouch: true } as const;

/**
 * Derives date and place of birth from the codice fiscale in a person's form, and warns if they contradict each other.
 */
export function BirthFromCode() {
  const { control, getValues, setValue, watch } = useFormContext<PersonValues>();
  const { filled, readBirth } = useBirthFromCode({
    isEmpty: (field) => !getValues(field),
    fill: (field, value) => setValue(field, value, CHANGED),
    // Children have a codice fiscale, too.
    latestYear: Number(today().slice(0, 4)),
  });
  useEffect(() => {
    const { unsubscribe } = watch(({ fiscalCode }, { name, type }) => {
      if (name === "fiscalCode" && type === "change") void readBirth(fiscalCode ?? "");
    });
    return unsubscribe;
  }, [watch, readBirth]);
  const [code, firstName = "", lastName = "", dateOfBirth] = useWatch({
    control,
    name: ["fiscalCode", "firstName", "lastName", "dateOfBirth"],
  });
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <p role="status" className="text-sm text-sage-700 empty:hidden">
        {filled}
      </p>
      <FiscalCodeNote code={code ?? ""} person={{ firstName, lastName, dateOfBirth: dateOfBirth ?? "" }} />
    </div>
  );
}

export type PersonValues = z.input<typeof personInputSchema>;
