import type { PayableKind } from "@/lib/domain/money/payment";

/** The address of what goes back by transfer of one thing. */
export const refundPath = (kind: PayableKind, id: number): string => `/api/refunds/${kind}/${id}`;

/** The sign-up behind a mailed link. */
export const signUpLinkPath = (token: string): string => `/api/registrations/${token}`;

/** What goes back to her. */
export const linkedRefundPath = (token: string): string => `${signUpLinkPath(token)}/refund`;
