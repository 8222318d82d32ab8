import actions from "./actions.json";
import courseSignUps from "./courseSignUps.json";
import courses from "./courses.json";
import events from "./events.json";
import frame from "./frame.json";
import gallery from "./gallery.json";
import offerings from "./offerings.json";
import resource from "./resource.json";
import roles from "./roles.json";
import settings from "./settings.json";
import spaces from "./spaces.json";
import staff from "./staff.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = {
  actions,
  courses,
  courseSignUps,
  events,
  frame,
  gallery,
  offerings,
  resource,
  roles,
  settings,
  spaces,
  staff,
};
