import type { Icon } from "@/components/ui/draw-icon";
import {
  BadgeCheck,
  BookOpen,
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
  NotebookText,
  Package,
  PartyPopper,
  Plug,
  Scale,
  ScrollText,
  Settings,
  Ticket,
  TicketPercent,
  Tickets,
  UserRound,
  Users,
} from "@/components/ui/icons";
import {
  isAdministrator,
  mayKeepBooks,
  mayManageCentre,
  mayUsePanel,
  type Role,
} from "@/lib/domain/person/roles";
import { paths } from "@/lib/paths";

/** One page of the panel, as its menu shows it; its title is a text, `panel.pages.title`. */
interface PanelPage {
  /** The last part of its address and the name of its folder: app/(panel)/admin/<segment>/page.tsx. */
  segment: string;
  Icon: Icon;
  /** The roles that open it; the server refuses the others the page and the calls behind it. */
  isFor: (role: Role) => boolean;
  /** The group that begins with the page, whose heading stands over it (`panel.pages.group`). */
  group?: "members" | "courses" | "events" | "spaces" | "centre";
  /** Used all day long: stands in the bar at the foot of small screens, the others behind "Altro". */
  isPinned?: boolean;
  /** The page of the menu of which it is a tab; it does not stand in the menu itself. */
  tabOf?: string;
}

/** The pages of the panel in the order of the menu, which groups them by what one does there (docs/product.md). */
const PAGES = {
  overview: { segment: "oggi", Icon: LayoutDashboard, isFor: mayUsePanel, isPinned: true },
  board: { segment: "calendario", Icon: CalendarRange, isFor: mayUsePanel, isPinned: true },
  bookings: { segment: "prenotazioni", Icon: CalendarDays, isFor: mayUsePanel, isPinned: true },
  waiting: { segment: "lista-attesa", Icon: Hourglass, isFor: mayUsePanel },
  people: { segment: "clienti", Icon: UserRound, isFor: mayUsePanel, isPinned: true },
  mailings: { segment: "clienti/comunicazioni", Icon: Mail, isFor: mayManageCentre, tabOf: "people" },
  passes: { segment: "carnet", Icon: Ticket, isFor: mayUsePanel },
  cash: { segment: "cassa", Icon: Coins, isFor: mayManageCentre },
  journal: { segment: "prima-nota", Icon: NotebookText, isFor: mayManageCentre },
  statement: { segment: "rendiconto", Icon: Scale, isFor: mayKeepBooks },
  members: { segment: "soci", Icon: BadgeCheck, isFor: mayManageCentre, group: "members" },
  register: { segment: "libro-soci", Icon: BookOpen, isFor: isAdministrator },
  courses: { segment: "corsi", Icon: GraduationCap, isFor: mayManageCentre, group: "courses" },
  teachers: { segment: "corsi/insegnanti", Icon: GraduationCap, isFor: mayManageCentre, tabOf: "courses" },
  "course-bookings": { segment: "iscrizioni", Icon: Users, isFor: mayManageCentre },
  "add-course": { segment: "nuovo-corso", Icon: NotebookPen, isFor: mayManageCentre },
  "pass-products": { segment: "carnet-in-vendita", Icon: Tickets, isFor: mayManageCentre },
  events: { segment: "eventi", Icon: PartyPopper, isFor: mayManageCentre, group: "events" },
  "add-event": { segment: "nuovo-evento", Icon: CalendarPlus, isFor: mayManageCentre },
  spaces: { segment: "spazi", Icon: DoorOpen, isFor: mayManageCentre, group: "spaces" },
  extras: { segment: "extra", Icon: Package, isFor: mayManageCentre },
  closures: { segment: "chiusure", Icon: DoorClosed, isFor: mayManageCentre },
  "add-space": { segment: "nuovo-spazio", Icon: CirclePlus, isFor: mayManageCentre },
  "event-gallery": { segment: "galleria", Icon: Images, isFor: mayManageCentre, group: "centre" },
  "promo-codes": { segment: "codici", Icon: TicketPercent, isFor: mayManageCentre },
  mails: { segment: "posta", Icon: Mail, isFor: mayManageCentre },
  settings: { segment: "impostazioni", Icon: Settings, isFor: mayManageCentre },
  "mail-server": { segment: "impostazioni/posta", Icon: Mail, isFor: isAdministrator, tabOf: "settings" },
  "payment-methods": {
    ...{ segment: "impostazioni/pagamenti", Icon: Coins },
    ...{ isFor: isAdministrator, tabOf: "settings" },
  },
  programs: { segment: "programmi", Icon: Plug, isFor: isAdministrator },
  audit: { segment: "registro", Icon: ScrollText, isFor: isAdministrator },
} satisfies Record<string, PanelPage>;

export type PanelPageId = keyof typeof PAGES;

export const PANEL_PAGES: Readonly<Record<PanelPageId, PanelPage>> = PAGES;

export const PANEL_PAGE_IDS = Object.keys(PAGES) as PanelPageId[];

/** The pages that a role opens, in the order of the menu. */
export const panelPagesFor = (role: Role): PanelPageId[] =>
  PANEL_PAGE_IDS.filter((id) => PANEL_PAGES[id].isFor(role) && PANEL_PAGES[id].tabOf === undefined);

/** "/admin/prenotazioni" */
export const panelPath = (id: PanelPageId): string => `${paths.admin}/${PANEL_PAGES[id].segment}`;

/** Clienti with a person's data open. */
export const personPath = (id: number): string => `${panelPath("people")}?persona=${id}`;

/** "/admin/eventi?apri=12": a page that lists things, with one of them open. */
export const openedPath = (page: PanelPageId, id: number): string => `${panelPath(page)}?apri=${id}`;

/**
 * The page of the menu at a path of the panel, or around it: "/admin/programmi/api" belongs to Programmi, a tab to its page;
 * else the first one.
 */
export const panelPageAt = (path: string): PanelPageId =>
  PANEL_PAGE_IDS.find((id) => `${path}/`.startsWith(`${panelPath(id)}/`)) ?? "overview";

/** The guide to the API, a page under Programmi. */
export const API_GUIDE_PATH = `${panelPath("programs")}/api`;

/** The page that `?tab=` names in addresses of earlier versions, which are in bookmarks and mails; null for none. */
export const panelPageOfTab = (tab: string | string[] | undefined, role: Role): PanelPageId | null =>
  panelPagesFor(role).find((id) => id === tab) ?? null;
