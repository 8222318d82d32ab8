import { ADMIN_TABS, TAB_LOOK, tabsFor } from "@/components/admin/panel-pages";
import type { Role } from "@/lib/domain/person/roles";

const labels = (role: Role) => tabsFor(role).map((tab) => TAB_LOOK[tab].label);
const all = ADMIN_TABS.map((tab) => TAB_LOOK[tab].label);

test("the desk has five places", () => {
  expect(labels("desk")).toEqual(["Oggi", "Calendario", "Prenotazioni", "Lista d'attesa", "Clienti"]);
});

test.each(["secretary", "treasurer"] as const)("a %s has all but settings and log", (role) => {
  expect(labels(role)).toEqual(all.filter((label) => label !== "Impostazioni" && label !== "Registro"));
});

test("an administrator has all", () => {
  expect(labels("admin")).toEqual(all);
});
