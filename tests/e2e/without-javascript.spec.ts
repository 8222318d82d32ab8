import { expect, test } from "@playwright/test";
import { inDays } from "../helpers/days";

/* The content of public pages is in the HTML; links and the search form work without JavaScript. */
test.use({ javaScriptEnabled: false });

test("the public pages are readable before JavaScript has loaded", async ({ page }) => {
  for (const [path, heading] of [
    ["/", "Trova il Tuo Spazio di Lavoro Perfetto"],
    ["/spaces", "Trova il Tuo Spazio di Lavoro Perfetto"],
    ["/spaces/14-studio-loto", "Studio Loto"],
    ["/events", "Eventi e Incontri"],
    ["/courses", "I Nostri Corsi"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Corsi" }).locator("visible=true"),
    ).toHaveCount(1);
  }
});

test("the search and the filters are plain forms", async ({ page }) => {
  const day = inDays(8);
  await page.goto("/");
  await page.locator('input[name="startDate"]').fill(day);
  await page.locator('input[name="endDate"]').fill(day);
  await page.getByRole("button", { name: "Cerca Disponibilità" }).click();
  await expect(page).toHaveURL(new RegExp(`startDate=${day}`));
  await expect(page.getByText(/\d+ spazi? trovat[oi]/)).toBeVisible();
  await page.goto("/spaces?type=therapy");
  await expect(page.getByRole("article").filter({ hasText: "Sala Salvia" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Studio Loto" })).toHaveCount(0);
});

test("the 404 page links onward, and its search works", async ({ page }) => {
  await page.goto("/una-pagina-che-non-esiste");
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Torna alla Home" })).toHaveAttribute("href", "/");
  for (const name of ["Eventi", "Corsi", "Le Mie Prenotazioni"])
    await expect(
      page.getByRole("navigation", { name: "Altre pagine" }).getByRole("link", { name }),
    ).toBeVisible();
  const day = inDays(8);
  await page.locator('input[name="startDate"]').fill(day);
  await page.locator('input[name="endDate"]').fill(day);
  await page.getByRole("button", { name: "Cerca Disponibilità" }).click();
  await expect(page).toHaveURL(new RegExp(`/spaces\\?.*startDate=${day}`));
});
