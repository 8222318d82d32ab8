import frame from "./frame.json";
import roles from "./roles.json";
import translations from "./translations.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = { frame, roles, translations };
