import type { it } from "../it";
import answers from "./answers.json";
import errors from "./errors.json";
import layout from "./layout.json";
import live from "./live.json";
import refusals from "./refusals.json";
import roomTime from "./roomTime.json";
import spaces from "./spaces.json";
import validation from "./validation.json";

/** The English texts, by subject. */
export const en: typeof it = { answers, errors, layout, live, refusals, roomTime, spaces, validation };
