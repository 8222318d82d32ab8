import type { it } from "../it";
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

/** The English texts, by subject. */
export const en: typeof it = {
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
