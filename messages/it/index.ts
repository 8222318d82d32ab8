import account from "./account.json";
import accountMenu from "./accountMenu.json";
import accountPages from "./accountPages.json";
import answers from "./answers.json";
import apiScopes from "./apiScopes.json";
import application from "./application.json";
import asked from "./asked.json";
import assistants from "./assistants.json";
import avatar from "./avatar.json";
import becomeMember from "./becomeMember.json";
import bookingForm from "./bookingForm.json";
import bookings from "./bookings.json";
import bookingWords from "./bookingWords.json";
import calendarFeed from "./calendarFeed.json";
import cancellation from "./cancellation.json";
import cancellationLeft from "./cancellationLeft.json";
import cancellationPolicy from "./cancellationPolicy.json";
import catalogueError from "./catalogueError.json";
import contacts from "./contacts.json";
import courses from "./courses.json";
import editor from "./editor.json";
import embedding from "./embedding.json";
import errors from "./errors.json";
import events from "./events.json";
import extrasChoice from "./extrasChoice.json";
import feeds from "./feeds.json";
import forMembers from "./forMembers.json";
import gallery from "./gallery.json";
import holidays from "./holidays.json";
import home from "./home.json";
import howToPay from "./howToPay.json";
import imports from "./imports.json";
import invitation from "./invitation.json";
import layout from "./layout.json";
import legal from "./legal.json";
import live from "./live.json";
import mails from "./mails.json";
import mailsAdministrators from "./mailsAdministrators.json";
import mailsBooking from "./mailsBooking.json";
import mailsChat from "./mailsChat.json";
import mailsMembership from "./mailsMembership.json";
import mailsMoney from "./mailsMoney.json";
import mailsPass from "./mailsPass.json";
import mailsPerson from "./mailsPerson.json";
import mailsPrepayment from "./mailsPrepayment.json";
import mailsProgram from "./mailsProgram.json";
import mailsSignUp from "./mailsSignUp.json";
import mailsWaiting from "./mailsWaiting.json";
import membership from "./membership.json";
import membersOnly from "./membersOnly.json";
import money from "./money.json";
import newsletter from "./newsletter.json";
import offering from "./offering.json";
import offeringCard from "./offeringCard.json";
import outcome from "./outcome.json";
import outcomeForCentre from "./outcomeForCentre.json";
import ownPasses from "./ownPasses.json";
import ownSignUps from "./ownSignUps.json";
import passkeys from "./passkeys.json";
import passSale from "./passSale.json";
import passUse from "./passUse.json";
import passWords from "./passWords.json";
import password from "./password.json";
import passwordReset from "./passwordReset.json";
import person from "./person.json";
import picker from "./picker.json";
import profile from "./profile.json";
import promoCode from "./promoCode.json";
import refusals from "./refusals.json";
import registration from "./registration.json";
import roomTime from "./roomTime.json";
import screen from "./screen.json";
import search from "./search.json";
import searchForm from "./searchForm.json";
import seo from "./seo.json";
import series from "./series.json";
import settings from "./settings.json";
import signIn from "./signIn.json";
import signUp from "./signUp.json";
import snippet from "./snippet.json";
import space from "./space.json";
import spaceCard from "./spaceCard.json";
import spaces from "./spaces.json";
import tables from "./tables.json";
import takenKind from "./takenKind.json";
import teachers from "./teachers.json";
import teaching from "./teaching.json";
import till from "./till.json";
import timetable from "./timetable.json";
import validation from "./validation.json";
import verification from "./verification.json";
import waiting from "./waiting.json";
import waitingForm from "./waitingForm.json";
import whereWeAre from "./whereWeAre.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = {
  account,
  accountMenu,
  accountPages,
  answers,
  apiScopes,
  application,
  asked,
  assistants,
  avatar,
  becomeMember,
  bookingForm,
  bookings,
  bookingWords,
  calendarFeed,
  cancellation,
  cancellationLeft,
  cancellationPolicy,
  catalogueError,
  contacts,
  courses,
  editor,
  embedding,
  errors,
  events,
  extrasChoice,
  feeds,
  forMembers,
  gallery,
  holidays,
  home,
  howToPay,
  imports,
  invitation,
  layout,
  legal,
  live,
  mails,
  mailsAdministrators,
  mailsBooking,
  mailsChat,
  mailsMembership,
  mailsMoney,
  mailsPass,
  mailsPerson,
  mailsPrepayment,
  mailsProgram,
  mailsSignUp,
  mailsWaiting,
  membership,
  membersOnly,
  money,
  newsletter,
  offering,
  offeringCard,
  outcome,
  outcomeForCentre,
  ownPasses,
  ownSignUps,
  passkeys,
  passSale,
  passUse,
  password,
  passwordReset,
  passWords,
  person,
  picker,
  profile,
  promoCode,
  refusals,
  registration,
  roomTime,
  screen,
  search,
  searchForm,
  seo,
  series,
  settings,
  signIn,
  signUp,
  snippet,
  space,
  spaceCard,
  spaces,
  tables,
  takenKind,
  teachers,
  till,
  teaching,
  timetable,
  validation,
  verification,
  waiting,
  waitingForm,
  whereWeAre,
};
