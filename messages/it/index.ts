import cancellation from "./cancellation.json";
import catalogueError from "./catalogueError.json";
import contacts from "./contacts.json";
import courses from "./courses.json";
import embedding from "./embedding.json";
import events from "./events.json";
import gallery from "./gallery.json";
import home from "./home.json";
import layout from "./layout.json";
import legal from "./legal.json";
import live from "./live.json";
import offering from "./offering.json";
import offeringCard from "./offeringCard.json";
import seo from "./seo.json";
import signUp from "./signUp.json";
import space from "./space.json";
import spaceCard from "./spaceCard.json";
import spaces from "./spaces.json";
import whereWeAre from "./whereWeAre.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = {
  cancellation,
  catalogueError,
  contacts,
  courses,
  embedding,
  events,
  gallery,
  home,
  layout,
  legal,
  live,
  offering,
  offeringCard,
  seo,
  signUp,
  space,
  spaceCard,
  spaces,
  whereWeAre,
};
