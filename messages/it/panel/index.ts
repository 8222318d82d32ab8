import actions from "./actions.json";
import courseSignUps from "./courseSignUps.json";
import frame from "./frame.json";
import resource from "./resource.json";
import roles from "./roles.json";
import settings from "./settings.json";
import staff from "./staff.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = { actions, courseSignUps, frame, resource, roles, settings, staff };
