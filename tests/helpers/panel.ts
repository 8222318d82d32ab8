import { expect, type Locator, type Page } from "@playwright/test";
import {
  menuTitle,
  PANEL_PAGE_IDS,
  PANEL_PAGES,
  type PanelPageId,
  placeOf,
} from "@/components/admin/panel-pages";
import { panel } from "@/messages/it/panel";

/** The visible menu of the panel: the column on wide screens, the bottom bar on small ones. */
export const panelMenu = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Sezioni del pannello" });

/** Expects that the panel's script is ready: before, its keys do nothing and its page is inert. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect(page.locator("#contenuto > div > [inert]")).toHaveCount(0);

const { title, place } = panel.pages;
const menuText = (id: PanelPageId): string => {
  const [group, name] = menuTitle(id).split(".");
  return group === "place" && (name === "cash" || name === "spaces") ? place[name] : title[id];
};

/** On small screens most sections are behind "Altro". */
async function pressInMenu(page: Page, label: string): Promise<void> {
  const menu = panelMenu(page);
  await expect(menu).toBeVisible();
  const link = menu.getByRole("link", { name: label, exact: true });
  if ((await link.count()) > 0) return link.click();
  await menu.getByRole("button", { name: /^Altro/ }).click();
  await page
    .getByRole("dialog", { name: "Altre sezioni" })
    .getByRole("link", { name: label, exact: true })
    .click();
}

/** Opens a page of the panel through its menu, then through its tab or the button that opens it. */
export async function goToPlace(page: Page, label: string): Promise<void> {
  const id = PANEL_PAGE_IDS.find((one) => title[one] === label || menuText(one) === label);
  if (id === undefined) throw new Error(`The panel has no page “${label}”`);
  const top = placeOf(id);
  await pressInMenu(page, menuText(top));
  if (top === id) return;
  const inPlace = PANEL_PAGES[id].isForm
    ? page.getByRole("main")
    : page.getByRole("navigation", { name: `${menuText(top)}: le pagine` });
  await inPlace.getByRole("link", { name: label, exact: true }).first().click();
}
