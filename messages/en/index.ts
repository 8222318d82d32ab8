import type { it } from "../it";
import courses from "./courses.json";
import events from "./events.json";
import failure from "./failure.json";
import gallery from "./gallery.json";
import home from "./home.json";
import layout from "./layout.json";
import live from "./live.json";
import offering from "./offering.json";
import offeringCard from "./offeringCard.json";
import signUp from "./signUp.json";
import space from "./space.json";
import spaceCard from "./spaceCard.json";
import spaces from "./spaces.json";

/** The English texts, by subject. */
export const en: typeof it = {
  courses,
  events,
  failure,
  gallery,
  home,
  layout,
  live,
  offering,
  offeringCard,
  signUp,
  space,
  spaceCard,
  spaces,
};
