import type { it } from "../it";
import accountMenu from "./accountMenu.json";
import editor from "./editor.json";
import layout from "./layout.json";
import live from "./live.json";
import person from "./person.json";
import spaces from "./spaces.json";
import tables from "./tables.json";

/** The English texts, by subject. */
export const en: typeof it = { accountMenu, editor, layout, live, person, spaces, tables };
