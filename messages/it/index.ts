import answers from "./answers.json";
import errors from "./errors.json";
import layout from "./layout.json";
import live from "./live.json";
import refusals from "./refusals.json";
import roomTime from "./roomTime.json";
import spaces from "./spaces.json";
import validation from "./validation.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = { answers, errors, layout, live, refusals, roomTime, spaces, validation };
