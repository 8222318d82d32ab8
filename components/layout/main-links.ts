import { paths } from "@/lib/paths";

/** The public links of the main menu, with the keys of their texts in `live.header`. */
export const MAIN_LINKS = [
  { href: paths.spaces, label: "spaces" },
  { href: paths.events, label: "events" },
  { href: paths.courses, label: "courses" },
  { href: paths.whereWeAre, label: "whereWeAre" },
] as const;
