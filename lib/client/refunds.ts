import type { PayableKind } from "@/lib/domain/money/payment";

/** The address of what goes back by transfer of one thing. */
export const refundPath = (kind: PayableKind, id: number): string => `/api/refunds/${kind}/${id}`;

/** The same for who has the link of a place. */
export const linkedRefundPath = (token: string): string => `/api/registrations/${token}/refund`;
