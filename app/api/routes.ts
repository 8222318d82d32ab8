import type { RouteModule } from "@/lib/openapi/open-api-document";
import * as uploads from "../uploads/[...path]/route";
import * as unknownPath from "./[...path]/route";
import * as adminChangePassword from "./admin/change-password/route";
import * as audit from "./audit/route";
import * as nextAuth from "./auth/[...nextauth]/route";
import * as authAcceptInvitation from "./auth/accept-invitation/route";
import * as authCodeLogin from "./auth/code/login/route";
import * as authCode from "./auth/code/route";
import * as authForgotPassword from "./auth/forgot-password/route";
import * as authLogin from "./auth/login/route";
import * as authLogout from "./auth/logout/route";
import * as authMe from "./auth/me/route";
import * as authRegister from "./auth/register/route";
import * as authRequestReset from "./auth/request-reset/route";
import * as authResetPassword from "./auth/reset-password/route";
import * as authVerifyEmailRefusal from "./auth/verify-email/refusal/route";
import * as authVerifyEmail from "./auth/verify-email/route";
import * as authVerifyResetToken from "./auth/verify-reset-token/route";
import * as boardChanges from "./board/changes/route";
import * as boardFree from "./board/free/route";
import * as boardPlan from "./board/plan/route";
import * as board from "./board/route";
import * as bookingsIdCalendar from "./bookings/[id]/calendar/route";
import * as bookingsIdCancellation from "./bookings/[id]/cancellation/route";
import * as bookingsIdCheckout from "./bookings/[id]/checkout/route";
import * as bookingsIdIcs from "./bookings/[id]/ics/route";
import * as bookingsIdMove from "./bookings/[id]/move/route";
import * as bookingsIdPaymentQr from "./bookings/[id]/payment-qr/route";
import * as bookingsId from "./bookings/[id]/route";
import * as bookings from "./bookings/route";
import * as bookingsSeriesIdCancellation from "./bookings/series/[id]/cancellation/route";
import * as bookingsSeriesIdIcs from "./bookings/series/[id]/ics/route";
import * as bookingsSeriesIdPayments from "./bookings/series/[id]/payments/route";
import * as bookingsSeriesId from "./bookings/series/[id]/route";
import * as bookingsSeriesQuote from "./bookings/series/quote/route";
import * as bookingsSeries from "./bookings/series/route";
import * as calendarsToken from "./calendars/[token]/route";
import * as checkIns from "./check-ins/route";
import * as closuresId from "./closures/[id]/route";
import * as closuresPreview from "./closures/preview/route";
import * as closures from "./closures/route";
import * as courseBookingsId from "./course-bookings/[id]/route";
import * as courseBookings from "./course-bookings/route";
import * as coursesIdAttendance from "./courses/[id]/attendance/route";
import * as coursesIdCancellation from "./courses/[id]/cancellation/route";
import * as coursesIdDays from "./courses/[id]/days/route";
import * as coursesIdMessage from "./courses/[id]/message/route";
import * as coursesIdOccasion from "./courses/[id]/occasion/route";
import * as coursesIdRestoration from "./courses/[id]/restoration/route";
import * as coursesId from "./courses/[id]/route";
import * as courses from "./courses/route";
import * as eventGalleryImagesId from "./event-gallery-images/[id]/route";
import * as eventGalleryImagesActive from "./event-gallery-images/active/route";
import * as eventGalleryImages from "./event-gallery-images/route";
import * as eventsIdAttendance from "./events/[id]/attendance/route";
import * as eventsIdCancellation from "./events/[id]/cancellation/route";
import * as eventsIdDecision from "./events/[id]/decision/route";
import * as eventsIdMessage from "./events/[id]/message/route";
import * as eventsIdOccasion from "./events/[id]/occasion/route";
import * as eventsIdRegistrationsRegistrationId from "./events/[id]/registrations/[registrationId]/route";
import * as eventsIdRegistrations from "./events/[id]/registrations/route";
import * as eventsIdRestoration from "./events/[id]/restoration/route";
import * as eventsId from "./events/[id]/route";
import * as events from "./events/route";
import * as failedMailsIdRetry from "./failed-mails/[id]/retry/route";
import * as failedMails from "./failed-mails/route";
import * as health from "./health/route";
import * as holidays from "./holidays/route";
import * as invitationsId from "./invitations/[id]/route";
import * as invitations from "./invitations/route";
import * as mailsId from "./mails/[id]/route";
import * as mailsDelivery from "./mails/delivery/route";
import * as mails from "./mails/route";
import * as overview from "./overview/route";
import * as payablesKindId from "./payables/[kind]/[id]/route";
import * as paymentsIdReversal from "./payments/[id]/reversal/route";
import * as paymentsReminders from "./payments/reminders/route";
import * as payments from "./payments/route";
import * as peopleIdExport from "./people/[id]/export/route";
import * as peopleIdMerge from "./people/[id]/merge/route";
import * as peopleId from "./people/[id]/route";
import * as peopleDuplicates from "./people/duplicates/route";
import * as people from "./people/route";
import * as receiptsIdCancellation from "./receipts/[id]/cancellation/route";
import * as receiptsIdPdf from "./receipts/[id]/pdf/route";
import * as receiptsId from "./receipts/[id]/route";
import * as receipts from "./receipts/route";
import * as refundsKindId from "./refunds/[kind]/[id]/route";
import * as registrationsTokenRefund from "./registrations/[token]/refund/route";
import * as registrationsToken from "./registrations/[token]/route";
import * as reportsOpen from "./reports/open/route";
import * as reportsRevenue from "./reports/revenue/route";
import * as settingsCalendar from "./settings/calendar/route";
import * as settings from "./settings/route";
import * as setupDemonstration from "./setup/demonstration/route";
import * as setup from "./setup/route";
import * as setupTestMail from "./setup/test-mail/route";
import * as site from "./site/route";
import * as spacesIdAlternatives from "./spaces/[id]/alternatives/route";
import * as spacesIdAvailability from "./spaces/[id]/availability/route";
import * as spacesIdCalendar from "./spaces/[id]/calendar/route";
import * as spacesIdExternalCalendar from "./spaces/[id]/external-calendar/route";
import * as spacesIdExternalCalendarSync from "./spaces/[id]/external-calendar/sync/route";
import * as spacesIdImagesImageId from "./spaces/[id]/images/[imageId]/route";
import * as spacesIdImages from "./spaces/[id]/images/route";
import * as spacesIdMessage from "./spaces/[id]/message/route";
import * as spacesIdQuote from "./spaces/[id]/quote/route";
import * as spacesId from "./spaces/[id]/route";
import * as spaces from "./spaces/route";
import * as uploadCourseImage from "./upload/course-image/route";
import * as uploadEventImage from "./upload/event-image/route";
import * as uploadLogo from "./upload/logo/route";
import * as uploadSpaceImage from "./upload/space-image/route";
import * as usersId from "./users/[id]/route";
import * as usersMeCalendar from "./users/me/calendar/route";
import * as usersMeExport from "./users/me/export/route";
import * as usersMePlacesKindId from "./users/me/places/[kind]/[id]/route";
import * as usersMePlaces from "./users/me/places/route";
import * as usersMe from "./users/me/route";
import * as usersMeSessionsId from "./users/me/sessions/[id]/route";
import * as usersMeSessions from "./users/me/sessions/route";
import * as usersMeTotpConfirm from "./users/me/totp/confirm/route";
import * as usersMeTotp from "./users/me/totp/route";
import * as usersMeVerification from "./users/me/verification/route";
import * as users from "./users/route";

import * as waitingListIdAccept from "./waiting-list/[id]/accept/route";
import * as waitingListIdOffer from "./waiting-list/[id]/offer/route";
import * as waitingListId from "./waiting-list/[id]/route";
import * as waitingList from "./waiting-list/route";
import * as webhooksStripe from "./webhooks/stripe/route";

/**
 * All route files except that of the OpenAPI document, which reads this list. The document and the access table are
 * generated from it; a test fails when a route file is missing.
 */
export const apiRoutes: readonly RouteModule[] = [
  unknownPath,
  adminChangePassword,
  audit,
  nextAuth,
  authAcceptInvitation,
  authCode,
  authCodeLogin,
  authForgotPassword,
  authLogin,
  authLogout,
  authMe,
  authRegister,
  authRequestReset,
  authResetPassword,
  authVerifyEmail,
  authVerifyEmailRefusal,
  authVerifyResetToken,
  board,
  boardChanges,
  boardFree,
  boardPlan,
  bookings,
  bookingsId,
  bookingsIdCalendar,
  bookingsIdCancellation,
  bookingsIdCheckout,
  bookingsIdIcs,
  bookingsIdMove,
  bookingsSeries,
  bookingsSeriesIdIcs,
  bookingsSeriesIdPayments,
  bookingsSeriesId,
  bookingsSeriesIdCancellation,
  bookingsSeriesQuote,
  bookingsIdPaymentQr,
  calendarsToken,
  checkIns,
  closures,
  closuresPreview,
  closuresId,
  courseBookings,
  courseBookingsId,
  courses,
  coursesId,
  coursesIdOccasion,
  coursesIdRestoration,
  coursesIdAttendance,
  coursesIdCancellation,
  coursesIdDays,
  coursesIdMessage,
  eventGalleryImages,
  eventGalleryImagesId,
  eventGalleryImagesActive,
  events,
  eventsId,
  eventsIdOccasion,
  eventsIdRestoration,
  eventsIdAttendance,
  eventsIdCancellation,
  eventsIdDecision,
  eventsIdMessage,
  eventsIdRegistrations,
  eventsIdRegistrationsRegistrationId,
  failedMails,
  failedMailsIdRetry,
  health,
  overview,
  invitations,
  invitationsId,
  mails,
  mailsDelivery,
  mailsId,
  payablesKindId,
  payments,
  paymentsIdReversal,
  paymentsReminders,
  people,
  peopleDuplicates,
  peopleId,
  peopleIdExport,
  peopleIdMerge,
  receipts,
  receiptsId,
  receiptsIdCancellation,
  receiptsIdPdf,
  refundsKindId,
  registrationsTokenRefund,
  registrationsToken,
  reportsOpen,
  reportsRevenue,
  holidays,
  settings,
  settingsCalendar,
  setup,
  setupDemonstration,
  setupTestMail,
  site,
  spaces,
  spacesId,
  spacesIdAlternatives,
  spacesIdAvailability,
  spacesIdCalendar,
  spacesIdExternalCalendar,
  spacesIdExternalCalendarSync,
  spacesIdImages,
  spacesIdImagesImageId,
  spacesIdMessage,
  spacesIdQuote,
  uploadCourseImage,
  uploadEventImage,
  uploadLogo,
  uploadSpaceImage,
  users,
  usersId,
  usersMe,
  usersMePlaces,
  usersMePlacesKindId,
  usersMeCalendar,
  usersMeExport,
  usersMeSessions,
  usersMeSessionsId,
  usersMeTotp,
  usersMeTotpConfirm,
  usersMeVerification,
  waitingList,
  waitingListId,
  waitingListIdAccept,
  waitingListIdOffer,
  webhooksStripe,
  uploads,
];
