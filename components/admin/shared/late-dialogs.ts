import { latePart } from "./late-part";

/** Dialogs that several pages open, each loaded when it opens. */
export const BookingDialog = latePart(async () => (await import("./booking/booking-dialog")).BookingDialog);
export const BookingDialogById = latePart(
  async () => (await import("./booking/booking-dialog-by-id")).BookingDialogById,
);
export const NewBookingDialog = latePart(
  async () => (await import("./booking/new-booking/new-booking-dialog")).NewBookingDialog,
);
export const ClosureDialog = latePart(async () => (await import("./closure/closure-dialog")).ClosureDialog);
export const PaymentsDialogById = latePart(
  async () => (await import("./payments/payments-dialog-by-id")).PaymentsDialogById,
);
export const SeriesPaymentsDialog = latePart(
  async () => (await import("./payments/series-payments-dialog")).SeriesPaymentsDialog,
);
export const PersonDialog = latePart(async () => (await import("./person/person-dialog")).PersonDialog);
export const AccountPersonDialog = latePart(
  async () => (await import("./person/person-dialog")).AccountPersonDialog,
);
export const PersonFormDialog = latePart(
  async () => (await import("./person/person-form-dialog")).PersonFormDialog,
);
export const TakeFeeDialog = latePart(
  async () => (await import("./membership/take-fee-dialog")).TakeFeeDialog,
);
export const ApplicationDialog = latePart(
  async () => (await import("./membership/application-dialog")).ApplicationDialog,
);
export const DecisionDialog = latePart(
  async () => (await import("./membership/decision-dialog")).DecisionDialog,
);
export const MemberDialog = latePart(async () => (await import("./membership/member-dialog")).MemberDialog);
export const CheckInDialog = latePart(
  async () => (await import("./participants/check-in-dialog")).CheckInDialog,
);
export const AttendanceDialog = latePart(
  async () => (await import("./participants/attendance-dialog")).AttendanceDialog,
);
export const ReversalDialog = latePart(
  async () => (await import("./payments/reversal-dialog")).ReversalDialog,
);
export const CancelReceiptDialog = latePart(
  async () => (await import("./payments/cancel-receipt-dialog")).CancelReceiptDialog,
);
