import type { ChargeKind } from "@/lib/domain/money/payment";

/** The endpoint of the refund by bank transfer for a booking or sign-up. */
export const refundPath = (kind: ChargeKind, id: number): string => `/api/refunds/${kind}/${id}`;

/** The endpoint of a sign-up by its mailed link. */
export const signUpLinkPath = (token: string): string => `/api/registrations/${token}`;

export const linkedRefundPath = (token: string): string => `${signUpLinkPath(token)}/refund`;
