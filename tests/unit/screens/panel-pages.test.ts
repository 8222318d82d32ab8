import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  PANEL_PAGE_IDS,
  PANEL_PAGES,
  panelPageAt,
  panelPageOfTab,
  panelPagesFor,
} from "@/components/admin/panel-pages";
import type { Role } from "@/lib/domain/person/roles";
import { panel } from "@/messages/it/panel";

const titles = (role: Role) => panelPagesFor(role).map((id) => panel.pages.title[id]);
const menu = PANEL_PAGE_IDS.filter((id) => PANEL_PAGES[id].tabOf === undefined);
const all = menu.map((id) => panel.pages.title[id]);

test("the desk has six pages", () => {
  expect(titles("desk")).toEqual([
    "Oggi",
    "Calendario",
    "Prenotazioni",
    "Lista d'attesa",
    "Clienti",
    "Carnet",
  ]);
});

const ADMINISTRATORS = ["Libro soci", "Programmi", "Registro"];
test("a treasurer has all but what administrators do, a secretary not the statement either", () => {
  const treasurer = all.filter((title) => !ADMINISTRATORS.includes(title));
  expect(titles("treasurer")).toEqual(treasurer);
  expect(titles("secretary")).toEqual(treasurer.filter((title) => title !== "Rendiconto"));
});

test("an administrator has all", () => {
  expect(titles("admin")).toEqual(all);
});

test("the menu marks the page of the address, also of one under it, and the first one at /admin itself", () => {
  expect(panelPageAt("/admin/lista-attesa")).toBe("waiting");
  expect(panelPageAt("/admin/programmi/api")).toBe("programs");
  expect(panelPageAt("/admin/corsi/insegnanti")).toBe("courses");
  expect(panelPageAt("/admin/programmi-altri")).toBe("overview");
  expect(panelPageAt("/admin")).toBe("overview");
});

test("addresses of earlier versions lead to the pages that the role may open", () => {
  expect(panelPageOfTab("course-bookings", "secretary")).toBe("course-bookings");
  expect(panelPageOfTab("course-bookings", "desk")).toBeNull();
  expect(panelPageOfTab(["courses", "events"], "admin")).toBeNull();
  expect(panelPageOfTab(undefined, "admin")).toBeNull();
});

const ROUTES = join(__dirname, "../../../app/(panel)/admin");

test("every page of the menu has a folder of the router, and every folder stands in the menu", () => {
  const folders = readdirSync(ROUTES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const segments = menu.map((id) => PANEL_PAGES[id].segment);
  expect(folders.map(({ name }) => name).sort()).toEqual(segments.sort());
});

test.each(PANEL_PAGE_IDS)("the page %s asks who may open it before it reads anything", (id) => {
  const source = readFileSync(join(ROUTES, PANEL_PAGES[id].segment, "page.tsx"), "utf8");
  const [first] = source.slice(source.indexOf("async function Page")).match(/await [^;]*/) ?? [];
  expect(first).toBe(`await requirePanelPage("${id}", props)`);
});
