import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { BookingFormInput } from "@/lib/schemas/booking/booking-form";

const CONTACT_FIELDS = ["firstName", "lastName", "email", "phone"] as const;

/**
 * The contact data: a summary line that expands into the fields, or the fields themselves if the account's data is
 * incomplete.
 */
export function ContactFields() {
  const t = useTranslations("bookingForm");
  const { register, formState, getValues, setFocus } = useFormContext<BookingFormInput>();
  const { errors } = formState;
  const [isKnown] = useState(() => {
    const { firstName, lastName, email } = getValues();
    return [firstName, lastName, email].every((value) => value !== "");
  });
  const [isOpened, setOpened] = useState(!isKnown);
  const wrong = CONTACT_FIELDS.find((name) => errors[name] !== undefined);

  // Expands when a field has an error, so that it is visible, and does not collapse again.
  useEffect(() => {
    if (wrong !== undefined && !isOpened) setOpened(true);
  }, [wrong, isOpened]);
  const wasOpened = useRef(isOpened);
  useEffect(() => {
    if (isOpened && !wasOpened.current) setFocus(wrong ?? "firstName");
    wasOpened.current = isOpened;
  }, [isOpened, wrong, setFocus]);

  if (!isOpened) {
    const { firstName, email } = getValues();
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md border py-1 pr-1.5 pl-4">
        <p className="min-w-0 py-2 wrap-anywhere">
          {t.rich("bookingAs", { name: () => <span className="font-semibold">{firstName}</span> })}
          <span className="text-ink-2"> ({email})</span>
        </p>
        {/* On a line of its own, it begins where the text above begins. */}
        <Button variant="link" size="sm" className="-ml-[5px]" onClick={() => setOpened(true)}>
          {t("edit")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t("firstName")} error={errors.firstName?.message}>
        <Input autoComplete="given-name" required {...register("firstName")} />
      </Field>
      <Field label={t("lastName")} error={errors.lastName?.message}>
        <Input autoComplete="family-name" required {...register("lastName")} />
      </Field>
      <Field label={t("email")} error={errors.email?.message}>
        <Input type="email" autoComplete="email" inputMode="email" required {...register("email")} />
      </Field>
      <Field label={t("phone")} optional error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" inputMode="tel" {...register("phone")} />
      </Field>
    </div>
  );
}
