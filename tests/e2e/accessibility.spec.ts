import { expect, type Page, test } from "@playwright/test";
import { PANEL_PAGE_IDS, PANEL_PAGES, panelPath } from "@/components/admin/panel-pages";
import { expectAccessible } from "../helpers/axe";
import { expectNoConflictingClasses } from "../helpers/classes";
import { inDays } from "../helpers/days";
import { signInAsAdministrator, signInAsCustomer } from "../helpers/own-admin";
import { searchField } from "../helpers/panel-list";
import { openRoom } from "../helpers/picker";
import { watchViolations } from "../helpers/policy";
import { expectSessionLoaded } from "../helpers/public-page";
import { bookingBody } from "../helpers/spaces";
import { expectTouchTargets } from "../helpers/touch-targets";

/*
 * No page or dialog has axe violations, overflows or violates the Content Security Policy, on phone and desktop. The
 * desktop is light and the phone dark, which covers both themes without testing each page twice: the colours do not
 * depend on the width. Each page is loaded once, on the device of the page before it, and then shown on the other one.
 */

/** A fixed title for a path that contains the current date. */
const SEARCH = "/spaces with dates";
const addressOf = (path: string) =>
  path === SEARCH ? `/spaces?startDate=${inDays(3)}&endDate=${inDays(4)}&isFullDay=true` : path;

const PUBLIC_PAGES = [
  "/",
  "/spaces",
  SEARCH,
  "/spaces?maxPrice=5&capacity=20%2B",
  "/spaces/14-studio-loto",
  "/events",
  "/courses",
  "/legal/cancellation-policy",
  "/legal/terms-conditions",
  "/legal/privacy-policy",
  "/dove-siamo",
  "/auth",
  "/auth?mode=register",
  "/forgot-password",
  "/password-reset",
  "/reset-password?token=unknown",
  "/verify-email?token=unknown",
  "/embed",
  "/embed/search",
  "/questa-pagina-non-esiste",
];

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

test.use({ hasTouch: true });

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoConflictingClasses(page);
}

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width;

/** Switches between the light desktop and the dark phone, without transitions, which take as long as loading the page. */
async function changeDevice(page: Page): Promise<void> {
  const fading = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const wasPhone = isPhone(page);
  await page.setViewportSize(wasPhone ? DESKTOP : PHONE);
  await page.emulateMedia({ colorScheme: wasPhone ? "light" : "dark" });
  await fading.evaluate(async (sheet) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/** Runs `check` on the current device, and then on the other one, where the page stays. */
async function onBothDevices(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  await changeDevice(page);
  await check();
}

const expectPublicPageGood = (page: Page) => onBothDevices(page, () => expectGood(page));
/** The panel is also used with a thumb. */
async function expectPanelGood(page: Page): Promise<void> {
  await expectGood(page);
  if (isPhone(page)) await expectTouchTargets(page);
}
const expectPanelDialogGood = (page: Page) => onBothDevices(page, () => expectPanelGood(page));

test.describe("accessibility of the public pages", () => {
  // All pages are tested in one window: a new window would load all scripts and fonts again for each.
  test.describe.configure({ mode: "default" });
  let page: Page;
  let violations: () => Promise<unknown[]>;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    violations = await watchViolations(page);
  });
  test.afterAll(() => page.close());

  for (const path of PUBLIC_PAGES) {
    test(path, async () => {
      await page.goto(addressOf(path));
      await expect(page.getByRole("heading").first()).toBeVisible();
      // React has hydrated the page, under its policy.
      await expectSessionLoaded(page);
      await expectPublicPageGood(page);
      expect(await violations()).toEqual([]);
    });
  }
});

test("the customer's pages are accessible", async ({ page }) => {
  const { client } = await signInAsCustomer(page);
  await client.post("/api/bookings", bookingBody(15, inDays(60 + Math.floor(Math.random() * 200))));
  for (const path of ["/mybookings", "/mybookings?tab=past", "/profile", "/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectPublicPageGood(page);
  }
});

test("the visitor's dialogs are accessible: login, registration, detail of a space with its picker", async ({
  page,
}) => {
  await page.goto("/spaces");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Accedi" })
    .or(page.getByRole("banner").getByRole("button", { name: "Accedi" }))
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Accedi" })).toBeVisible();
  await expectGood(page);
  await page.getByRole("dialog").getByRole("button", { name: "Registrati" }).click();
  await expect(page.getByRole("dialog", { name: /Registra/ })).toBeVisible();
  await expectGood(page);
  await page.keyboard.press("Escape");
  const detail = await openRoom(page, "Studio Loto");
  await expect(detail.getByRole("grid")).toBeVisible();
  await detail.locator('[data-day][aria-disabled="false"]').first().click();
  await expect(detail.getByText("Seleziona l'orario")).toBeVisible();
  await expectPublicPageGood(page);
});

test.describe("accessibility of the panel", () => {
  // All pages are tested in one window, like a secretary's session.
  test.describe.configure({ mode: "default" });
  let page: Page;
  let violations: () => Promise<unknown[]>;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await signInAsAdministrator(page);
    // Before any page is opened, so that everything a page loads is checked against its policy.
    violations = await watchViolations(page);
  });
  test.afterAll(() => page.close());

  for (const id of PANEL_PAGE_IDS) {
    test(panelPath(id), async () => {
      const most = PANEL_PAGES[id].segment.startsWith("impostazioni") ? 1_600 : 2_400;
      await page.goto(panelPath(id));
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await expect(page.locator(".animate-pulse:visible")).toHaveCount(0);
      await onBothDevices(page, async () => {
        await expectPanelGood(page);
        if (isPhone(page)) return;
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
      });
      expect(await violations()).toEqual([]);
    });
  }
});

/** Signs in, and returns the check of a dialog that has just been opened, which also closes it. */
async function signInToCheckDialogs(page: Page): Promise<(name: string | RegExp) => Promise<void>> {
  await signInAsAdministrator(page);
  const violations = await watchViolations(page);
  return async (name) => {
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expect(page.locator(".animate-pulse:visible")).toHaveCount(0);
    await expectPanelDialogGood(page);
    // The code of a form is loaded with it.
    expect(await violations()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name })).toHaveCount(0);
  };
}

test("the panel's dialogs of rooms, pictures and calendars are accessible", async ({ page }) => {
  const opened = await signInToCheckDialogs(page);
  await page.goto("/admin/spazi");
  await searchField(page).fill("Laboratorio Argilla");
  await page.getByRole("button", { name: "Modifica Laboratorio Argilla", exact: true }).click();
  await opened(/Modifica spazio/);
  for (const action of ["Immagini", "Calendario"]) {
    await page.getByRole("button", { name: "Altre azioni per Laboratorio Argilla", exact: true }).click();
    await page.getByRole("menuitem", { name: action }).click();
    await opened(/Laboratorio Argilla/);
  }
  await page.getByRole("button", { name: "Altre azioni per Laboratorio Argilla", exact: true }).click();
  await page.getByRole("menuitem", { name: /Elimina/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectPanelDialogGood(page);
});

test("the panel's dialogs of closures, people, bookings and the search are accessible", async ({ page }) => {
  const opened = await signInToCheckDialogs(page);
  await page.goto("/admin/chiusure");
  await page.getByRole("button", { name: "Nuova chiusura" }).click();
  await opened("Nuova chiusura");
  await page.goto("/admin/clienti");
  await page
    .getByRole("button", { name: /^Apri / })
    .first()
    .click();
  await opened(/./);
  await page.goto("/admin/prenotazioni");
  await page.getByRole("button", { name: "Nuova prenotazione" }).click();
  await opened(/prenotazione/i);
  await page
    .getByRole("button", { name: /^Apri / })
    .first()
    .click();
  await opened(/./);
  await page.goto("/admin/oggi");
  await page.getByRole("button", { name: /Cerca/ }).first().click();
  await opened(/Cerca/);
});

test("the pictures of a room are accessible, also in full screen", async ({ page }) => {
  await page.goto("/spaces/17-sala-cielo");
  await expectPanelDialogGood(page);
  await page.getByRole("button", { name: "a tutto schermo" }).click();
  await expect(page.getByRole("dialog", { name: "Immagini di Sala Cielo" })).toBeVisible();
  await expectPanelDialogGood(page);
});
