import actions from "./actions.json";
import audit from "./audit.json";
import auditLog from "./auditLog.json";
import board from "./board.json";
import booking from "./booking.json";
import bookings from "./bookings.json";
import books from "./books.json";
import cash from "./cash.json";
import closure from "./closure.json";
import closures from "./closures.json";
import conflicts from "./conflicts.json";
import courseSignUps from "./courseSignUps.json";
import courses from "./courses.json";
import desk from "./desk.json";
import events from "./events.json";
import extras from "./extras.json";
import find from "./find.json";
import frame from "./frame.json";
import gallery from "./gallery.json";
import imports from "./imports.json";
import mailings from "./mailings.json";
import mailServer from "./mailServer.json";
import mails from "./mails.json";
import members from "./members.json";
import offerings from "./offerings.json";
import overview from "./overview.json";
import pages from "./pages.json";
import participants from "./participants.json";
import passes from "./passes.json";
import passProducts from "./passProducts.json";
import payments from "./payments.json";
import people from "./people.json";
import person from "./person.json";
import personField from "./personField.json";
import pictures from "./pictures.json";
import programs from "./programs.json";
import promoCodes from "./promoCodes.json";
import register from "./register.json";
import resource from "./resource.json";
import roles from "./roles.json";
import screens from "./screens.json";
import settings from "./settings.json";
import shared from "./shared.json";
import site from "./site.json";
import spaces from "./spaces.json";
import staff from "./staff.json";
import table from "./table.json";
import teachers from "./teachers.json";
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
  books,
  cash,
  closure,
  closures,
  conflicts,
  courses,
  courseSignUps,
  desk,
  events,
  extras,
  find,
  frame,
  gallery,
  imports,
  mailServer,
  mailings,
  mails,
  members,
  offerings,
  overview,
  pages,
  participants,
  passes,
  passProducts,
  payments,
  people,
  person,
  personField,
  pictures,
  programs,
  promoCodes,
  register,
  resource,
  roles,
  screens,
  settings,
  shared,
  site,
  spaces,
  staff,
  table,
  teachers,
  times,
  translations,
  waiting,
};
