import {
  PANEL_PAGE_IDS,
  PANEL_PAGES,
  panelPageAt,
  panelPageOfTab,
  panelPagesFor,
} from "@/components/admin/panel-pages";
import type { Role } from "@/lib/domain/person/roles";

const titles = (role: Role) => panelPagesFor(role).map((id) => PANEL_PAGES[id].title);
const all = PANEL_PAGE_IDS.map((id) => PANEL_PAGES[id].title);

test("the desk has five pages", () => {
  expect(titles("desk")).toEqual(["Oggi", "Calendario", "Prenotazioni", "Lista d'attesa", "Clienti"]);
});

test.each(["secretary", "treasurer"] as const)("a %s has all but settings and log", (role) => {
  expect(titles(role)).toEqual(all.filter((title) => title !== "Impostazioni" && title !== "Registro"));
});

test("an administrator has all", () => {
  expect(titles("admin")).toEqual(all);
});

test("the menu marks the page of the address, and the first one at /admin itself", () => {
  expect(panelPageAt("/admin/lista-attesa")).toBe("waiting");
  expect(panelPageAt("/admin")).toBe("overview");
});

test("addresses of earlier versions lead to the pages that the role may open", () => {
  expect(panelPageOfTab("course-bookings", "secretary")).toBe("course-bookings");
  expect(panelPageOfTab("course-bookings", "desk")).toBeNull();
  expect(panelPageOfTab(["courses", "events"], "admin")).toBeNull();
  expect(panelPageOfTab(undefined, "admin")).toBeNull();
});
