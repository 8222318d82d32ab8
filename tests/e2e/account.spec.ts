import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { ApiClient } from "../helpers/api";
import { expectAccessible } from "../helpers/axe";
import { mailsIn, tokenOf } from "../helpers/mail-folder";
import { signInAsCustomer } from "../helpers/own-admin";
import { newCustomer, registrationBody } from "../helpers/people";
import { picture } from "../helpers/pictures";
import { expectSessionLoaded } from "../helpers/public-page";
import { submitPassword } from "../helpers/sign-in-form";
import { expectTouchTargets } from "../helpers/touch-targets";
import { verifyAddress } from "../helpers/verified";

/* Registration, login, password reset, and account management. */

test("input typed before hydration is not lost", { tag: "@desk" }, async ({ page }) => {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    if (route.request().resourceType() === "script") await arrival;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main.getByLabel("E-mail").fill("giulia.svelta");
  release();
  await expectSessionLoaded(page);
  await expect(main.getByLabel("E-mail")).toHaveValue("giulia.svelta");
  await main.getByRole("button", { name: "Continua" }).click();
  await expect(main.getByText("Indirizzo e-mail non valido")).toBeVisible();
});

test("a visitor registers with a picture and is signed in; an error preserves the input", {
  tag: "@phone",
}, async ({ page }) => {
  const person = registrationBody();
  await page.goto("/auth?mode=register");
  const main = page.getByRole("main").locator("form", { has: page.getByLabel("Conferma password") });
  const fill = (label: string, value: unknown) => main.getByLabel(label, { exact: true }).fill(String(value));
  await fill("Username", person.username);
  await fill("E-mail", person.email);
  await fill("Password", person.password);
  await fill("Conferma password", "Un'altra-123");
  await fill("Nome", person.firstName);
  await fill("Cognome", person.lastName);
  await fill("Data di nascita", person.dateOfBirth);
  await fill("Luogo di nascita", person.placeOfBirth);
  await fill("Codice fiscale", person.fiscalCode);
  await fill("Professione", person.profession);
  await fill("Telefono", person.phone);
  await fill("Indirizzo", person.address);
  await fill("CAP", person.postalCode);
  await fill("Città", person.city);
  await main.getByText("Scegli il tuo avatar").click();
  await main.getByText("Immagine", { exact: true }).click();
  await expect(main.getByRole("radio", { name: "Immagine" })).toBeChecked();
  await expect(main.getByText("Nessuna immagine")).toBeVisible();
  await main.getByLabel("File dell'immagine").setInputFiles({
    name: "io.png",
    mimeType: "image/png",
    buffer: await picture("png", { width: 80, height: 80 }),
  });
  await expect(main.getByText("Nessuna immagine")).toBeHidden();
  await main.getByRole("checkbox", { name: /termini/ }).check();
  await main.getByRole("checkbox", { name: /privacy/i }).check();

  await main.getByRole("button", { name: "Registrati", exact: true }).click();
  await expect(main.getByText("Le password non corrispondono")).toBeVisible();
  await expect(main.getByLabel("Città")).toHaveValue(String(person.city));
  await fill("Conferma password", person.password);
  await main.getByRole("button", { name: "Registrati", exact: true }).click();

  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto("/profile");
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue(String(person.firstName));
  const me = await page.evaluate(async () => (await fetch("/api/auth/me")).json());
  expect(me.user).toMatchObject({
    username: person.username,
    avatarType: "custom",
    customAvatarUrl: expect.stringMatching(/^\/uploads\/avatars\/[\w-]+\.webp$/),
  });
});

test.describe("the link of the welcome mail", () => {
  const isVerified = async (client: ApiClient) =>
    (await client.get<{ isVerified: boolean }>("/api/users/me")).body.isVerified;

  test("verifies nothing when opened, and asks for the password if the user is not signed in", {
    tag: "@phone",
  }, async ({ page }) => {
    const { client, user, password } = await newCustomer();
    const [mail] = await mailsIn(user.email, "welcome", 1);
    await page.goto(`/verify-email?token=${tokenOf(mail)}`);
    const main = page.getByRole("main");
    await expect(main.getByText(user.username)).toBeVisible();
    await expect(main.getByText(user.email)).toBeVisible();
    await expectSessionLoaded(page);
    await expectAccessible(page);
    await expectTouchTargets(page);
    expect(await isVerified(client)).toBe(false);

    await main.getByLabel("Password", { exact: true }).fill("Non-e-questa-1");
    await main.getByRole("button", { name: "Conferma l'indirizzo" }).click();
    await expect(main.getByText("La password non è quella di questo account.")).toBeVisible();
    expect(await isVerified(client)).toBe(false);
    await main.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Conferma l'indirizzo" }).click();
    await expect(page.getByRole("heading", { name: "E-mail verificata" })).toBeVisible();
    expect(await isVerified(client)).toBe(true);
    await main.getByRole("link", { name: "Vai al Login" }).click();
    await expect(page).toHaveURL(/\/auth/);
  });

  test("deletes the account by 'Non sono stato io'", { tag: "@phone" }, async ({ page }) => {
    const { client, user } = await newCustomer();
    const [mail] = await mailsIn(user.email, "welcome", 1);
    const [, link = ""] = /(\/verify-email\?token=\S+&refuse=1)/.exec(mail?.text ?? "") ?? [];
    await page.goto(link);
    await expectSessionLoaded(page);
    await expectAccessible(page);
    expect((await client.get("/api/users/me")).status).toBe(200);
    await page.getByRole("main").getByRole("button", { name: "Non sono stato io" }).click();
    await expect(page.getByRole("heading", { name: "Account eliminato" })).toBeVisible();
    expect((await client.get("/api/users/me")).status).toBe(401);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Link Non Valido" })).toBeVisible();
  });
});

test("a customer changes the profile, exports the data and deletes the account", {
  tag: "@desk",
}, async ({ page }) => {
  const customer = await signInAsCustomer(page);
  await page.goto("/profile");
  const personal = page
    .getByRole("form", { name: "Dati personali" })
    .or(page.locator("form", { has: page.getByLabel("Città") }));
  await personal.first().getByLabel("Città").fill("Bologna");
  await personal.first().getByRole("button", { name: "Salva" }).click();
  await expect(page.getByText("I tuoi dati sono aggiornati.").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Città")).toHaveValue("Bologna");

  await page.goto("/settings");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Scarica i tuoi dati" }).click();
  const held = readFileSync(await (await downloading).path(), "utf8");
  expect(held).toContain(customer.user.email);
  expect(held).toContain("Bologna");
  expect(held).not.toMatch(/argon2|resetPasswordToken/);

  await page.getByRole("button", { name: "Elimina il mio account" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Password", { exact: true }).fill("non è questa");
  await question.getByRole("button", { name: "Elimina per sempre" }).click();
  await expect(question.getByText("La password corrente non è corretta.")).toBeVisible();
  await question.getByLabel("Password", { exact: true }).fill(customer.password);
  await question.getByRole("button", { name: "Elimina per sempre" }).click();
  await expect(page).toHaveURL(/\/$/);
  const me = await page.evaluate(async () => (await fetch("/api/auth/me")).json());
  expect(me).toEqual({ isAuthenticated: false });
});

test("the second factor is switched on with its first code, requested at login, and switched off", {
  tag: "@desk",
}, async ({ page }) => {
  const { client, user, password } = await signInAsCustomer(page);
  await page.goto("/settings");
  const card = page.getByRole("region", { name: "Verifica in due passaggi" });
  await expect(card.getByText(/Prima conferma il tuo indirizzo/)).toBeVisible();
  await expect(card.getByRole("button", { name: "Attiva la verifica" })).toHaveCount(0);
  await verifyAddress(client, user);
  await page.reload();
  await card.getByRole("button", { name: "Attiva la verifica" }).click();
  // The session alone is not sufficient to switch it on.
  await card.getByRole("button", { name: "Continua" }).click();
  await expect(card.getByText(/Prima conferma che sei tu/)).toBeVisible();
  await expectAccessible(page);
  await card.getByLabel("Password", { exact: true }).fill(password);
  await card.getByRole("button", { name: "Continua" }).click();
  await expect(card.getByRole("img", { name: "Codice QR da inquadrare con l'app" })).toBeVisible();
  await expectAccessible(page);
  const [, key = ""] = /questa chiave: ([A-Z2-7 ]+)/.exec((await card.textContent()) ?? "") ?? [];
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  const code = card.getByLabel("Codice mostrato dall'app");
  await code.fill("000000");
  await expect(card.getByText("Il codice di verifica non è corretto o è già stato usato.")).toBeVisible();
  // The code of the previous time step, so that the current one can still be used for the login.
  await code.fill(totp.generate({ timestamp: Date.now() - 30_000 }));
  await expect(card.getByText("Attiva", { exact: true })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.goto("/auth");
  const main = page.getByRole("main");
  await submitPassword(main, user.username, password);
  await main.getByLabel(/Codice/).fill(totp.generate());
  await main.getByRole("button", { name: /Accedi|Verifica|Continua/ }).click();
  await expect(page).not.toHaveURL(/\/auth/);

  await page.goto("/settings");
  await card.getByRole("button", { name: "Disattiva" }).click();
  const question = page.getByRole("alertdialog");
  await expectAccessible(page);
  await question.getByLabel("Password", { exact: true }).fill(password);
  await question.getByRole("button", { name: "Disattiva" }).click();
  await expect(card.getByRole("button", { name: "Attiva la verifica" })).toBeVisible();
});

test("sessions on other devices are listed in the settings and ended there", { tag: "@desk" }, async ({
  page,
}) => {
  const { client, user, password } = await signInAsCustomer(page);
  await page.goto("/settings");
  const card = page.getByRole("region", { name: "I tuoi accessi" });
  await expect(card.getByRole("listitem")).toHaveCount(2);
  await expect(card.getByRole("listitem").filter({ hasText: "questo dispositivo" })).toHaveCount(1);
  expect((await client.get("/api/users/me")).status).toBe(200);
  await card.getByRole("button", { name: /^Chiudi/ }).click();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  expect((await client.get("/api/users/me")).status).toBe(401);

  const again = await new ApiClient().post<{ authToken: string }>("/api/auth/login", {
    username: user.username,
    password,
  });
  const another = new ApiClient({ token: again.body.authToken });
  await page.reload();
  await card.getByRole("button", { name: "Esci dagli altri dispositivi" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await expect(card.getByRole("button")).toHaveCount(0);
  expect((await another.get("/api/users/me")).status).toBe(401);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profilo" })).toBeVisible();
});
