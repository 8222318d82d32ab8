import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { ApiClient } from "../helpers/api";
import { newEvent, registrationFor } from "../helpers/catalogue";
import { today } from "../helpers/days";
import { writeQrVideo } from "../helpers/film";
import { signInAsAdministrator } from "../helpers/own-admin";
import { newAdmin } from "../helpers/people";

/* Check-in with the camera, which is replaced by a video file. */

let browser: Browser | null = null;
test.afterEach(async () => {
  await browser?.close();
  browser = null;
});

/** A browser with a fake camera, whose permission is always granted or always denied. */
async function browserWithCamera(answer: "" | "=deny", ...more: string[]): Promise<Page> {
  const { launchOptions, viewport, hasTouch, isMobile, locale, timezoneId, baseURL } =
    test.info().project.use;
  browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      "--use-fake-device-for-media-stream",
      `--use-fake-ui-for-media-stream${answer}`,
      ...more,
    ],
  });
  const page = await browser.newPage({ viewport, hasTouch, isMobile, locale, timezoneId, baseURL });
  // Forces the library even if the browser has its own barcode detector.
  await page.addInitScript(() => Reflect.deleteProperty(window, "BarcodeDetector"));
  return page;
}

async function newGuest(firstName: string, lastName: string) {
  const { client } = await newAdmin();
  const event = await newEvent(client);
  const path = `/api/events/${event.id}/registrations`;
  await new ApiClient().post(path, registrationFor({ firstName, lastName }));
  const find = async () => (await client.get<EventSignUp[]>(path)).body[0];
  return {
    event,
    find,
    code: (await find())?.checkInCode ?? "",
    moveToToday: () => client.put<CentreEvent>(`/api/events/${event.id}`, { eventDate: today() }),
  };
}

async function openDay(page: Page): Promise<void> {
  await signInAsAdministrator(page);
  await page.goto("/admin/oggi");
}

/** Whether all files that the page has loaded are stored for offline use. */
const filesAreKept = (page: Page) =>
  page.evaluate(async () => {
    const list = await caches.match("/offline-files/admin/oggi");
    const files: string[] = (await list?.json()) ?? [];
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return files.length > 0 && kept.every((file) => file !== undefined);
  });

test("a code in front of the camera is checked in, also offline; the code of another event is reported", async () => {
  const film = test.info().outputPath("film.y4m");
  const anna = await newGuest("Anna", "Zanetti");
  await anna.moveToToday();
  const other = await newGuest("Olga", "Altrove");
  await other.moveToToday();
  writeQrVideo(film, anna.code);
  const page = await browserWithCamera("", `--use-file-for-fake-video-capture=${film}`);
  const context = page.context();
  await openDay(page);
  const doors = page.getByRole("region", { name: "Ingressi" });
  const camera = doors.getByRole("button", { name: "Fotocamera" });
  await expect(doors.getByRole("button", { name: new RegExp(anna.event.title) })).toBeVisible();
  for (const kept of ["/admin/oggi", "/api/overview", "/api/check-ins"])
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, kept))
      .toBe(true);
  await expect.poll(() => filesAreKept(page)).toBe(true);

  // The browser's HTTP cache may be empty by the time the network is gone.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.reload();
  await camera.click();
  await expect(doors.getByRole("status").first()).toContainText("Anna Zanetti: annotato qui");
  expect((await anna.find())?.checkIns).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText("1 ingresso da inviare")).toBeHidden();
  await expect.poll(async () => (await anna.find())?.checkIns).toHaveLength(1);

  await page.reload();
  writeQrVideo(film, other.code);
  await doors.getByRole("button", { name: new RegExp(anna.event.title) }).click();
  const door = page.getByRole("dialog", { name: "Ingresso" });
  await door.getByRole("button", { name: "Fotocamera" }).click();
  const told = `Olga Altrove: il codice è di «${other.event.title}»`;
  await expect(door.getByRole("status")).toContainText(told);
  await expect(door.getByText("presenti 1 di 1")).toBeVisible();
});

test("a refused camera is replaced by a search by name", async () => {
  const piera = await newGuest("Piera", "Puntuale");
  await piera.moveToToday();
  const page = await browserWithCamera("=deny");
  await openDay(page);
  const doors = page.getByRole("region", { name: "Ingressi" });
  await doors.getByRole("button", { name: new RegExp(piera.event.title) }).click();
  const door = page.getByRole("dialog", { name: "Ingresso" });
  await door.getByRole("button", { name: "Fotocamera" }).click();
  await expect(door.getByRole("alert")).toHaveText(
    "La fotocamera non è disponibile: cerca il nome o scrivi il codice.",
  );
  await door.getByLabel("Nome o codice").fill("pu");
  await door.getByRole("button", { name: /Puntuale Piera/ }).click();
  await expect(door.getByRole("status")).toContainText("Piera Puntuale: ingresso registrato");
  expect((await piera.find())?.checkIns).toHaveLength(1);
});
