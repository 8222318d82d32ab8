import { lazyPart } from "./lazy-part";

/** Dialogs that several pages open, each loaded when it opens. */
export const BookingDialog = lazyPart(async () => (await import("./booking/booking-dialog")).BookingDialog);
export const BookingDialogById = lazyPart(
  async () => (await import("./booking/booking-dialog-by-id")).BookingDialogById,
);
export const NewBookingDialog = lazyPart(
  async () => (await import("./booking/new-booking/new-booking-dialog")).NewBookingDialog,
);
export const ClosureDialog = lazyPart(async () => (await import("./closure/closure-dialog")).ClosureDialog);
export const PaymentsDialogById = lazyPart(
  async () => (await import("./payments/payments-dialog-by-id")).PaymentsDialogById,
);
export const SeriesPaymentsDialog = lazyPart(
  async () => (await import("./payments/series-payments-dialog")).SeriesPaymentsDialog,
);
export const PersonDialog = lazyPart(async () => (await import("./person/person-dialog")).PersonDialog);
export const AccountPersonDialog = lazyPart(
  async () => (await import("./person/person-dialog")).AccountPersonDialog,
);
export const PersonFormDialog = lazyPart(
  async () => (await import("./person/person-form-dialog")).PersonFormDialog,
);
export const TakeFeeDialog = lazyPart(
  async () => (await import("./membership/take-fee-dialog")).TakeFeeDialog,
);
export const ApplicationDialog = lazyPart(
  async () => (await import("./membership/application-dialog")).ApplicationDialog,
);
export const DecisionDialog = lazyPart(
  async () => (await import("./membership/decision-dialog")).DecisionDialog,
);
export const MemberDialog = lazyPart(async () => (await import("./membership/member-dialog")).MemberDialog);
export const CheckInDialog = lazyPart(
  async () => (await import("./participants/check-in-dialog")).CheckInDialog,
);
export const AttendanceDialog = lazyPart(
  async () => (await import("./participants/attendance-dialog")).AttendanceDialog,
);
export const ReversalDialog = lazyPart(
  async () => (await import("./payments/reversal-dialog")).ReversalDialog,
);
export const CancelReceiptDialog = lazyPart(
  async () => (await import("./payments/cancel-receipt-dialog")).CancelReceiptDialog,
);
