import {
  CalendarDays,
  CalendarPlus,
  CirclePlus,
  Coins,
  DoorClosed,
  DoorOpen,
  GraduationCap,
  type Icon,
  Images,
  LayoutDashboard,
  NotebookPen,
  PartyPopper,
  ScrollText,
  Settings,
  UserRound,
  Users,
} from "@/components/ui/icons";
import { isAdministrator, type Role } from "@/lib/domain/person/roles";

/** The tabs of the panel as the address names them (docs/product.md). */
export const ADMIN_TABS = [
  "overview",
  "spaces",
  "bookings",
  "closures",
  "courses",
  "course-bookings",
  "events",
  "event-gallery",
  "cash",
  "people",
  "settings",
  "audit",
  "add-space",
  "add-course",
  "add-event",
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

interface TabLook {
  label: string;
  Icon: Icon;
  /** Hidden from secretaries. */
  isForAdministrators?: boolean;
  /** Where its lists are read: asked anew when the tab comes up again. */
  lists?: readonly string[];
}

export const TAB_LOOK: Record<AdminTab, TabLook> = {
  overview: { label: "Riepilogo", Icon: LayoutDashboard },
  spaces: { label: "Spazi", Icon: DoorOpen, lists: ["/api/spaces"] },
  bookings: { label: "Prenotazioni", Icon: CalendarDays, lists: ["/api/bookings", "/api/spaces"] },
  closures: { label: "Chiusure", Icon: DoorClosed, lists: ["/api/closures", "/api/spaces"] },
  courses: { label: "Corsi", Icon: GraduationCap, lists: ["/api/courses"] },
  "course-bookings": {
    label: "Iscrizioni ai corsi",
    Icon: Users,
    lists: ["/api/course-bookings", "/api/courses"],
  },
  events: { label: "Eventi", Icon: PartyPopper, lists: ["/api/events"] },
  "event-gallery": { label: "Galleria Homepage", Icon: Images, lists: ["/api/event-gallery-images"] },
  cash: { label: "Cassa", Icon: Coins },
  people: { label: "Clienti", Icon: UserRound },
  settings: { label: "Impostazioni", Icon: Settings, isForAdministrators: true },
  audit: { label: "Registro", Icon: ScrollText, isForAdministrators: true },
  "add-space": { label: "Aggiungi spazio", Icon: CirclePlus },
  "add-course": { label: "Aggiungi corso", Icon: NotebookPen },
  "add-event": { label: "Aggiungi evento", Icon: CalendarPlus },
};

/** The tabs that somebody sees; the server refuses the calls behind the others. */
export const tabsFor = (role: Role): AdminTab[] =>
  ADMIN_TABS.filter((tab) => isAdministrator(role) || !TAB_LOOK[tab].isForAdministrators);

/** The tab that an address asks for; the overview for anything else, and for what is not hers. */
export function tabFromAddress(value: string | null | undefined, role: Role): AdminTab {
  return tabsFor(role).find((tab) => tab === value) ?? "overview";
}
