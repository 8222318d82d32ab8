import type { it } from "../it";
import layout from "./layout.json";
import live from "./live.json";
import spaces from "./spaces.json";

/** The English texts, by subject. */
export const en: typeof it = { layout, live, spaces };
