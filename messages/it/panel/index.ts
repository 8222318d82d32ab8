import actions from "./actions.json";
import frame from "./frame.json";
import resource from "./resource.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = { actions, frame, resource };
