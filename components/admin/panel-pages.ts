import type { Icon } from "@/components/ui/draw-icon";
import {
  CalendarDays,
  CalendarPlus,
  CalendarRange,
  CirclePlus,
  Coins,
  DoorClosed,
  DoorOpen,
  GraduationCap,
  Hourglass,
  Images,
  LayoutDashboard,
  Mail,
  NotebookPen,
  PartyPopper,
  ScrollText,
  Settings,
  UserRound,
  Users,
} from "@/components/ui/icons";
import { isAdministrator, mayManageCentre, type Role } from "@/lib/domain/person/roles";
import { paths } from "@/lib/paths";

/** The places of the panel (docs/product.md), in the order of the menu: by what one does there. */
export const ADMIN_TABS = [
  "overview",
  "board",
  "bookings",
  "waiting",
  "people",
  "cash",
  "courses",
  "course-bookings",
  "add-course",
  "events",
  "add-event",
  "spaces",
  "closures",
  "add-space",
  "event-gallery",
  "mails",
  "settings",
  "audit",
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

interface TabLook {
  label: string;
  Icon: Icon;
  /** Its address under /admin. */
  place: string;
  /** Said over the first place of a group. */
  group?: string;
  /** Who sees it besides administrators; from secretaries on unless told. */
  isFor?: "desk" | "administrators";
  /** Where its lists are read: asked anew when the tab comes up again. */
  lists?: readonly string[];
}

export const TAB_LOOK: Record<AdminTab, TabLook> = {
  overview: {
    label: "Oggi",
    place: "oggi",
    isFor: "desk",
    Icon: LayoutDashboard,
    lists: ["/api/overview", "/api/check-ins", "/api/waiting-list", "/api/failed-mails", "/api/board"],
  },
  board: {
    label: "Calendario",
    place: "calendario",
    isFor: "desk",
    Icon: CalendarRange,
    lists: ["/api/board", "/api/spaces"],
  },
  bookings: {
    label: "Prenotazioni",
    place: "prenotazioni",
    isFor: "desk",
    Icon: CalendarDays,
    lists: ["/api/bookings", "/api/spaces"],
  },
  waiting: {
    label: "Lista d'attesa",
    place: "lista-attesa",
    isFor: "desk",
    Icon: Hourglass,
    lists: ["/api/waiting-list"],
  },
  people: { label: "Clienti", place: "clienti", isFor: "desk", Icon: UserRound, lists: ["/api/users"] },
  cash: {
    label: "Cassa",
    place: "cassa",
    Icon: Coins,
    lists: ["/api/payments", "/api/receipts", "/api/reports", "/api/bookings"],
  },
  courses: { label: "Corsi", place: "corsi", group: "Corsi", Icon: GraduationCap, lists: ["/api/courses"] },
  "course-bookings": {
    label: "Iscrizioni ai corsi",
    place: "iscrizioni",
    Icon: Users,
    lists: ["/api/course-bookings", "/api/courses"],
  },
  "add-course": { label: "Aggiungi corso", place: "nuovo-corso", Icon: NotebookPen },
  events: { label: "Eventi", place: "eventi", group: "Eventi", Icon: PartyPopper, lists: ["/api/events"] },
  "add-event": { label: "Aggiungi evento", place: "nuovo-evento", Icon: CalendarPlus },
  spaces: { label: "Spazi", place: "spazi", group: "Spazi", Icon: DoorOpen, lists: ["/api/spaces"] },
  closures: {
    label: "Chiusure",
    place: "chiusure",
    Icon: DoorClosed,
    lists: ["/api/closures", "/api/spaces"],
  },
  "add-space": { label: "Aggiungi spazio", place: "nuovo-spazio", Icon: CirclePlus },
  "event-gallery": {
    label: "Galleria Homepage",
    place: "galleria",
    group: "Sito e centro",
    Icon: Images,
    lists: ["/api/event-gallery-images"],
  },
  mails: { label: "Posta", place: "posta", Icon: Mail, lists: ["/api/mails"] },
  settings: {
    label: "Impostazioni",
    place: "impostazioni",
    Icon: Settings,
    isFor: "administrators",
    lists: ["/api/settings"],
  },
  audit: {
    label: "Registro",
    place: "registro",
    Icon: ScrollText,
    isFor: "administrators",
    lists: ["/api/audit"],
  },
};

function sees(role: Role, tab: AdminTab): boolean {
  const { isFor } = TAB_LOOK[tab];
  if (isFor === "administrators") return isAdministrator(role);
  return isFor === "desk" || mayManageCentre(role);
}

/** The tabs that somebody sees; the server refuses the calls behind the others. */
export const tabsFor = (role: Role): AdminTab[] => ADMIN_TABS.filter((tab) => sees(role, tab));

/** What is opened all day long: on small screens always in sight, if one may see it. */
const EVERY_HOUR: readonly AdminTab[] = ["overview", "board", "bookings", "people"];

/** How small screens share out the places that somebody sees. */
export function placesOfBar(tabs: readonly AdminTab[]): { inBar: AdminTab[]; others: AdminTab[] } {
  const inBar = EVERY_HOUR.filter((tab) => tabs.includes(tab));
  return { inBar, others: tabs.filter((tab) => !inBar.includes(tab)) };
}

/** "/admin/prenotazioni" */
export const placePath = (tab: AdminTab): string => `${paths.admin}/${TAB_LOOK[tab].place}`;

/** The tab at a place of the panel; null for an address that leads nowhere. */
export const tabOfPlace = (place: string): AdminTab | null =>
  ADMIN_TABS.find((tab) => TAB_LOOK[tab].place === place) ?? null;

/** The tab that a path of the panel shows: the first one at /admin itself, and in place of what is not hers. */
export function tabFromPath(path: string, role: Role): AdminTab {
  const tab = tabOfPlace(path.split("/")[2] ?? "");
  return tab !== null && tabsFor(role).includes(tab) ? tab : ADMIN_TABS[0];
}

/** The tab that `?tab=` names, as addresses had it before; null where it names none. */
export function tabOfOldAddress(value: string | string[] | undefined, role: Role): AdminTab | null {
  return tabsFor(role).find((tab) => tab === value) ?? null;
}
