import account from "./account.json";
import accountMenu from "./accountMenu.json";
import accountPages from "./accountPages.json";
import avatar from "./avatar.json";
import calendarFeed from "./calendarFeed.json";
import cancellation from "./cancellation.json";
import cancellationPolicy from "./cancellationPolicy.json";
import editor from "./editor.json";
import feeds from "./feeds.json";
import invitation from "./invitation.json";
import layout from "./layout.json";
import live from "./live.json";
import mails from "./mails.json";
import mailsBooking from "./mailsBooking.json";
import mailsMoney from "./mailsMoney.json";
import mailsPerson from "./mailsPerson.json";
import mailsSignUp from "./mailsSignUp.json";
import mailsWaiting from "./mailsWaiting.json";
import password from "./password.json";
import passwordReset from "./passwordReset.json";
import person from "./person.json";
import profile from "./profile.json";
import registration from "./registration.json";
import settings from "./settings.json";
import signIn from "./signIn.json";
import spaces from "./spaces.json";
import tables from "./tables.json";
import verification from "./verification.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = {
  account,
  accountMenu,
  accountPages,
  avatar,
  calendarFeed,
  cancellation,
  cancellationPolicy,
  editor,
  feeds,
  invitation,
  layout,
  live,
  mails,
  mailsBooking,
  mailsMoney,
  mailsPerson,
  mailsSignUp,
  mailsWaiting,
  password,
  passwordReset,
  person,
  profile,
  registration,
  settings,
  signIn,
  spaces,
  tables,
  verification,
};
