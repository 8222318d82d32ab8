"use client";

import { useTranslations } from "next-intl";
import type { Option } from "@/components/shared/form/field-definitions";
import { PAYMENT_METHODS } from "@/lib/domain/money/payment";

/** The ways to pay, as the choices of a select. */
export function useMethodOptions(): readonly Option[] {
  const t = useTranslations("till.method");
  return PAYMENT_METHODS.map((value) => ({ value, label: t(value) }));
}
