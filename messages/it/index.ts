import layout from "./layout.json";
import live from "./live.json";
import spaces from "./spaces.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = { layout, live, spaces };
