"use client";

import { useMemo } from "react";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import type { Option } from "@/components/shared/form/field-definitions";
import { firstWay, offeredWays, wayLabel } from "@/lib/domain/money/way-to-pay";
import type { PaymentMethod } from "@/lib/schemas/site/payment-methods";

/** The association's ways to pay, as the desk needs them. */
export interface Ways {
  /** Those that are offered, in their order. */
  offered: readonly PaymentMethod[];
  /** The same as the choices of a select. */
  options: readonly Option[];
  /** All, also those that are switched off, as the choices of a filter. */
  all: readonly Option[];
  /** The key to begin with: the wanted one if it is offered. */
  first: (wanted: string) => string;
  /** What a key is called. */
  label: (key: string) => string;
}

const optionOf = ({ key, label }: PaymentMethod): Option => ({ value: key, label });

/** The ways to pay; undefined until they are there. */
export function useWays(): Ways | undefined {
  const settings = useMemberSettings();
  return useMemo(() => {
    if (settings === undefined) return undefined;
    const { paymentMethods } = settings;
    const offered = offeredWays(settings);
    return {
      offered,
      options: offered.map(optionOf),
      all: paymentMethods.map(optionOf),
      first: (wanted) => firstWay(offered, wanted),
      label: (key) => wayLabel(paymentMethods, key),
    };
  }, [settings]);
}
