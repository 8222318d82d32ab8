import { text } from "@/lib/domain/language/text";
import { balanceOf } from "@/lib/domain/money/balance";
import {
  cancellationOutcome,
  outcomeForCentre,
  sumOfOutcomes,
} from "@/lib/domain/money/cancellation-outcome";
import { refundOf } from "@/lib/domain/money/cancellation-policy";
import { openBalanceText, outcomeText, refundText } from "@/lib/domain/money/outcome-texts";
import { wordingOf } from "@/lib/i18n/wording";
import { inItalian } from "@/tests/helpers/in-italian";

/** The text in Italian, without no-break spaces. */
const plain = (text: string) => inItalian(text).replaceAll("\u00a0", " ");

test.each([
  // total, percent, paid, refunded, still due
  [7000, 100, 0, 0, 0],
  [7000, 50, 0, 0, 3500],
  [7000, 0, 0, 0, 7000],
  [7000, 100, 3500, 3500, 0],
  [7000, 50, 3500, 0, 0],
  [7000, 0, 3500, 0, 3500],
  [7000, 100, 7000, 7000, 0],
  [7000, 50, 7000, 3500, 0],
  [7000, 0, 7000, 0, 0],
  // More was paid than the price: the excess is refunded whatever the steps say.
  [7000, 0, 9000, 2000, 0],
  [0, 100, 1000, 1000, 0],
  // Half a cent of the refund is rounded up, so half a cent of the rest is rounded down.
  [4501, 50, 0, 0, 2250],
  [4501, 50, 4501, 2251, 0],
])(
  "of %i cents canceled with %i %%, of which %i are paid, %i are refunded and %i are still due",
  (totalAmount, percent, paidAmount, comesBack, stillOwed) => {
    const outcome = cancellationOutcome({ totalAmount, paidAmount }, percent);
    expect(outcome).toEqual({ paidAmount, comesBack, stillOwed });
    const { refundAmount } = refundOf(totalAmount, percent);
    const entries = paidAmount === 0 ? [] : [{ kind: "payment", amount: paidAmount } as const];
    expect(balanceOf({ status: "canceled", totalAmount, refundAmount }, entries)).toMatchObject({
      refundDue: comesBack,
      dueAmount: stillOwed,
    });
  },
);

test("the outcomes of several bookings are added up", () => {
  const outcomes = [
    cancellationOutcome({ totalAmount: 4000, paidAmount: 4000 }, 100),
    cancellationOutcome({ totalAmount: 4000, paidAmount: 0 }, 50),
  ];
  expect(sumOfOutcomes(outcomes)).toEqual({ paidAmount: 4000, comesBack: 4000, stillOwed: 2000 });
  expect(plain(outcomeText(sumOfOutcomes(outcomes)))).toBe(
    "Hai pagato 40,00 €: ti rimborsiamo 40,00 €, e restano da pagare 20,00 €.",
  );
});

const NOTICE = "Mancano tra 24 e 48 ore all'inizio";

test.each([
  [7000, 0, 100, "Non hai ancora pagato nulla: non c'è nulla da rimborsare e non devi pagare nulla."],
  [7000, 0, 50, "Non hai ancora pagato nulla: non c'è nulla da rimborsare, e restano da pagare 35,00 €."],
  [7000, 7000, 100, "Il rimborso è completo, 70,00 €."],
  [7000, 3500, 100, "Il rimborso è completo, 35,00 €."],
  [7000, 7000, 50, "Il rimborso è del 50%. Hai pagato 70,00 €: ti rimborsiamo 35,00 €."],
  [7000, 3500, 50, "Hai pagato 35,00 €: non c'è nulla da rimborsare e non devi altro."],
  [7000, 1000, 50, "Hai pagato 10,00 €: non c'è nulla da rimborsare e restano da pagare 25,00 €."],
  [7000, 1000, 80, "Hai pagato 10,00 €: non c'è nulla da rimborsare e restano da pagare 4,00 €."],
  [
    7000,
    3500,
    0,
    "Non è previsto alcun rimborso. Hai pagato 35,00 €: non c'è nulla da rimborsare e restano da pagare 35,00 €.",
  ],
  [0, 0, 100, "Non c'è alcun importo da rimborsare."],
])(
  "a customer with a total of %i, of which %i are paid, reads at %i %%",
  (totalAmount, paidAmount, percent, words) => {
    const text = plain(refundText({ totalAmount, paidAmount }, percent));
    expect(text).toBe(words);
    const { comesBack } = cancellationOutcome({ totalAmount, paidAmount }, percent);
    if (comesBack === 0) expect(text).not.toMatch(/rimborso è|rimborsiamo/);
  },
);

test("the notice precedes the reason, or stands alone if nothing is refunded", () => {
  const paid = refundText({ totalAmount: 7000, paidAmount: 7000 }, 50, NOTICE);
  expect(plain(paid)).toBe(`${NOTICE}: il rimborso è del 50%. Hai pagato 70,00 €: ti rimborsiamo 35,00 €.`);
  const unpaid = refundText({ totalAmount: 7000, paidAmount: 0 }, 50, NOTICE);
  expect(plain(unpaid)).toContain(`${NOTICE}. Non hai ancora pagato nulla`);
  const half = refundText({ totalAmount: 7000, paidAmount: 3500 }, 50, NOTICE);
  expect(plain(half)).toBe(`${NOTICE}. Hai pagato 35,00 €: non c'è nulla da rimborsare e non devi altro.`);
});

test("the customer reads the text in the language of the page", async () => {
  const { word: inEnglish } = await wordingOf("en");
  const notice = text("cancellationLeft.under", { hours: 24 });
  const paid = refundText({ totalAmount: 7000, paidAmount: 7000 }, 50, notice);
  expect(inEnglish(paid)).toBe(
    "It starts in less than 24 hours: the refund is 50%. You have paid €70.00: we refund €35.00.",
  );
  const half = refundText({ totalAmount: 7000, paidAmount: 3500 }, 50, notice);
  expect(inEnglish(half)).toBe(
    "It starts in less than 24 hours. You have paid €35.00: there is nothing to refund and nothing else to pay.",
  );
});

test("the centre reads what to refund and what to collect", () => {
  const words = (paidAmount: number, percent: number) =>
    plain(outcomeForCentre(cancellationOutcome({ totalAmount: 7000, paidAmount }, percent)));
  expect(words(7000, 50)).toBe("Da rimborsare: 35,00 €.");
  expect(words(0, 100)).toBe("Non è stato pagato nulla: nessun rimborso da fare.");
  expect(words(0, 50)).toBe("Non è stato pagato nulla: nessun rimborso da fare. Da pagare ancora: 35,00 €.");
  expect(words(7000, 0)).toBe("Nessun rimborso da fare.");
});

test("the open balance of a canceled booking mentions only what is open today", () => {
  expect(plain(openBalanceText({ refundDue: 3500, dueAmount: 0 }))).toBe("Da rimborsare: 35,00 €.");
  expect(plain(openBalanceText({ refundDue: 0, dueAmount: 3500 }))).toBe("Restano da pagare 35,00 €.");
  expect(plain(openBalanceText({ refundDue: 0, dueAmount: 0 }))).toBe(
    "Nulla da rimborsare e nulla da pagare.",
  );
});
