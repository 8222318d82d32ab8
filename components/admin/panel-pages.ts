import type { Icon } from "@/components/ui/draw-icon";
import {
  BadgeCheck,
  BookOpen,
  CalendarCheck,
  CalendarDays,
  CalendarPlus,
  CalendarRange,
  CirclePlus,
  Coins,
  DoorClosed,
  DoorOpen,
  Download,
  GraduationCap,
  Hourglass,
  Images,
  LayoutDashboard,
  Link2,
  Mail,
  MapPin,
  Maximize,
  NotebookPen,
  NotebookText,
  Package,
  PartyPopper,
  Plug,
  RotateCcw,
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

/** A page of the panel; its title is a message of `panel.pages.title`. */
interface PanelPage {
  /** Its URL segment under /admin, and its folder: app/(panel)/admin/<segment>/page.tsx. */
  segment: string;
  Icon: Icon;
  /** The roles that can open it; the server rejects other roles for the page and for its API calls. */
  isFor: (role: Role) => boolean;
  /** Used all day: in the bottom bar of small screens; the other pages are behind "Altro". */
  isPinned?: boolean;
  /** The menu entry of which this page is a tab, or in whose index it is listed. */
  tabOf?: string;
  /** Opened by the first button of its list, so it needs no tab. */
  isForm?: boolean;
}

const courses = { isFor: mayManageCentre, tabOf: "courses" };
const spaces = { isFor: mayManageCentre, tabOf: "spaces" };
const cash = { Icon: Coins, isFor: mayManageCentre, tabOf: "cash" };
/** Settings that staff look up, and settings that only administrators change. */
const settings = { isFor: mayManageCentre, tabOf: "settings" };
const rules = { isFor: isAdministrator, tabOf: "settings" };

/** Pages of the panel: ten menu entries in order, each followed by its tabs (docs/product.md). */
const PAGES = {
  overview: { segment: "oggi", Icon: LayoutDashboard, isFor: mayUsePanel, isPinned: true },
  board: { segment: "calendario", Icon: CalendarRange, isFor: mayUsePanel, isPinned: true },
  bookings: { segment: "prenotazioni", Icon: CalendarDays, isFor: mayUsePanel, isPinned: true },
  waiting: { segment: "lista-attesa", Icon: Hourglass, isFor: mayUsePanel, tabOf: "bookings" },
  people: { segment: "clienti", Icon: UserRound, isFor: mayUsePanel, isPinned: true },
  mailings: { segment: "clienti/comunicazioni", Icon: Mail, isFor: mayManageCentre, tabOf: "people" },
  members: { segment: "soci", Icon: BadgeCheck, isFor: mayManageCentre },
  register: { segment: "libro-soci", Icon: BookOpen, isFor: isAdministrator, tabOf: "members" },
  imports: { segment: "importa", Icon: Download, isFor: mayManageCentre, tabOf: "members" },
  courses: { segment: "corsi", Icon: GraduationCap, isFor: mayUsePanel },
  "add-course": { segment: "nuovo-corso", Icon: NotebookPen, ...courses, isForm: true },
  "course-bookings": { segment: "iscrizioni", Icon: Users, ...courses, isFor: mayUsePanel },
  passes: { segment: "carnet", Icon: Ticket, isFor: mayUsePanel, tabOf: "courses" },
  "pass-products": { segment: "carnet-in-vendita", Icon: Tickets, ...courses },
  teachers: { segment: "corsi/insegnanti", Icon: GraduationCap, ...courses },
  events: { segment: "eventi", Icon: PartyPopper, isFor: mayUsePanel },
  "add-event": {
    segment: "nuovo-evento",
    Icon: CalendarPlus,
    isFor: mayManageCentre,
    tabOf: "events",
    isForm: true,
  },
  spaces: { segment: "spazi", Icon: DoorOpen, isFor: mayManageCentre },
  "add-space": { segment: "nuovo-spazio", Icon: CirclePlus, ...spaces, isForm: true },
  extras: { segment: "extra", Icon: Package, ...spaces },
  closures: { segment: "chiusure", Icon: DoorClosed, ...spaces },
  cash: { segment: "cassa", Icon: Coins, isFor: mayManageCentre },
  "to-collect": { ...cash, segment: "cassa/da-incassare" },
  "to-refund": { ...cash, segment: "cassa/da-rimborsare" },
  receipts: { ...cash, segment: "cassa/ricevute" },
  revenue: { ...cash, segment: "cassa/resoconto" },
  journal: { ...cash, segment: "prima-nota", Icon: NotebookText },
  statement: { ...cash, segment: "rendiconto", Icon: Scale, isFor: mayKeepBooks },
  "promo-codes": { ...cash, segment: "codici", Icon: TicketPercent },
  settings: { segment: "impostazioni", Icon: Settings, isFor: mayManageCentre },
  site: { segment: "impostazioni/sito", Icon: MapPin, ...rules },
  "booking-rules": { segment: "impostazioni/regole", Icon: CalendarCheck, ...rules },
  cancellation: { segment: "impostazioni/disdette", Icon: RotateCcw, ...rules },
  "member-rules": { segment: "impostazioni/soci", Icon: BadgeCheck, ...rules },
  fiscal: { segment: "impostazioni/ricevute", Icon: NotebookText, ...rules },
  "book-words": { segment: "impostazioni/rendiconto", Icon: Scale, ...rules },
  staff: { segment: "impostazioni/persone", Icon: Users, ...rules },
  mails: { segment: "posta", Icon: Mail, ...settings },
  "mail-server": { segment: "impostazioni/posta", Icon: Mail, ...rules },
  "payment-methods": { segment: "impostazioni/pagamenti", Icon: Coins, ...rules },
  links: { segment: "impostazioni/collegamenti", Icon: Link2, ...settings },
  programs: { segment: "programmi", Icon: Plug, ...rules },
  screens: { segment: "impostazioni/schermi", Icon: Maximize, ...settings },
  "event-gallery": { segment: "galleria", Icon: Images, ...settings },
  audit: { segment: "registro", Icon: ScrollText, ...rules },
} satisfies Record<string, PanelPage>;

export type PanelPageId = keyof typeof PAGES;

export const PANEL_PAGES: Readonly<Record<PanelPageId, PanelPage>> = PAGES;

export const PANEL_PAGE_IDS = Object.keys(PAGES) as PanelPageId[];

/** The menu entry to which a page belongs: itself, or the page of which it is a tab. */
export const placeOf = (id: PanelPageId): PanelPageId =>
  PANEL_PAGE_IDS.find((place) => place === PANEL_PAGES[id].tabOf) ?? id;

/** The pages of a menu entry that a role can open: the entry itself and its tabs. */
export const tabsOf = (place: PanelPageId, role: Role): PanelPageId[] =>
  PANEL_PAGE_IDS.filter(
    (id) => placeOf(id) === place && PANEL_PAGES[id].isFor(role) && !PANEL_PAGES[id].isForm,
  );

/** The menu of a role: for each entry the first page that the role can open. */
export const menuOf = (role: Role): PanelPageId[] =>
  PANEL_PAGE_IDS.filter((id) => placeOf(id) === id).flatMap((place) => tabsOf(place, role)[0] ?? []);

/** The message key, in `panel.pages`, of a page's title in the menu: two entries have a name of their own. */
export const menuTitle = (id: PanelPageId) =>
  id === "cash" || id === "spaces" ? (`place.${id}` as const) : (`title.${id}` as const);

export const panelPath = (id: PanelPageId): string => `${paths.admin}/${PANEL_PAGES[id].segment}`;

/** The page Clienti with a person's dialog open. */
export const personPath = (id: number): string => `${panelPath("people")}?persona=${id}`;

/** "/admin/eventi?apri=12": a list page with one item open. */
export const itemPath = (page: PanelPageId, id: number): string => `${panelPath(page)}?apri=${id}`;

/** "/admin/corsi?apri=12&azione=lezioni": the list of courses with the lessons of one open. */
export const lessonsPath = (courseId: number): string => `${itemPath("courses", courseId)}&azione=${LESSONS}`;
/** The name of that action in the URL. */
export const LESSONS = "lezioni";

/** The page at a panel path or above it: "/admin/programmi/api" belongs to Programmi; otherwise the overview. */
export const panelPageAt = (path: string): PanelPageId =>
  PANEL_PAGE_IDS.filter((id) => `${path}/`.startsWith(`${panelPath(id)}/`)).sort(
    (one, other) => panelPath(other).length - panelPath(one).length,
  )[0] ?? "overview";

export const API_GUIDE_PATH = `${panelPath("programs")}/api`;

/** The page named by `?tab=` in URLs of earlier versions, which exist in bookmarks and e-mails; null for none. */
export const panelPageOfTab = (tab: string | string[] | undefined, role: Role): PanelPageId | null =>
  PANEL_PAGE_IDS.find((id) => id === tab && PANEL_PAGES[id].isFor(role)) ?? null;
