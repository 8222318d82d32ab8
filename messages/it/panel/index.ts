import actions from "./actions.json";
import audit from "./audit.json";
import booking from "./booking.json";
import closure from "./closure.json";
import conflicts from "./conflicts.json";
import frame from "./frame.json";
import participants from "./participants.json";
import pictures from "./pictures.json";
import resource from "./resource.json";
import shared from "./shared.json";
import translations from "./translations.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = {
  actions,
  audit,
  booking,
  closure,
  conflicts,
  frame,
  participants,
  pictures,
  resource,
  shared,
  translations,
};
