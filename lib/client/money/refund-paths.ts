import type { PayableKind } from "@/lib/domain/money/payment";

/** The endpoint for the bank transfer of the refund of one booking or sign-up. */
export const refundPath = (kind: PayableKind, id: number): string => `/api/refunds/${kind}/${id}`;

/** The endpoint of a sign-up for visitors without an account, who have its secret link. */
export const linkedSignUpPath = (token: string): string => `/api/registrations/${token}`;

/** The endpoint for the refund of such a sign-up. */
export const linkedRefundPath = (token: string): string => `${linkedSignUpPath(token)}/refund`;
