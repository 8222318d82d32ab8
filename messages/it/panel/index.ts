import actions from "./actions.json";
import audit from "./audit.json";
import auditLog from "./auditLog.json";
import board from "./board.json";
import booking from "./booking.json";
import bookings from "./bookings.json";
import cash from "./cash.json";
import closure from "./closure.json";
import closures from "./closures.json";
import conflicts from "./conflicts.json";
import desk from "./desk.json";
import frame from "./frame.json";
import mails from "./mails.json";
import money from "./money.json";
import overview from "./overview.json";
import pages from "./pages.json";
import participants from "./participants.json";
import payments from "./payments.json";
import people from "./people.json";
import person from "./person.json";
import personField from "./personField.json";
import pictures from "./pictures.json";
import resource from "./resource.json";
import roles from "./roles.json";
import shared from "./shared.json";
import times from "./times.json";
import translations from "./translations.json";
import waiting from "./waiting.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = {
  actions,
  audit,
  auditLog,
  board,
  booking,
  bookings,
  cash,
  closure,
  closures,
  conflicts,
  desk,
  frame,
  mails,
  money,
  overview,
  pages,
  participants,
  payments,
  people,
  person,
  personField,
  pictures,
  resource,
  roles,
  shared,
  times,
  translations,
  waiting,
};
