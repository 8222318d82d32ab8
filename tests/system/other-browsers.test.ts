import { randomUUID } from "node:crypto";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import { ApiClient } from "../helpers/api";
import type { Browser } from "../helpers/browsers/browser";
import { startFirefox } from "../helpers/browsers/firefox";
import { Journey } from "../helpers/browsers/journey";
import { findFirefox, findWebKit } from "../helpers/browsers/programs";
import { startWebKit } from "../helpers/browsers/webkit";
import { inDays } from "../helpers/days";
import { ADMIN, registrationBody } from "../helpers/people";
import { newSpace, spacePath } from "../helpers/spaces";
import { adminOf, startTestSite } from "../helpers/test-site";

/** The main journeys in browsers other than Chromium: search, sign in, book, cancel, and use the panel. */

const firefox = findFirefox();
const webkit = findWebKit();
const browsers: [name: string, start: (() => Promise<Browser>) | null][] = [
  ["Firefox", firefox === null ? null : () => startFirefox(firefox)],
  ["WebKit", webkit === null ? null : () => startWebKit(webkit)],
];

let site: Awaited<ReturnType<typeof startTestSite>>;
let base: string;
let admin: ApiClient;
beforeAll(async () => {
  site = await startTestSite({ kind: "embedded" });
  base = site.addresses[0] ?? "";
  admin = (await adminOf(base)).client;
});
afterAll(() => site?.stop());

for (const [name, start] of browsers) {
  if (start === null) {
    console.warn(`${name} is not installed here: its journeys are left out (.ci/run installs it).`);
    test.skip(`the main journeys in ${name}`, () => {});
    continue;
  }

  describe(`in ${name}`, () => {
    let browser: Browser;
    let journey: Journey;
    let space: Space;
    let customer: { username: string; password: string; client: ApiClient };
    const day = inDays(9);

    beforeAll(async () => {
      space = await newSpace(admin, { name: `Sala ${name} ${randomUUID().slice(0, 8)}` });
      const body = registrationBody({ firstName: "Giulia" });
      const answer = await new ApiClient({ base }).post<{ authToken: string }>("/api/auth/register", body);
      customer = {
        username: String(body.username),
        password: String(body.password),
        client: new ApiClient({ token: answer.body.authToken, base }),
      };
      browser = await start();
      journey = new Journey(browser, base);
    });
    afterAll(() => browser?.stop());

    test("a visitor searches for a day on the home page and finds the room", async () => {
      await journey.open("/");
      await journey.press("Scegli una data");
      await journey.chooseDay(day);
      await journey.press("Cerca Disponibilità");
      await journey.at("/spaces");
      await journey.see(space.name);
      expect(await journey.overflow()).toBeLessThanOrEqual(0);
    });

    test("the customer signs in", async () => {
      await journey.open("/auth");
      await journey.press("Accedi con password");
      await journey.fill("Username", customer.username);
      await journey.fill("Password", customer.password);
      await journey.press("Accedi");
      await journey.at("/");
      await journey.see("Benvenuto/a");
      await journey.see("Giulia");
    });

    test("the customer books a morning", async () => {
      await journey.open(
        `${spacePath(space)}?startDate=${day}&endDate=${day}&isFullDay=false&startTime=08:00&endTime=13:00`,
      );
      await journey.see("Prezzo mezza giornata");
      await journey.press("Continua con la prenotazione");
      await journey.fill("Scopo della prenotazione", "Lezione di yoga");
      await journey.press("Accetto i");
      await journey.press("Conferma la prenotazione");
      await journey.see("Prenotazione Confermata!");
      const { body } = await customer.client.get<Booking[]>("/api/bookings");
      expect(body.map(({ spaceId, status }) => [spaceId, status])).toEqual([[space.id, "confirmed"]]);
    });

    test("the customer cancels the booking and sees the refund", async () => {
      await journey.open("/mybookings");
      await journey.press("Annulla prenotazione");
      await journey.see("Annullare la prenotazione?");
      await journey.see("40,00");
      await journey.press("Annulla prenotazione");
      await journey.see("Prenotazione annullata");
      const { body } = await customer.client.get<Booking[]>("/api/bookings");
      expect(body.map(({ status }) => status)).toEqual(["canceled"]);
    });

    test("the secretary signs in and visits the panel", async () => {
      await customer.client.post("/api/auth/logout");
      await journey.open("/mybookings");
      await journey.press("Menu di Giulia");
      await journey.press("Logout");
      await journey.at("/");
      await journey.see("Accedi");
      await journey.open("/auth");
      await journey.press("Accedi con password");
      await journey.fill("Username", ADMIN.username);
      await journey.fill("Password", ADMIN.password);
      await journey.press("Accedi");
      await journey.at("/");
      await journey.see("Benvenuto/a");
      await journey.open("/admin?tab=spaces");
      await journey.see(space.name);
      await journey.open("/admin?tab=bookings");
      await journey.see("Prenotazioni");
      expect(await journey.overflow()).toBeLessThanOrEqual(0);
    });
  });
}
