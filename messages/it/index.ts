import accountMenu from "./accountMenu.json";
import editor from "./editor.json";
import layout from "./layout.json";
import live from "./live.json";
import person from "./person.json";
import spaces from "./spaces.json";
import tables from "./tables.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = { accountMenu, editor, layout, live, person, spaces, tables };
