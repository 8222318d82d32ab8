import { expect, type Locator, test } from "@playwright/test";
import type { Space } from "@/lib/schemas/space/space";
import { signInAsAdministrator } from "../helpers/own-admin";
import { openAction } from "../helpers/panel-list";
import { newAdmin } from "../helpers/people";
import { openRoom } from "../helpers/picker";
import { picture } from "../helpers/pictures";
import { openPublicPage } from "../helpers/public-page";
import { newSpace, spacePath } from "../helpers/spaces";

/* The pictures of a room: viewed by visitors, managed in the panel. */

/** The full-screen viewer handles keys once it has the focus, a moment after it is visible. */
const expectFocusWithin = (viewer: Locator) =>
  expect.poll(() => viewer.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);

test("the pictures of a room are changed with keys and thumbnails, and shown in full screen", {
  tag: "@desk",
}, async ({ page }) => {
  await openPublicPage(page, "/spaces/17-sala-cielo");
  const gallery = page.getByRole("region", { name: "Immagini di Sala Cielo" });
  const large = gallery.getByRole("button", { name: "a tutto schermo" });
  await expect(large).toContainText("1 di 3");
  await gallery.getByRole("button", { name: "Campane tibetane" }).click();
  await expect(large).toContainText("2 di 3");
  await gallery.getByRole("list", { name: "Immagini", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(large).toContainText("3 di 3");
  await page.keyboard.press("ArrowLeft");
  await expect(large).toContainText("2 di 3");
  await large.click();
  const viewer = page.getByRole("dialog", { name: "Immagini di Sala Cielo" });
  await expect(viewer.getByRole("status")).toContainText("Campane tibetane e candele");
  await expectFocusWithin(viewer);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("status")).toContainText("3 di 3");
  await viewer.getByRole("button", { name: "Immagine successiva" }).click();
  await expect(viewer.getByRole("status")).toContainText("1 di 3");
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(large).toBeFocused();
});

test("closing the full-screen viewer leaves the dialog of the room open", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/spaces");
  const room = await openRoom(page, "Sala Cielo");
  await room.getByRole("button", { name: "a tutto schermo" }).click();
  const viewer = page.getByRole("dialog", { name: "Immagini di Sala Cielo" });
  await expectFocusWithin(viewer);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(room).toBeVisible();
});

test("a secretary adds, orders, describes and removes pictures", { tag: "@desk" }, async ({ page }) => {
  const api = (await newAdmin()).client;
  const space: Space = await newSpace(api);
  await signInAsAdministrator(page);
  await openAction(page, "spazi", space.name, "Immagini");
  const dialog = page.getByRole("dialog", { name: `Immagini di ${space.name}` });

  for (const [index, colour] of ["La porta", "La finestra"].entries()) {
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: `${index}.png`, mimeType: "image/png", buffer: await picture("png") });
    const words = dialog.getByLabel("Che cosa mostra");
    await expect(words).toHaveValue(space.name);
    await words.fill("");
    await expect(dialog.getByText("Descrivi che cosa mostra l'immagine")).toBeVisible();
    await words.fill(colour);
    await dialog.getByRole("button", { name: "Aggiungi immagine" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(index + 1);
  }
  await dialog.getByRole("button", { name: "Sposta prima: La finestra" }).press("Enter");
  await expect(dialog.getByRole("listitem").first()).toContainText("1. La finestra");
  // Once the order is stored, the next one can begin.
  await expect(dialog.getByRole("listitem").first()).toHaveAttribute("draggable", "true");
  await dialog.getByRole("listitem").first().dragTo(dialog.getByRole("listitem").nth(1));
  await expect(dialog.getByRole("listitem").first()).toContainText("1. La porta");

  await dialog.getByRole("button", { name: "Modifica la descrizione: La porta" }).click();
  const text = page.getByRole("dialog", { name: "Modifica la descrizione" });
  await text.getByLabel("Che cosa mostra").fill("L'ingresso");
  await text.getByRole("button", { name: "Salva" }).click();
  await expect(dialog.getByRole("listitem").first()).toContainText("1. L'ingresso");

  const visitor = await page.context().newPage();
  await visitor.goto(spacePath(space));
  await expect(visitor.getByRole("img", { name: "L'ingresso" })).toBeVisible();
  await expect(visitor.getByRole("button", { name: "a tutto schermo" })).toContainText("1 di 2");
  await visitor.close();

  await dialog.getByRole("button", { name: "Elimina: L'ingresso" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Elimina immagine" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
});
