import { CHARGES, type ChargeKind } from "@/lib/domain/money/payment";

export const chargeId = (kind: ChargeKind, id: number): Record<string, number> => ({
  [CHARGES[kind].idName]: id,
});

export const paymentsPath = (kind: ChargeKind, id: number): string =>
  `/api/payments?${CHARGES[kind].idName}=${id}&pageSize=500`;
