import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  menuOf,
  menuTitle,
  PANEL_PAGE_IDS,
  PANEL_PAGES,
  panelPageAt,
  panelPageOfTab,
  placeOf,
  tabsOf,
} from "@/components/admin/panel-pages";
import type { Role } from "@/lib/domain/person/roles";
import { it as italian } from "@/messages/it/index";
import { panel } from "@/messages/it/panel";

const { title, place } = panel.pages;
const TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(title).map(([id, text]) => [`title.${id}`, text])),
  ...Object.fromEntries(Object.entries(place).map(([id, text]) => [`place.${id}`, text])),
};
const menu = (role: Role) => menuOf(role).map((id) => TEXTS[menuTitle(id)]);
const tabs = (of: (typeof PANEL_PAGE_IDS)[number], role: Role) => tabsOf(of, role).map((id) => title[id]);

const TEN = [
  ...["Oggi", "Calendario", "Prenotazioni", "Clienti", "Soci"],
  ...["Corsi", "Eventi", "Sale", "Cassa", "Impostazioni"],
];

test.each(["secretary", "treasurer", "admin"] as const)("the menu of a %s has ten sections", (role) => {
  expect(menu(role)).toEqual(TEN);
});

test("texts that send to a section of the panel name it as the menu does", () => {
  const texts = JSON.stringify({ panel, refusals: italian.refusals, mails: italian.mailsAdministrators });
  const sections = [...texts.matchAll(/\b(?:[Ii]n|[Dd]a) ([A-Z][a-z]+), (?:alla voce |scheda )?[A-Z]/g)];
  expect(sections.length).toBeGreaterThan(5);
  for (const [reference, section] of sections)
    expect([reference, TEN]).toEqual([reference, expect.arrayContaining([section])]);
  const pages = [...JSON.stringify(italian.mailsAdministrators).matchAll(/pagina «([^»]+)»/g)].map(
    ([, page]) => page,
  );
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((page) => !Object.values(TEXTS).includes(page ?? ""))).toEqual([]);
});

test("the desk has six sections, where it books, signs people up and sells passes", () => {
  expect(menu("desk")).toEqual(["Oggi", "Calendario", "Prenotazioni", "Clienti", "Corsi", "Eventi"]);
  expect(tabs("courses", "desk")).toEqual(["Corsi", "Iscrizioni ai corsi", "Carnet"]);
  expect(tabs("bookings", "desk")).toEqual(["Prenotazioni", "Lista d'attesa"]);
  expect(tabs("people", "desk")).toEqual(["Clienti"]);
});

test("a section shows each role the tabs that it can open, but not pages opened by a button", () => {
  const books = ["Prima nota", "Rendiconto", "Codici sconto"];
  const cash = ["Movimenti", "Da incassare", "Da rimborsare", "Ricevute", "Resoconto", ...books];
  expect(tabs("cash", "treasurer")).toEqual(cash);
  expect(tabs("cash", "secretary")).toEqual(cash.filter((tab) => tab !== "Rendiconto"));
  expect(tabs("members", "admin")).toEqual(["Soci", "Libro soci", "Importa ed esporta"]);
  expect(tabs("members", "secretary")).toEqual(["Soci", "Importa ed esporta"]);
  expect(tabs("spaces", "admin")).toEqual(["Spazi", "Extra", "Chiusure"]);
  expect(tabs("events", "admin")).toEqual(["Eventi"]);
});

test("the settings show a secretary the everyday ones, and an administrator all", () => {
  expect(tabs("settings", "secretary")).toEqual([
    ...["Impostazioni", "Posta", "Collegamenti", "Schermi", "Galleria Homepage"],
  ]);
  expect(tabs("settings", "admin")).toHaveLength(16);
});

test("an address selects the page with the longest match, and the first page at /admin itself", () => {
  expect(panelPageAt("/admin/lista-attesa")).toBe("waiting");
  expect(panelPageAt("/admin/programmi/api")).toBe("programs");
  expect(panelPageAt("/admin/corsi/insegnanti")).toBe("teachers");
  expect(panelPageAt("/admin/cassa/ricevute")).toBe("receipts");
  expect(panelPageAt("/admin/programmi-altri")).toBe("overview");
  expect(panelPageAt("/admin")).toBe("overview");
  expect(placeOf("receipts")).toBe("cash");
});

test("addresses of earlier versions redirect to pages that the role can open", () => {
  expect(panelPageOfTab("course-bookings", "secretary")).toBe("course-bookings");
  expect(panelPageOfTab("add-space", "secretary")).toBe("add-space");
  expect(panelPageOfTab("add-course", "desk")).toBeNull();
  expect(panelPageOfTab(["courses", "events"], "admin")).toBeNull();
  expect(panelPageOfTab(undefined, "admin")).toBeNull();
});

const ROUTES = join(__dirname, "../../../app/(panel)/admin");

test("every page has a route folder, and every folder belongs to a page", () => {
  const folders = readdirSync(ROUTES, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name === "page.tsx")
    .map(({ parentPath }) => parentPath.slice(ROUTES.length + 1))
    .filter((folder) => folder !== "" && folder !== "programmi/api");
  expect(folders.sort()).toEqual(PANEL_PAGE_IDS.map((id) => PANEL_PAGES[id].segment).sort());
});

test.each(PANEL_PAGE_IDS)("the page %s checks permission before it reads data", (id) => {
  const source = readFileSync(join(ROUTES, PANEL_PAGES[id].segment, "page.tsx"), "utf8");
  const [first] = source.slice(source.indexOf("async function Page")).match(/await [^;]*/) ?? [];
  expect(first).toBe(`await requirePanelPage("${id}", props)`);
});
