import type { it } from "../it";
import account from "./account.json";
import accountMenu from "./accountMenu.json";
import accountPages from "./accountPages.json";
import avatar from "./avatar.json";
import calendarFeed from "./calendarFeed.json";
import cancellation from "./cancellation.json";
import cancellationLeft from "./cancellationLeft.json";
import cancellationPolicy from "./cancellationPolicy.json";
import catalogueError from "./catalogueError.json";
import contacts from "./contacts.json";
import courses from "./courses.json";
import editor from "./editor.json";
import embedding from "./embedding.json";
import events from "./events.json";
import feeds from "./feeds.json";
import gallery from "./gallery.json";
import home from "./home.json";
import howToPay from "./howToPay.json";
import invitation from "./invitation.json";
import layout from "./layout.json";
import legal from "./legal.json";
import live from "./live.json";
import mails from "./mails.json";
import mailsBooking from "./mailsBooking.json";
import mailsMoney from "./mailsMoney.json";
import mailsPerson from "./mailsPerson.json";
import mailsSignUp from "./mailsSignUp.json";
import mailsWaiting from "./mailsWaiting.json";
import offering from "./offering.json";
import offeringCard from "./offeringCard.json";
import outcome from "./outcome.json";
import ownSignUps from "./ownSignUps.json";
import password from "./password.json";
import passwordReset from "./passwordReset.json";
import person from "./person.json";
import profile from "./profile.json";
import registration from "./registration.json";
import seo from "./seo.json";
import settings from "./settings.json";
import signIn from "./signIn.json";
import signUp from "./signUp.json";
import space from "./space.json";
import spaceCard from "./spaceCard.json";
import spaces from "./spaces.json";
import tables from "./tables.json";
import verification from "./verification.json";
import whereWeAre from "./whereWeAre.json";

/** The English texts, by subject. */
export const en: typeof it = {
  account,
  accountMenu,
  accountPages,
  avatar,
  calendarFeed,
  cancellation,
  cancellationLeft,
  cancellationPolicy,
  catalogueError,
  contacts,
  courses,
  editor,
  embedding,
  events,
  feeds,
  gallery,
  home,
  howToPay,
  invitation,
  layout,
  legal,
  live,
  mails,
  mailsBooking,
  mailsMoney,
  mailsPerson,
  mailsSignUp,
  mailsWaiting,
  offering,
  offeringCard,
  outcome,
  ownSignUps,
  password,
  passwordReset,
  person,
  profile,
  registration,
  seo,
  settings,
  signIn,
  signUp,
  space,
  spaceCard,
  spaces,
  tables,
  verification,
  whereWeAre,
};
