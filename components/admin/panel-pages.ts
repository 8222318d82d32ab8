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
import { isAdministrator, mayManageCentre, mayUsePanel, type Role } from "@/lib/domain/person/roles";
import { paths } from "@/lib/paths";

/** One page of the panel, as its menu shows it. */
interface PanelPage {
  title: string;
  /** The last part of its address and the name of its folder: app/(panel)/admin/<segment>/page.tsx. */
  segment: string;
  Icon: Icon;
  /** The roles that open it; the server refuses the others the page and the calls behind it. */
  isFor: (role: Role) => boolean;
  /** Heading over the first page of a group. */
  group?: string;
  /** Used all day long: stands in the bar at the foot of small screens, the others behind "Altro". */
  isPinned?: boolean;
}

/** The pages of the panel in the order of the menu, which groups them by what one does there (docs/product.md). */
const PAGES = {
  overview: { title: "Oggi", segment: "oggi", Icon: LayoutDashboard, isFor: mayUsePanel, isPinned: true },
  board: {
    title: "Calendario",
    segment: "calendario",
    Icon: CalendarRange,
    isFor: mayUsePanel,
    isPinned: true,
  },
  bookings: {
    title: "Prenotazioni",
    segment: "prenotazioni",
    Icon: CalendarDays,
    isFor: mayUsePanel,
    isPinned: true,
  },
  waiting: { title: "Lista d'attesa", segment: "lista-attesa", Icon: Hourglass, isFor: mayUsePanel },
  people: { title: "Clienti", segment: "clienti", Icon: UserRound, isFor: mayUsePanel, isPinned: true },
  cash: { title: "Cassa", segment: "cassa", Icon: Coins, isFor: mayManageCentre },
  courses: { title: "Corsi", segment: "corsi", Icon: GraduationCap, isFor: mayManageCentre, group: "Corsi" },
  "course-bookings": {
    title: "Iscrizioni ai corsi",
    segment: "iscrizioni",
    Icon: Users,
    isFor: mayManageCentre,
  },
  "add-course": {
    title: "Aggiungi corso",
    segment: "nuovo-corso",
    Icon: NotebookPen,
    isFor: mayManageCentre,
  },
  events: { title: "Eventi", segment: "eventi", Icon: PartyPopper, isFor: mayManageCentre, group: "Eventi" },
  "add-event": {
    title: "Aggiungi evento",
    segment: "nuovo-evento",
    Icon: CalendarPlus,
    isFor: mayManageCentre,
  },
  spaces: { title: "Spazi", segment: "spazi", Icon: DoorOpen, isFor: mayManageCentre, group: "Spazi" },
  closures: { title: "Chiusure", segment: "chiusure", Icon: DoorClosed, isFor: mayManageCentre },
  "add-space": {
    title: "Aggiungi spazio",
    segment: "nuovo-spazio",
    Icon: CirclePlus,
    isFor: mayManageCentre,
  },
  "event-gallery": {
    title: "Galleria Homepage",
    segment: "galleria",
    Icon: Images,
    isFor: mayManageCentre,
    group: "Sito e centro",
  },
  mails: { title: "Posta", segment: "posta", Icon: Mail, isFor: mayManageCentre },
  settings: { title: "Impostazioni", segment: "impostazioni", Icon: Settings, isFor: mayManageCentre },
  audit: { title: "Registro", segment: "registro", Icon: ScrollText, isFor: isAdministrator },
} satisfies Record<string, PanelPage>;

export type PanelPageId = keyof typeof PAGES;

export const PANEL_PAGES: Readonly<Record<PanelPageId, PanelPage>> = PAGES;

export const PANEL_PAGE_IDS = Object.keys(PAGES) as PanelPageId[];

/** The pages that a role opens, in the order of the menu. */
export const panelPagesFor = (role: Role): PanelPageId[] =>
  PANEL_PAGE_IDS.filter((id) => PANEL_PAGES[id].isFor(role));

/** "/admin/prenotazioni" */
export const panelPath = (id: PanelPageId): string => `${paths.admin}/${PANEL_PAGES[id].segment}`;

/** Clienti with a person's data open. */
export const personPath = (id: number): string => `${panelPath("people")}?persona=${id}`;

/** "/admin/eventi?apri=12": a page that lists things, with one of them open. */
export const openedPath = (page: PanelPageId, id: number): string => `${panelPath(page)}?apri=${id}`;

/** The page at a path of the panel; at /admin itself the first one. */
export const panelPageAt = (path: string): PanelPageId =>
  PANEL_PAGE_IDS.find((id) => panelPath(id) === path) ?? "overview";

/** The page that `?tab=` names in addresses of earlier versions, which are in bookmarks and mails; null for none. */
export const panelPageOfTab = (tab: string | string[] | undefined, role: Role): PanelPageId | null =>
  panelPagesFor(role).find((id) => id === tab) ?? null;
