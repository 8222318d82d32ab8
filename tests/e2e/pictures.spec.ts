import { expect, type Page, test } from "@playwright/test";
import type { Space } from "@/lib/schemas/space/space";
import { saveFromSummary } from "../helpers/form-steps";
import { newAdministrator, signInByCookie } from "../helpers/own-admin";
import { newAdmin } from "../helpers/people";
import { openRoom } from "../helpers/picker";
import { picture } from "../helpers/pictures";
import { newSpace, spacePath } from "../helpers/spaces";

/* The pictures of a room: viewed by visitors, managed in the panel. */

test("the pictures of a room are changed with keys and thumbnails, and shown in full screen", {
  tag: "@desk",
}, async ({ page, isMobile }) => {
  await page.goto("/spaces/17-sala-cielo");
  const gallery = page.getByRole("region", { name: "Immagini di Sala Cielo" });
  const large = gallery.getByRole("button", { name: "a tutto schermo" });
  await expect(large).toContainText("1 di 3");
  await gallery.getByRole("button", { name: "Campane tibetane" }).click();
  await expect(large).toContainText("2 di 3");
  if (!isMobile) {
    await gallery.getByRole("list", { name: "Immagini", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(large).toContainText("3 di 3");
    await page.keyboard.press("ArrowLeft");
    await expect(large).toContainText("2 di 3");
  }
  await large.click();
  const viewer = page.getByRole("dialog", { name: "Immagini di Sala Cielo" });
  await expect(viewer.getByRole("status")).toContainText("Campane tibetane e candele");
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
  // The viewer handles keys once it has the focus, a moment after it is visible.
  await expect.poll(() => viewer.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(room).toBeVisible();
});

test("a secretary adds, orders, describes and removes pictures", { tag: "@desk" }, async ({ page }) => {
  const api = (await newAdmin()).client;
  const space: Space = await newSpace(api);
  await signInByCookie(page, await newAdministrator());
  await page.goto("/admin?tab=spaces");
  await page.getByRole("searchbox").and(page.locator(":visible")).fill(space.name);
  await page.getByRole("button", { name: `Altre azioni per ${space.name}` }).click();
  await page.getByRole("menuitem", { name: "Immagini" }).click();
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

  await page.goto(spacePath(space));
  await expect(page.getByRole("img", { name: "L'ingresso" })).toBeVisible();
  await expect(page.getByRole("button", { name: "a tutto schermo" })).toContainText("1 di 2");

  await page.goto("/admin?tab=spaces");
  await page.getByRole("searchbox").and(page.locator(":visible")).fill(space.name);
  await page.getByRole("button", { name: `Altre azioni per ${space.name}` }).click();
  await page.getByRole("menuitem", { name: "Immagini" }).click();
  await dialog.getByRole("button", { name: "Elimina: L'ingresso" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Elimina immagine" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
});

/** Delays the responses to uploads until `arrive` is called. */
async function holdUploads(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/upload/**", async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

async function pictureFile(name: string) {
  return { name, mimeType: "image/png", buffer: await picture("png") };
}

test("a new room is saved with all its pictures after they are uploaded", { tag: "@desk" }, async ({
  page,
}) => {
  const api = (await newAdmin()).client;
  await signInByCookie(page, await newAdministrator());
  await page.goto("/admin?tab=add-space");
  const name = `Sala Timo ${Date.now()}`;
  await page.getByLabel("Nome", { exact: true }).fill(name);
  for (const price of ["Tariffa Mezza Giornata", "Tariffa giornaliera", "Tariffa settimanale"])
    await page.getByLabel(price).fill("10");
  const arrive = await holdUploads(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles([await pictureFile("porta.png"), await pictureFile("finestra.png")]);
  await saveFromSummary(page, "Aggiungi spazio");
  await expect(page.getByText("Il caricamento non è ancora finito")).toBeVisible();
  const { body: before } = await api.get<Space[]>("/api/spaces");
  expect(before.filter((space) => space.name === name)).toEqual([]);
  arrive();
  await expect(page.getByText("Spazio creato", { exact: true })).toBeVisible();
  const { body: after } = await api.get<Space[]>("/api/spaces");
  expect(after.find((space) => space.name === name)?.images).toHaveLength(2);
});

test("a form with a failed picture upload is not saved", { tag: "@desk" }, async ({ page }) => {
  await signInByCookie(page, await newAdministrator());
  await page.goto("/admin?tab=add-space");
  await page.getByLabel("Nome", { exact: true }).fill("Sala senza foto");
  for (const price of ["Tariffa Mezza Giornata", "Tariffa giornaliera", "Tariffa settimanale"])
    await page.getByLabel(price).fill("10");
  const arrive = await holdUploads(page);
  const noPicture = { name: "foto.png", mimeType: "image/png", buffer: Buffer.from("testo") };
  await page.locator('input[type="file"]').setInputFiles(noPicture);
  await saveFromSummary(page, "Aggiungi spazio");
  arrive();
  await expect(page.getByText("Errore caricamento", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Sala senza foto");
  await expect(page.getByText("Spazio creato")).toHaveCount(0);
  const failure = page.getByRole("alert").filter({ hasText: "perciò il modulo non è stato salvato" });
  await expect(failure.getByRole("button", { name: "Riprova a caricare" })).toBeFocused();
});
