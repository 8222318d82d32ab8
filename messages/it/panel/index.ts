import actions from "./actions.json";
import booking from "./booking.json";
import frame from "./frame.json";
import resource from "./resource.json";
import shared from "./shared.json";
import translations from "./translations.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = { actions, booking, frame, resource, shared, translations };
