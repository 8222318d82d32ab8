import { SITE } from "@/tests/helpers/example-site";
import "./environment";
import { linkIdOf, signUpToken } from "@/lib/auth/sign-up-link";
import { FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import { renderMail } from "@/lib/mail/render-mail";
import type { SignUpFacts } from "@/lib/mail/sign-up/facts";
import { sampleSettings } from "./settings-sample";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const LINK = "4b3f0d3e-0c9a-4f11-9c39-0a5e1a1a9d11";
const place = (changes: Partial<SignUpFacts> = {}): SignUpFacts => ({
  kind: "event",
  linkId: LINK,
  confirmationNumber: "00042",
  title: "Bagno di gong",
  when: "giovedì 3 dicembre 2026\n20:30 – 22:00",
  location: "Sala Cielo",
  firstName: "Anna",
  lastName: "Neri",
  email: "anna@example.org",
  seats: 2,
  totalAmount: 4000,
  paidAmount: 4000,
  dueAmount: 0,
  refundDue: 2000,
  by: "customer",
  reason: null,
  language: "it",
  ...changes,
});
const textOf = async (
  template: "placeCanceled" | "placesCanceled" | "eventHeld" | "centrePlaceGivenUp",
  changes: Partial<SignUpFacts> = {},
) => (await renderMail({ template, to: "anna@example.org", data: place(changes) }, NOW, SITE))?.text;

test("a link token is its id signed with the secret of the site", () => {
  const token = signUpToken(LINK);
  expect(linkIdOf(token)).toBe(LINK);
  expect(token).toMatch(/^[\w-]{75}$/);
  for (const wrong of ["", "x", token.slice(0, -1), `${token}A`, `5${token.slice(1)}`])
    expect(linkIdOf(wrong)).toBeNull();
});

test.each([
  ["comes back", {}, "Hai pagato 40,00 €: ti rimborsiamo 20,00 €."],
  ["is still due", { paidAmount: 0, dueAmount: 2000, refundDue: 0 }, "restano da pagare 20,00"],
  ["is kept", { refundDue: 0 }, "Hai pagato 40,00 €: non c'è nulla da rimborsare e non devi altro."],
  [
    "was never paid",
    { paidAmount: 0, refundDue: 0 },
    "Non hai ancora pagato nulla: non c'è nulla da rimborsare e non devi pagare nulla.",
  ],
])("the e-mail about a sign-up canceled by the participant states what %s", async (_what, changes, words) => {
  expect((await textOf("placeCanceled", changes))?.replaceAll("\u00a0", " ")).toContain(words);
});

test("the reminder on the day before has directions, the check-in code and the deadline that is still open", async () => {
  const data = {
    ...{ ...place(), checkInCode: "A1B2C3D4E5F6", refundFrom: "2026-12-03T19:30:00.000Z" },
    cancellationSteps: FIRST_CANCELLATION_STEPS,
  };
  const at = async (now: string) =>
    (await renderMail({ template: "placeReminder", to: "anna@example.org", data }, new Date(now), SITE))
      ?.text;
  const early = (await at("2026-12-02T08:00:00.000Z"))?.replaceAll("\u00a0", " ");
  expect(early).toContain("ti ricordiamo che domani c'è «Bagno di gong».");
  expect(early).toContain("A1B2C3D4E5F6");
  expect(early).toContain("Come si arriva.");
  expect(early).toContain("Se annulli entro mer 2 dic 2026, 20:30 ti rimborsiamo 20,00 €.");
  expect(await at("2026-12-02T20:00:00.000Z")).not.toContain("Se annulli");
});

test("the e-mail about a canceled event states the reason and the refund", async () => {
  const text = await textOf("placesCanceled", { by: "centre", reason: "Troppo pochi iscritti." });
  expect(text).toContain("ci dispiace, «Bagno di gong» non si terrà");
  expect(text).toContain("Il motivo: Troppo pochi iscritti.");
});

test("the check-in code is in the e-mail as text and as a picture", async () => {
  const data = {
    ...{ confirmationNumber: "00042", eventTitle: "Bagno di gong", location: "", price: "20" },
    ...{ eventDate: "2026-12-03", endDate: null, startTime: "20:30", endTime: "22:00" },
    ...{ dueAmount: 0, isPaidWithPass: false },
    ...{ firstName: "Anna", email: "anna@example.org", seats: 1, linkId: LINK, checkInCode: "A1B2C3D4E5F6" },
  };
  const mail = await renderMail({ template: "eventRegistered", to: "anna@example.org", data }, NOW, SITE);
  expect(mail?.text).toContain("A1B2C3D4E5F6");
  expect(mail?.text).toContain(`https://centro.example.org/iscrizione/${signUpToken(LINK)}`);
  expect(mail?.html).toContain('src="cid:codice0@iscrizione"');
  expect(
    Buffer.from(mail?.codePictures[0] ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
});

test("the e-mail about an unpaid sign-up explains how to pay, with the sign-up's number as the reason", async () => {
  const data = {
    ...{ confirmationNumber: "00042", eventTitle: "Bagno di gong", location: "", price: "20" },
    ...{ eventDate: "2026-12-03", endDate: null, startTime: "20:30", endTime: "22:00" },
    ...{ dueAmount: 4000, totalAmount: 4000, heldOn: "2026-12-03", isPaidWithPass: false },
    ...{ firstName: "Anna", email: "anna@example.org", seats: 2, linkId: LINK, checkInCode: "A1B2C3D4E5F6" },
  };
  const mail = { template: "eventRegistered" as const, to: "anna@example.org", data };
  const text = (await renderMail(mail, NOW, SITE, sampleSettings))?.text.replaceAll("\u00a0", " ");
  expect(text).toContain("i tuoi 2 posti sono riservati.");
  expect(text).toContain("Prezzo di un posto: 20,00 €\nTotale: 40,00 €");
  expect(text).toContain("Da pagare: 40,00 €.");
  expect(text).toContain("causale «Iscrizione #E00042»");
  expect(text).toContain("Carta (POS): in segreteria, oppure quando arrivi.");
});

test("the e-mail about a refund after a transfer requests the IBAN through its link", async () => {
  const text = await textOf("placesCanceled");
  expect(text).toContain("Se hai pagato con bonifico, indica l'IBAN sulla pagina della tua iscrizione.");
  expect(text).toContain(`https://centro.example.org/iscrizione/${signUpToken(LINK)}`);
});
