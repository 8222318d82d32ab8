import { howToPay, transferCode } from "@/lib/domain/till/how-to-pay";
import { payeeOf } from "@/lib/domain/till/payee";
import { wordingOf } from "@/lib/i18n/wording";
import { DEFAULT_PAYMENT_METHODS, SATISPAY } from "@/tests/helpers/ways-to-pay";

/** Friday evening in Rome. */
const NOW = new Date("2026-11-27T20:00:00Z");
const SETTINGS = {
  ...{ legalName: "Ninfea APS", iban: "IT60X0542811101000000123456", takesCards: true },
  paymentMethods: [...DEFAULT_PAYMENT_METHODS, SATISPAY],
};
const TO_PAY = {
  ...{ kind: "booking" as const, amount: 1200, payBy: null },
  ...{ payee: payeeOf(SETTINGS, "it"), reason: "Prenotazione #00042" },
};
const keysOf = (toPay: Parameters<typeof howToPay>[0]) => howToPay(toPay, NOW).map(({ key }) => key);

test.each([
  // NOW is Friday in Rome. Monday and Tuesday are two bank days; a transfer needs Wednesday too.
  ["2026-12-01T22:59:00Z", false],
  ["2026-12-01T23:00:00Z", true],
  [null, true],
])("a prepayment due by %s can be made by transfer: %s", (payBy, takesTransfer) => {
  expect(keysOf({ ...TO_PAY, payBy }).includes("transfer")).toBe(takesTransfer);
});

test.each([
  [49, false],
  [50, true],
])("%i cents can be paid by card: %s", (amount, takesCards) => {
  expect(keysOf({ ...TO_PAY, amount }).includes("online")).toBe(takesCards);
});

test("courses and events cannot be paid by card online", () => {
  expect(keysOf({ ...TO_PAY, kind: "event" })).toEqual(["cash", "transfer", "pos", "satispay"]);
});

test("a transfer requires an IBAN, an online card Stripe", () => {
  const payee = payeeOf({ ...SETTINGS, iban: null, takesCards: false }, "it");
  expect(keysOf({ ...TO_PAY, payee })).toEqual(["cash", "pos", "satispay"]);
});

test.each([
  ["2026-11-27", false],
  ["2026-11-28", true],
  [undefined, true],
])("a sign-up for an event on %s can be paid by transfer: %s", (heldOn, takesTransfer) => {
  const toPay = { ...TO_PAY, kind: "event" as const, heldOn };
  expect(keysOf(toPay).includes("transfer")).toBe(takesTransfer);
});

test("cash is paid by the day of a booking, of each date of a series, or on arrival", async () => {
  const { word } = await wordingOf("it");
  const payee = payeeOf({ ...SETTINGS, paymentMethods: DEFAULT_PAYMENT_METHODS.slice(0, 1) }, "it");
  const lineOf = (toPay: object) => {
    const [cash] = howToPay({ ...TO_PAY, payee, ...toPay }, NOW);
    return cash && word(cash.line);
  };
  expect(lineOf({})).toBe("Contanti: in segreteria, entro il giorno della prenotazione.");
  expect(lineOf({ of: "dates" })).toBe("Contanti: in segreteria, entro il giorno di ciascuna data.");
  expect(lineOf({ of: "undated" })).toBe("Contanti: in segreteria.");
  for (const kind of ["event", "course"])
    expect(lineOf({ kind })).toBe("Contanti: in segreteria, oppure quando arrivi.");
});

test("another method of the transfer kind has the same deadline", () => {
  const [, transfer] = DEFAULT_PAYMENT_METHODS;
  const post = { ...transfer, key: "posta", label: "Bonifico postale" };
  const payee = payeeOf({ ...SETTINGS, paymentMethods: [post] }, "it");
  expect(keysOf({ ...TO_PAY, payee })).toEqual(["posta"]);
  expect(keysOf({ ...TO_PAY, payee, payBy: "2026-11-30T08:00:00Z" })).toEqual([]);
});

test("methods are listed by label in their order, with place, deadline and further steps", async () => {
  const { word } = await wordingOf("it");
  const { text, link } = SATISPAY.link
    ? { text: "Satispay: Scrivi il tuo nome.", link: SATISPAY.link }
    : { text: "", link: "" };
  expect(howToPay(TO_PAY, NOW).map(({ line }) => word(line))).toEqual([
    "Contanti: in segreteria, entro il giorno della prenotazione.",
    "Bonifico: IBAN IT60 X054 2811 1010 0000 0123 456, intestato a Ninfea APS, causale «Prenotazione #00042».",
    "Carta (POS): in segreteria, entro il giorno della prenotazione.",
    "Carta online: da «Le Mie Prenotazioni».",
    text,
  ]);
  const filled = link.replace("{amount}", "12.00").replace("{reason}", "Prenotazione%20%2300042");
  expect(howToPay(TO_PAY, NOW).map((way) => [way.link, way.code])).toEqual([
    [null, null],
    [
      null,
      transferCode({ name: "Ninfea APS", iban: SETTINGS.iban, amount: 1200, reason: "Prenotazione #00042" }),
    ],
    [null, null],
    [null, null],
    [filled, filled],
  ]);
});

test("instructions follow the place on the same line", async () => {
  const { word } = await wordingOf("it");
  const [cash] = DEFAULT_PAYMENT_METHODS;
  const paymentMethods = [{ ...cash, instructions: "Porta i soldi contati:\ngrazie." }];
  const payee = payeeOf({ ...SETTINGS, paymentMethods }, "it");
  expect(howToPay({ ...TO_PAY, kind: "fee", payee }, NOW).map(({ line }) => word(line))).toEqual([
    "Contanti: in segreteria. Porta i soldi contati: grazie.",
  ]);
});

test("labels and instructions are in the reader's language if they are translated", async () => {
  const { word } = await wordingOf("en");
  const payee = payeeOf(SETTINGS, "en");
  const lines = howToPay({ ...TO_PAY, payee, hasCardButton: true }, NOW).map(({ line }) => word(line));
  expect(lines).toMatchObject([
    "Cash: at the office, by the day of the booking.",
    expect.stringMatching(/^Bank transfer: IBAN .* reference “Prenotazione #00042”\.$/),
    "Card (POS): at the office, by the day of the booking.",
    "Card online",
    "Satispay: Give your name.",
  ]);
});

test("there is no reason before a booking exists, and therefore no link or code", () => {
  for (const { link, code } of howToPay({ ...TO_PAY, reason: null }, NOW))
    expect([link, code]).toEqual([null, null]);
});
