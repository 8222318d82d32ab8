import booking from "./booking.json";
import frame from "./frame.json";
import shared from "./shared.json";
import translations from "./translations.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = { booking, frame, shared, translations };
