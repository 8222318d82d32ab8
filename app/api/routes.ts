import type { RouteModule } from "@/lib/openapi/open-api-document";
import * as uploads from "../uploads/[...path]/route";
import * as sizedUploads from "../uploads/sized/route";
import * as unknownPath from "./[...path]/route";
import * as adminChangePassword from "./admin/change-password/route";
import * as alerts from "./alerts/route";
import * as attendance from "./attendance/route";
import * as audit from "./audit/route";
import * as nextAuth from "./auth/[...nextauth]/route";
import * as authAcceptInvitation from "./auth/accept-invitation/route";
import * as authCodeLogin from "./auth/code/login/route";
import * as authCode from "./auth/code/route";
import * as authForgotPassword from "./auth/forgot-password/route";
import * as authLogin from "./auth/login/route";
import * as authLogout from "./auth/logout/route";
import * as authMe from "./auth/me/route";
import * as authPasskeyOptions from "./auth/passkey/options/route";
import * as authPasskey from "./auth/passkey/route";
import * as authRegister from "./auth/register/route";
import * as authRequestReset from "./auth/request-reset/route";
import * as authResetPassword from "./auth/reset-password/route";
import * as authVerifyEmailRefusal from "./auth/verify-email/refusal/route";
import * as authVerifyEmail from "./auth/verify-email/route";
import * as authVerifyResetToken from "./auth/verify-reset-token/route";
import * as bankFilesId from "./bank-files/[id]/route";
import * as bankFilesPreview from "./bank-files/preview/route";
import * as bankFiles from "./bank-files/route";
import * as bankMovementsIdCandidates from "./bank-movements/[id]/candidates/route";
import * as bankMovementsIdEntry from "./bank-movements/[id]/entry/route";
import * as bankMovementsIdMatch from "./bank-movements/[id]/match/route";
import * as bankMovementsId from "./bank-movements/[id]/route";
import * as bankMovements from "./bank-movements/route";
import * as boardChanges from "./board/changes/route";
import * as boardFree from "./board/free/route";
import * as boardPlan from "./board/plan/route";
import * as board from "./board/route";
import * as bookEntriesIdReversal from "./book-entries/[id]/reversal/route";
import * as bookEntriesCounterparties from "./book-entries/counterparties/route";
import * as bookEntries from "./book-entries/route";
import * as bookingsIdCalendar from "./bookings/[id]/calendar/route";
import * as bookingsIdCancellation from "./bookings/[id]/cancellation/route";
import * as bookingsIdCheckout from "./bookings/[id]/checkout/route";
import * as bookingsIdDepositRetention from "./bookings/[id]/deposit-retention/route";
import * as bookingsIdIcs from "./bookings/[id]/ics/route";
import * as bookingsIdMove from "./bookings/[id]/move/route";
import * as bookingsIdPaymentQr from "./bookings/[id]/payment-qr/route";
import * as bookingsIdRepayment from "./bookings/[id]/repayment/route";
import * as bookingsId from "./bookings/[id]/route";
import * as bookings from "./bookings/route";
import * as bookingsSeriesIdCancellation from "./bookings/series/[id]/cancellation/route";
import * as bookingsSeriesIdIcs from "./bookings/series/[id]/ics/route";
import * as bookingsSeriesIdPayments from "./bookings/series/[id]/payments/route";
import * as bookingsSeriesId from "./bookings/series/[id]/route";
import * as bookingsSeriesQuote from "./bookings/series/quote/route";
import * as bookingsSeries from "./bookings/series/route";
import * as booksYearArchive from "./books/[year]/archive/route";
import * as booksYearClosing from "./books/[year]/closing/route";
import * as booksYearOpening from "./books/[year]/opening/route";
import * as booksCashCount from "./books/cash-count/route";
import * as books from "./books/route";
import * as calendarsToken from "./calendars/[token]/route";
import * as checkIns from "./check-ins/route";
import * as closuresId from "./closures/[id]/route";
import * as closuresPreview from "./closures/preview/route";
import * as closures from "./closures/route";
import * as courseBookingsId from "./course-bookings/[id]/route";
import * as courseBookings from "./course-bookings/route";
import * as coursesIdAttendance from "./courses/[id]/attendance/route";
import * as coursesIdCancellation from "./courses/[id]/cancellation/route";
import * as coursesIdCertificates from "./courses/[id]/certificates/route";
import * as coursesIdDays from "./courses/[id]/days/route";
import * as coursesIdLessonsDateCancellation from "./courses/[id]/lessons/[date]/cancellation/route";
import * as coursesIdLessonsDateMove from "./courses/[id]/lessons/[date]/move/route";
import * as coursesIdLessonsDateTeacher from "./courses/[id]/lessons/[date]/teacher/route";
import * as coursesIdLessons from "./courses/[id]/lessons/route";
import * as coursesIdMessage from "./courses/[id]/message/route";
import * as coursesIdOccasion from "./courses/[id]/occasion/route";
import * as coursesIdRestoration from "./courses/[id]/restoration/route";
import * as coursesId from "./courses/[id]/route";
import * as courses from "./courses/route";
import * as coursesRun from "./courses/run/route";
import * as documentsId from "./documents/[id]/route";
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
import * as exportsFile from "./exports/[file]/route";
import * as extrasId from "./extras/[id]/route";
import * as extras from "./extras/route";
import * as failedMailsIdRetry from "./failed-mails/[id]/retry/route";
import * as failedMails from "./failed-mails/route";
import * as health from "./health/route";
import * as holidays from "./holidays/route";
import * as importsIdCommit from "./imports/[id]/commit/route";
import * as importsIdInvitations from "./imports/[id]/invitations/route";
import * as importsId from "./imports/[id]/route";
import * as imports from "./imports/route";
import * as importsTemplate from "./imports/template/route";
import * as invitationsId from "./invitations/[id]/route";
import * as invitations from "./invitations/route";
import * as keysId from "./keys/[id]/route";
import * as keys from "./keys/route";
import * as mailServer from "./mail-server/route";
import * as mailingsId from "./mailings/[id]/route";
import * as mailingsPreview from "./mailings/preview/route";
import * as mailings from "./mailings/route";
import * as mailingsTest from "./mailings/test/route";
import * as mailsId from "./mails/[id]/route";
import * as mailsDelivery from "./mails/delivery/route";
import * as mails from "./mails/route";
import * as mcp from "./mcp/route";
import * as membersIdCard from "./members/[id]/card/route";
import * as membersIdDecision from "./members/[id]/decision/route";
import * as membersIdEnd from "./members/[id]/end/route";
import * as membersIdFees from "./members/[id]/fees/route";
import * as membersId from "./members/[id]/route";
import * as membersApplications from "./members/applications/route";
import * as membersCards from "./members/cards/route";
import * as membersDecisions from "./members/decisions/route";
import * as membersFeesIdCheckout from "./members/fees/[id]/checkout/route";
import * as membersFeesIdPayment from "./members/fees/[id]/payment/route";
import * as membersFeesIdWaiver from "./members/fees/[id]/waiver/route";
import * as membersFees from "./members/fees/route";
import * as membersMe from "./members/me/route";
import * as members from "./members/route";
import * as messagesLink from "./messages/link/route";
import * as newsletterConfirmation from "./newsletter/confirmation/route";
import * as newsletter from "./newsletter/route";
import * as newsletterUnsubscribeToken from "./newsletter/unsubscribe/[token]/route";
import * as newsletterUnsubscribe from "./newsletter/unsubscribe/route";
import * as overview from "./overview/route";
import * as passProductsId from "./pass-products/[id]/route";
import * as passProducts from "./pass-products/route";
import * as passesIdCancellation from "./passes/[id]/cancellation/route";
import * as passesIdCheckout from "./passes/[id]/checkout/route";
import * as passesId from "./passes/[id]/route";
import * as passesIdUsesUseIdReturn from "./passes/[id]/uses/[useId]/return/route";
import * as passes from "./passes/route";
import * as payablesKindId from "./payables/[kind]/[id]/route";
import * as paymentsIdReversal from "./payments/[id]/reversal/route";
import * as paymentsReminders from "./payments/reminders/route";
import * as payments from "./payments/route";
import * as peopleIdExport from "./people/[id]/export/route";
import * as peopleIdMerge from "./people/[id]/merge/route";
import * as peopleId from "./people/[id]/route";
import * as peopleDuplicates from "./people/duplicates/route";
import * as people from "./people/route";
import * as promoCodesId from "./promo-codes/[id]/route";
import * as promoCodesQuote from "./promo-codes/quote/route";
import * as promoCodes from "./promo-codes/route";
import * as receiptsIdCancellation from "./receipts/[id]/cancellation/route";
import * as receiptsIdPdf from "./receipts/[id]/pdf/route";
import * as receiptsId from "./receipts/[id]/route";
import * as receipts from "./receipts/route";
import * as refundsKindId from "./refunds/[kind]/[id]/route";
import * as registrationsTokenRefund from "./registrations/[token]/refund/route";
import * as registrationsToken from "./registrations/[token]/route";
import * as reportsExtras from "./reports/extras/route";
import * as reportsJournal from "./reports/journal/route";
import * as reportsMembers from "./reports/members/route";
import * as reportsMembersStatistics from "./reports/members/statistics/route";
import * as reportsOpen from "./reports/open/route";
import * as reportsRevenue from "./reports/revenue/route";
import * as reportsStatementEntries from "./reports/statement/entries/route";
import * as reportsStatement from "./reports/statement/route";
import * as reportsTeachers from "./reports/teachers/route";
import * as screensIdCode from "./screens/[id]/code/route";
import * as screensId from "./screens/[id]/route";
import * as screensOpen from "./screens/open/route";
import * as screens from "./screens/route";
import * as screensStateToken from "./screens/state/[token]/route";
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
import * as teachersId from "./teachers/[id]/route";
import * as teachersMe from "./teachers/me/route";
import * as teachers from "./teachers/route";
import * as timetable from "./timetable/route";
import * as uploadCourseImage from "./upload/course-image/route";
import * as uploadDocument from "./upload/document/route";
import * as uploadEventImage from "./upload/event-image/route";
import * as uploadHeroImage from "./upload/hero-image/route";
import * as uploadLogo from "./upload/logo/route";
import * as uploadSpaceImage from "./upload/space-image/route";
import * as uploadStatute from "./upload/statute/route";
import * as uploadTeacherImage from "./upload/teacher-image/route";
import * as usersId from "./users/[id]/route";
import * as usersMeCalendar from "./users/me/calendar/route";
import * as usersMeExport from "./users/me/export/route";
import * as usersMePasskeysId from "./users/me/passkeys/[id]/route";
import * as usersMePasskeysOptions from "./users/me/passkeys/options/route";
import * as usersMePasskeys from "./users/me/passkeys/route";
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
import * as webhookEndpointsIdDeliveriesIdRetry from "./webhook-endpoints/[id]/deliveries/[deliveryId]/retry/route";
import * as webhookEndpointsIdDeliveriesId from "./webhook-endpoints/[id]/deliveries/[deliveryId]/route";
import * as webhookEndpointsIdDeliveries from "./webhook-endpoints/[id]/deliveries/route";
import * as webhookEndpointsId from "./webhook-endpoints/[id]/route";
import * as webhookEndpointsIdSecret from "./webhook-endpoints/[id]/secret/route";
import * as webhookEndpointsIdTest from "./webhook-endpoints/[id]/test/route";
import * as webhookEndpoints from "./webhook-endpoints/route";
import * as webhooksStripe from "./webhooks/stripe/route";

/**
 * All route files except that of the OpenAPI document, which reads this list. The document and the access table are
 * generated from it; a test fails when a route file is missing.
 */
export const apiRoutes: readonly RouteModule[] = [
  unknownPath,
  adminChangePassword,
  alerts,
  attendance,
  audit,
  nextAuth,
  authAcceptInvitation,
  authCode,
  authCodeLogin,
  authForgotPassword,
  authLogin,
  authLogout,
  authMe,
  authPasskey,
  authPasskeyOptions,
  authRegister,
  authRequestReset,
  authResetPassword,
  authVerifyEmail,
  authVerifyEmailRefusal,
  authVerifyResetToken,
  board,
  bankFiles,
  bankFilesId,
  bankFilesPreview,
  bankMovements,
  bankMovementsId,
  bankMovementsIdCandidates,
  bankMovementsIdEntry,
  bankMovementsIdMatch,
  bookEntriesIdReversal,
  bookEntriesCounterparties,
  bookEntries,
  booksCashCount,
  books,
  boardChanges,
  boardFree,
  boardPlan,
  bookings,
  booksYearArchive,
  booksYearClosing,
  booksYearOpening,
  bookingsId,
  bookingsIdCalendar,
  bookingsIdCancellation,
  bookingsIdCheckout,
  bookingsIdDepositRetention,
  bookingsIdIcs,
  bookingsIdMove,
  bookingsSeries,
  bookingsSeriesIdIcs,
  bookingsSeriesIdPayments,
  bookingsSeriesId,
  bookingsSeriesIdCancellation,
  bookingsSeriesQuote,
  bookingsIdPaymentQr,
  bookingsIdRepayment,
  calendarsToken,
  checkIns,
  closures,
  closuresPreview,
  closuresId,
  courseBookings,
  courseBookingsId,
  courses,
  coursesRun,
  documentsId,
  coursesId,
  coursesIdOccasion,
  coursesIdRestoration,
  coursesIdAttendance,
  coursesIdCertificates,
  coursesIdCancellation,
  coursesIdDays,
  coursesIdLessons,
  coursesIdLessonsDateCancellation,
  coursesIdLessonsDateMove,
  coursesIdLessonsDateTeacher,
  coursesIdMessage,
  eventGalleryImages,
  eventGalleryImagesId,
  eventGalleryImagesActive,
  events,
  eventsId,
  eventsIdOccasion,
  eventsIdRestoration,
  extras,
  extrasId,
  passProducts,
  passProductsId,
  passes,
  passesId,
  passesIdCancellation,
  passesIdCheckout,
  passesIdUsesUseIdReturn,
  promoCodes,
  promoCodesId,
  promoCodesQuote,
  reportsExtras,
  reportsJournal,
  eventsIdAttendance,
  eventsIdCancellation,
  eventsIdDecision,
  eventsIdMessage,
  eventsIdRegistrations,
  eventsIdRegistrationsRegistrationId,
  failedMails,
  failedMailsIdRetry,
  health,
  mailings,
  mailingsId,
  mailingsPreview,
  mailingsTest,
  newsletter,
  newsletterConfirmation,
  newsletterUnsubscribe,
  newsletterUnsubscribeToken,
  overview,
  invitations,
  invitationsId,
  mails,
  mailsDelivery,
  mailServer,
  mailsId,
  members,
  membersApplications,
  membersCards,
  membersDecisions,
  membersFees,
  membersFeesIdCheckout,
  membersFeesIdPayment,
  membersFeesIdWaiver,
  membersId,
  membersIdCard,
  membersIdDecision,
  membersIdEnd,
  membersIdFees,
  membersMe,
  messagesLink,
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
  reportsMembers,
  reportsMembersStatistics,
  reportsOpen,
  reportsRevenue,
  reportsStatement,
  reportsTeachers,
  reportsStatementEntries,
  holidays,
  keys,
  mcp,
  keysId,
  imports,
  importsId,
  importsIdCommit,
  importsIdInvitations,
  importsTemplate,
  exportsFile,
  screens,
  screensId,
  screensIdCode,
  screensOpen,
  screensStateToken,
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
  teachers,
  teachersId,
  teachersMe,
  timetable,
  uploadCourseImage,
  uploadDocument,
  uploadEventImage,
  uploadHeroImage,
  uploadLogo,
  uploadSpaceImage,
  uploadStatute,
  uploadTeacherImage,
  users,
  usersId,
  usersMe,
  usersMePlaces,
  usersMePlacesKindId,
  usersMeCalendar,
  usersMeExport,
  usersMePasskeys,
  usersMePasskeysId,
  usersMePasskeysOptions,
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
  sizedUploads,
  webhookEndpoints,
  webhookEndpointsId,
  webhookEndpointsIdDeliveries,
  webhookEndpointsIdDeliveriesId,
  webhookEndpointsIdDeliveriesIdRetry,
  webhookEndpointsIdSecret,
  webhookEndpointsIdTest,
];
