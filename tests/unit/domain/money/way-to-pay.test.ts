import {
  bankStatementMethod,
  changedPaymentTargets,
  filledLink,
  firstWay,
  invalidatedMethods,
  isWayLink,
  newWayKey,
  offeredWays,
  wayLabel,
} from "@/lib/domain/money/way-to-pay";
import { paymentMethodsField } from "@/lib/schemas/site/payment-methods";
import { DEFAULT_PAYMENT_METHODS, SATISPAY } from "../../../helpers/ways-to-pay";

const [CASH, TRANSFER, POS, ONLINE] = DEFAULT_PAYMENT_METHODS;

test.each([
  [1250, "12.50"],
  [700, "7.00"],
  [5, "0.05"],
  [123_400, "1234.00"],
])("a link contains %i cents as %s and the encoded reason", (amount, shown) => {
  const link = "https://pay.example.org/?a={amount}&r={reason}";
  expect(filledLink(link, { amount, reason: "Prenotazione #00042 & altro" })).toBe(
    `https://pay.example.org/?a=${shown}&r=Prenotazione%20%2300042%20%26%20altro`,
  );
});

test("a reason that looks like a placeholder is not replaced again", () => {
  expect(filledLink("https://x.org/{reason}/{amount}", { amount: 100, reason: "{amount}" })).toBe(
    "https://x.org/%7Bamount%7D/1.00",
  );
});

test.each([
  ["https://pay.example.org/{amount}?r={reason}", true],
  ["https://pay.example.org", true],
  ["http://pay.example.org/{amount}", false],
  ["javascript:alert(1)", false],
  ["https://{reason}.example.org", false],
  ["https://pay.example.org/{name}", false],
  ["https://pay.example.org/due parole", false],
])("whether %s is a valid payment link: %s", (link, isFine) => {
  expect(isWayLink(link)).toBe(isFine);
});

test("a payment method is lost if it is removed or changes its kind or account, not if it is renamed or disabled", () => {
  const after = [
    { ...CASH, label: "Monete", isActive: false },
    { ...TRANSFER, account: "cash" as const },
    { ...POS, kind: "other" as const },
  ];
  expect(invalidatedMethods(DEFAULT_PAYMENT_METHODS, after)).toEqual(["transfer", "pos", "online"]);
  expect(invalidatedMethods(DEFAULT_PAYMENT_METHODS, [SATISPAY, ...DEFAULT_PAYMENT_METHODS])).toEqual([]);
  // Money received by a removed method counts as bank money.
  const withoutOnline = DEFAULT_PAYMENT_METHODS.filter(({ key }) => key !== "online");
  expect(invalidatedMethods(withoutOnline, DEFAULT_PAYMENT_METHODS)).toEqual([]);
  expect(
    invalidatedMethods(withoutOnline, [...withoutOnline, { ...ONLINE, account: "cash" as const }]),
  ).toEqual(["online"]);
});

test("customers are offered the active methods, and online cards only if they are accepted", () => {
  const paymentMethods = [{ ...CASH, isActive: false }, TRANSFER, ONLINE];
  expect(offeredWays({ paymentMethods, takesCards: true })).toEqual([TRANSFER, ONLINE]);
  expect(offeredWays({ paymentMethods, takesCards: false })).toEqual([TRANSFER]);
});

test("a bank movement is assigned to an active transfer method, otherwise to another bank method, never to online cards", () => {
  const off = { ...TRANSFER, isActive: false };
  expect(bankStatementMethod([CASH, off, { ...TRANSFER, key: "bonifico-2" }])?.key).toBe("bonifico-2");
  expect(bankStatementMethod([CASH, POS, off])?.key).toBe("transfer");
  expect(bankStatementMethod([CASH, ONLINE, SATISPAY])?.key).toBe("satispay");
  expect(bankStatementMethod([CASH, ONLINE])).toBeUndefined();
});

test("a form starts with the preferred method if it is active, otherwise with the first active one", () => {
  expect(firstWay(DEFAULT_PAYMENT_METHODS, "pos")).toBe("pos");
  expect(firstWay([{ ...CASH, isActive: false }, TRANSFER], "cash")).toBe("transfer");
});

test("a method is shown by its label, and a removed one by its key", () => {
  expect(wayLabel(DEFAULT_PAYMENT_METHODS, "cash")).toBe("Contanti");
  expect(wayLabel(DEFAULT_PAYMENT_METHODS, "satispay")).toBe("satispay");
});

test("a new key is derived from the label and is unique", () => {
  expect(newWayKey("Satispay", ["cash"])).toBe("satispay");
  expect(newWayKey("Satispay", ["SATISPAY"])).toBe("satispay-2");
  expect(newWayKey("日本", [])).toBe("modo");
});

describe("the payment destinations", () => {
  const own = { ...SATISPAY, link: "https://own.example.org", instructions: "", translations: {} };
  const line = "Satispay: https://own.example.org";

  test.each([
    ["another label", { label: "Con il telefono" }],
    ["another translation of the label", { translations: { en: { label: "By phone" } } }],
    ["being switched off", { isActive: false }],
  ])("are unchanged after %s", (_what, change) => {
    expect(changedPaymentTargets([{ ...own, ...change }], [own])).toBeNull();
  });

  test.each([
    ["another link", { link: "https://other.example.com" }, "Satispay: https://other.example.com"],
    ["no link", { link: null }, "Satispay: –"],
    ["instructions", { instructions: "IBAN DE89" }, `${line}, IBAN DE89`],
    [
      "translated instructions",
      { translations: { en: { instructions: "IBAN DE89" } } },
      `${line}, IBAN DE89`,
    ],
  ])("differ after %s", (_what, change, after) => {
    const changed = { ...own, ...change };
    expect([changedPaymentTargets([own], [changed]), changedPaymentTargets([changed], [own])]).toEqual([
      line,
      after,
    ]);
  });

  test("are new with an added method that has a link, not with one that has none", () => {
    expect(changedPaymentTargets([own, { ...own, key: "none", link: null }], [])).toBe(line);
  });
});

test("a payment method requires only its key, label, kind and account", () => {
  const typed = { key: "satispay", label: "Satispay", kind: "other", account: "bank" };
  expect(paymentMethodsField.parse([typed])).toEqual([
    { ...typed, isActive: true, link: null, instructions: "", translations: {} },
  ]);
});

test.each([
  ["none at all", []],
  ["thirteen", Array.from({ length: 13 }, (_, index) => ({ ...SATISPAY, key: `way-${index}` }))],
  ["none that is active", [{ ...CASH, isActive: false }]],
  ["one key twice, in another case", [CASH, { ...SATISPAY, key: "CASH" }]],
  ["a key of one letter", [{ ...CASH, key: "c" }]],
  ["a key of 21 letters", [{ ...CASH, key: "c".repeat(21) }]],
  ["a key with a space", [{ ...CASH, key: "in cassa" }]],
  ["an empty label", [{ ...CASH, label: " " }]],
  ["a label of 61 letters", [{ ...CASH, label: "c".repeat(61) }]],
  ["an unknown kind", [{ ...CASH, kind: "cheque" }]],
  ["an unknown account", [{ ...CASH, account: "both" }]],
  ["a link without https", [{ ...CASH, link: "http://pay.example.org" }]],
  ["instructions of 301 letters", [{ ...CASH, instructions: "c".repeat(301) }]],
  ["a translated label of 61 letters", [{ ...CASH, translations: { en: { label: "c".repeat(61) } } }]],
  ["a second way of cards online", [...DEFAULT_PAYMENT_METHODS, { ...ONLINE, key: "stripe" }]],
  ["the key of cards online for another kind", [{ ...CASH, key: "online" }]],
])("rejects payment methods with %s", (_what, ways) => {
  expect(paymentMethodsField.safeParse(ways).success).toBe(false);
});
