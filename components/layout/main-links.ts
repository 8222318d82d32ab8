import { paths } from "@/lib/paths";

/** The public links of the main menu. */
export const MAIN_LINKS = [
  { href: paths.spaces, label: "Spazi" },
  { href: paths.events, label: "Eventi" },
  { href: paths.courses, label: "Corsi" },
  { href: paths.whereWeAre, label: "Dove siamo" },
] as const;
