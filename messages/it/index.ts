import feeds from "./feeds.json";
import layout from "./layout.json";
import live from "./live.json";
import mails from "./mails.json";
import mailsBooking from "./mailsBooking.json";
import mailsMoney from "./mailsMoney.json";
import mailsPerson from "./mailsPerson.json";
import mailsSignUp from "./mailsSignUp.json";
import mailsWaiting from "./mailsWaiting.json";
import payments from "./payments.json";
import spaces from "./spaces.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = {
  feeds,
  layout,
  live,
  mails,
  mailsBooking,
  mailsMoney,
  mailsPerson,
  mailsSignUp,
  mailsWaiting,
  payments,
  spaces,
};
