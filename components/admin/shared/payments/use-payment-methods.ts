import { useMemo } from "react";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import type { Option } from "@/components/shared/form/field-definitions";
import { firstWay, offeredWays, wayLabel } from "@/lib/domain/money/way-to-pay";
import type { PaymentMethod } from "@/lib/schemas/site/payment-methods";

export interface Ways {
  offered: readonly PaymentMethod[];
  options: readonly Option[];
  all: readonly Option[];
  /** The initial key: the wanted one if it is offered. */
  first: (wanted: string) => string;
  label: (key: string) => string;
}

const optionOf = ({ key, label }: PaymentMethod): Option => ({ value: key, label });

export function usePaymentMethods(): Ways | undefined {
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
