import actions from "./actions.json";
import auditLog from "./auditLog.json";
import board from "./board.json";
import booking from "./booking.json";
import bookings from "./bookings.json";
import closures from "./closures.json";
import desk from "./desk.json";
import frame from "./frame.json";
import mails from "./mails.json";
import overview from "./overview.json";
import pages from "./pages.json";
import resource from "./resource.json";
import shared from "./shared.json";
import times from "./times.json";
import translations from "./translations.json";
import waiting from "./waiting.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = {
  actions,
  auditLog,
  board,
  booking,
  bookings,
  closures,
  desk,
  frame,
  mails,
  overview,
  pages,
  resource,
  shared,
  times,
  translations,
  waiting,
};
