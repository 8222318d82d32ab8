import { SITE } from "@/tests/helpers/example-site";
import "./environment";
import jsQR from "jsqr";
import sharp from "sharp";
import type { Mail } from "@/lib/mail/mails";
import type { Message } from "@/lib/mail/message";
import type { PaymentReminderFacts } from "@/lib/mail/money/facts";
import { renderMail } from "@/lib/mail/render-mail";
import type { Booking } from "@/lib/schemas/booking/booking";
import { sampleBooking } from "./booking-sample";
import { sampleSettings } from "./settings-sample";

const NOW = new Date("2026-11-20T10:00:00.000Z");

/** Decodes a QR code. */
async function readCode(picture: Uint8Array | undefined): Promise<string> {
  const { data, info } = await sharp(Buffer.from(picture ?? []))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
}

async function rendered(mail: Mail): Promise<Message> {
  const message = await renderMail(mail, NOW, SITE, sampleSettings);
  if (message === null) throw new Error("nothing to send");
  return message;
}

const booked = (template: "bookingConfirmed" | "bookingCanceled" | "centreNewBooking", overrides = {}) =>
  rendered({ template, to: "giulia@example.org", data: sampleBooking(overrides) });

describe("the confirmation of a booking", () => {
  test("contains number, place, time and price, in HTML and in plain text", async () => {
    const { html, text, subject } = await booked("bookingConfirmed");
    expect(subject).toBe("Prenotazione confermata: Studio Loto (#P00042)");
    for (const body of [html, text]) {
      expect(body).toContain("#P00042");
      expect(body).toContain("giovedì 3 dicembre 2026");
      expect(body).toContain("08:00 – 13:00");
      expect(body).toContain("40,00\u00a0€");
      expect(body).toContain("https://centro.example.org/mybookings");
    }
  });

  test("states the deadline of free cancellation", async () => {
    const { text } = await booked("bookingConfirmed");
    expect(text).toContain("Annullamento gratuito fino a mar 1 dic 2026, 08:00.");
  });

  test("has the appointment attached for the calendar", async () => {
    const { calendar } = await booked("bookingConfirmed");
    expect(calendar?.filename).toBe("prenotazione-P00042.ics");
    expect(calendar?.content).toContain("DTSTART:20261203T070000Z");
  });
});

describe("the link to the calendar feed", () => {
  test("is a button and a QR code for users with an account, without the secret address", async () => {
    const { text, html, codePictures } = await booked("bookingConfirmed", { dueAmount: 0 });
    expect(text).toContain("https://centro.example.org/settings#calendario");
    expect(html).toContain("inquadra e crea il collegamento");
    expect(codePictures).toHaveLength(1);
    // One bit per pixel, because the code is drawn for many e-mails and sent with each.
    expect(codePictures[0]?.length).toBeLessThan(1_000);
    expect(html).not.toContain("/api/calendars/");
    const without = await booked("bookingConfirmed", { dueAmount: 0, userId: null });
    expect(without.text).not.toContain("/settings#calendario");
    expect(without.codePictures).toEqual([]);
  });
});

describe("the payment section of a confirmation", () => {
  test("explains how to pay: at the office, or by transfer with its reason and the bank's QR code", async () => {
    const { text, html, codePictures } = await booked("bookingConfirmed");
    expect(text).toContain("Da pagare: 40,00\u00a0€.");
    expect(text).toContain("Contanti: in segreteria");
    expect(text).toContain("IBAN IT60 X054 2811 1010 0000 0123 456, intestato a Associazione Esempio");
    expect(text).toContain("causale «Prenotazione #00042»");
    expect(html).toContain("cid:");
    expect(text).not.toContain("BCD");
    expect((await readCode(codePictures[0])).split("\n").slice(3, 11)).toEqual([
      "SCT",
      "",
      "Associazione Esempio",
      "IT60X0542811101000000123456",
      "EUR40.00",
      "",
      "",
      "Prenotazione #00042",
    ]);
  });

  test("is missing if the booking is paid, canceled or without a price", async () => {
    for (const overrides of [{ dueAmount: 0 }, { status: "pending" as const }]) {
      const { text, codePictures } = await booked("bookingConfirmed", { ...overrides, userId: null });
      expect(text).not.toContain("Da pagare");
      expect(codePictures).toEqual([]);
    }
    expect((await booked("bookingCanceled", { status: "canceled" })).text).not.toContain("Da pagare");
  });
});

describe("the e-mail about a request to the centre", () => {
  const told = async (email: string) =>
    (
      await rendered({
        template: "centreNewRequest",
        to: "sede@example.org",
        data: sampleBooking({ email, status: "pending" }),
      })
    ).text;

  test("states that the customer is notified, unless there is no address", async () => {
    expect(await told("giulia@example.org")).toContain("Il cliente riceverà un'e-mail in ogni caso.");
    const without = await told("");
    expect(without).toContain("Nessun indirizzo e-mail: in ogni caso avvisa tu il cliente.");
    expect(without).not.toContain("riceverà");
  });
});

describe("the reminder on the day before", () => {
  const reminded = async (now: string, overrides = {}) => {
    const data = sampleBooking(overrides);
    const message = await renderMail(
      { template: "bookingReminder", to: data.email, data },
      new Date(now),
      SITE,
    );
    return message?.text ?? "";
  };

  test("has directions and the next deadline with its refund", async () => {
    const text = await reminded("2026-12-02T06:30:00.000Z");
    expect(text).toContain("Come si arriva.");
    expect(text).toContain("Parcheggio.");
    expect(text).toContain("Se annulli entro mer 2 dic 2026, 08:00 restano da pagare solo 20,00\u00a0€.");
    const paid = await reminded("2026-12-01T12:00:00.000Z", { paidAmount: 4000, dueAmount: 0 });
    expect(paid).toContain("Se annulli entro mer 2 dic 2026, 08:00 ti rimborsiamo 20,00\u00a0€.");
  });

  test("has no past deadline, and none without a refund", async () => {
    expect(await reminded("2026-12-02T08:00:00.000Z")).not.toContain("Se annulli");
    expect(await reminded("2026-12-02T06:30:00.000Z", { totalAmount: 0 })).not.toContain("Se annulli");
  });
});

describe("a booking on request", () => {
  test("has no price before one is set", async () => {
    const data = sampleBooking({ status: "pending", totalAmount: 0 });
    const { text } = await rendered({ template: "bookingReceived", to: "giulia@example.org", data });
    expect(text).toContain("Totale: su richiesta");
    expect(text).not.toContain("0,00");
  });

  test("has its amount once it is confirmed", async () => {
    const data = sampleBooking({ totalAmount: 12_500 });
    const { text } = await rendered({ template: "bookingApproved", to: "giulia@example.org", data });
    expect(text).toContain("L'importo è di 125,00\u00a0€.");
  });
});

describe("the e-mail about a canceled booking", () => {
  test.each([
    [{ refundPercent: 100, refundAmount: 4000, paidAmount: 4000 }, "il rimborso è completo, 40,00\u00a0€."],
    [{ refundPercent: 50, refundAmount: 2000, paidAmount: 4000 }, "ti rimborsiamo 20,00\u00a0€."],
    [{ refundPercent: 0, refundAmount: 0, paidAmount: 4000 }, "non è previsto alcun rimborso."],
    [{ refundPercent: 100, refundAmount: 4000 }, "Non hai ancora pagato nulla: non c'è nulla da rimborsare"],
    [{ refundPercent: 50, refundAmount: 2000 }, "restano da pagare 20,00\u00a0€."],
    [
      { refundPercent: 50, refundAmount: 2000, paidAmount: 2000 },
      "non c'è nulla da rimborsare e non devi altro.",
    ],
    [{ refundPercent: 100, refundAmount: 0, totalAmount: 0 }, "Non c'è alcun importo da rimborsare."],
  ])("states the refund of the policy: %j", async (refund, sentence) => {
    const { text } = await booked("bookingCanceled", { status: "canceled", ...refund });
    expect(text).toContain(sentence);
    if (sentence.includes("nulla da rimborsare")) expect(text).not.toContain("il rimborso è");
  });
});

describe("the e-mail about a canceled series", () => {
  test.each([
    [0, "Non hai ancora pagato nulla: non c'è nulla da rimborsare", "Non è stato pagato nulla"],
    [4000, "Hai pagato 80,00\u00a0€: ti rimborsiamo 80,00\u00a0€.", "Da rimborsare: 80,00\u00a0€."],
  ])("states what is refunded of %i cents paid for each date", async (paidAmount, toHer, toCentre) => {
    const one = sampleBooking({ status: "canceled", refundPercent: 100, refundAmount: 4000, paidAmount });
    const data = { bookings: [one, { ...one, id: 43 }] };
    const told = await rendered({ template: "seriesCanceled", to: "giulia@example.org", data });
    expect(told.text).toContain(toHer);
    const centre = await rendered({ template: "centreSeriesCanceled", to: "info@example.org", data });
    expect(centre.text).toContain(toCentre);
  });
});

describe("the centre's e-mail about canceled bookings", () => {
  const CANCELED: Partial<Booking> = {
    status: "canceled",
    canceledBy: "centre",
    cancelReason: "Lavori al tetto",
    refundPercent: 100,
    refundAmount: 4000,
  };
  const told = async (isForClosure: boolean | undefined, count: number, more: Partial<Booking> = {}) => {
    const data = sampleBooking({ ...CANCELED, ...more });
    const closure = isForClosure === undefined ? {} : { isForClosure };
    const bookings = [data, { ...data, id: 43 }];
    const { text } = await rendered({
      to: "info@example.org",
      ...(count === 1
        ? { template: "centreCancellation", data: { ...data, ...closure } }
        : { template: "centreSeriesCanceled", data: { bookings, ...closure } }),
    });
    return text;
  };

  test.each([
    [1, undefined, "Lo spazio è di nuovo libero."],
    [1, true, "Annullata per una chiusura."],
    [2, undefined, "Lo spazio è di nuovo libero."],
    [2, true, "Annullate per una chiusura."],
  ])(
    "states for %i dates, with a closure %s, the state of the room and the reason",
    async (count, closes, sentence) => {
      const text = await told(closes, count);
      expect(text).toContain(sentence);
      if (closes) expect(text).not.toContain("libero");
      expect(text).toContain("Motivo: Lavori al tetto");
    },
  );

  test.each([1, 2])("omits the reason for %i dates without one", async (count) => {
    expect(await told(undefined, count, { cancelReason: null })).not.toContain("Motivo");
  });
});

test("reports a changed refund IBAN to its owner by both endings only", async () => {
  const data = {
    ...({ kind: "booking", confirmationNumber: "00042", userId: 1, firstName: "Giulia" } as const),
    ...{ title: "Prenotazione #P00042: Studio Loto", others: [], at: NOW.toISOString() },
  };
  const told = async (endingBefore: string | null, ending: string | null) =>
    (
      await rendered({
        template: "refundIban",
        to: "giulia@example.org",
        data: { ...data, endingBefore, ending },
      })
    ).text;
  expect(await told(null, "3456")).toContain("è stato indicato l'IBAN che finisce con 3456");
  expect(await told("3456", "7890")).toContain("prima finiva con 3456, ora con 7890");
  expect(await told("3456", null)).toContain("l'IBAN che finisce con 3456 è stato tolto");
});

describe("the centre's e-mail about a new booking", () => {
  test("states the deposit to take, without the words for the customer", async () => {
    const { text } = await booked("centreNewBooking", { depositAmount: 3000 });
    expect(text.replaceAll("\u00a0", " ")).toContain("Cauzione: 30,00 €, da incassare");
    expect(text).not.toContain("Te la restituiamo");
    expect(text).not.toContain("in segreteria");
  });

  test("contains customer and purpose, and its reply address is the customer's", async () => {
    const { text, replyTo } = await booked("centreNewBooking");
    expect(text).toContain("Cliente: Giulia D'Esempio, giulia@example.org, +39 333 000 0000");
    expect(text).toContain("Scopo: Lezione di yoga");
    expect(text).toContain("Note: Serve un tappetino in più");
    expect(replyTo).toBe("giulia@example.org");
  });
});

describe("e-mails about an account", () => {
  test("contain links with a token that the database does not store", async () => {
    const { html, text } = await rendered({
      template: "welcome",
      to: "giulia@example.org",
      data: { userId: 7, firstName: "Giulia", lastName: "Esempio", username: "giulia", nonce: "a-nonce" },
    });
    const [, token] = /verify-email\?token=([\w-]{43})/.exec(text) ?? [];
    expect(token).toBeDefined();
    expect(token).not.toContain("a-nonce");
    expect(html).toContain(token);
  });

  test.each(["welcome", "verification"] as const)(
    "show an unverified recipient the account without a link, and offer to reject it: %s",
    async (template) => {
      const data = {
        userId: 7,
        username: "vinci.premio.com",
        firstName: "Giulia",
        lastName: "Esempio",
        nonce: "a-nonce",
      };
      const { text, html } = await rendered({ template, to: "giulia@example.org", data });
      expect(text).toContain("Nome: Giulia Esempio");
      expect(text.replaceAll("\u2060", "")).toContain("Username: vinci.premio.com");
      expect(text + html).not.toMatch(/premio\.com/);
      expect(text).toMatch(/Non sono stato io:\n\S+\/verify-email\?token=[\w-]{43}&refuse=1\n/);
      expect(html).toContain("&amp;refuse=1");
    },
  );

  test("state the time of a password change in Rome time", async () => {
    const { text } = await rendered({
      template: "passwordChanged",
      to: "giulia@example.org",
      data: { userId: 7, firstName: "Giulia", at: "2026-12-03T22:30:00.000Z" },
    });
    expect(text).toContain("gio 3 dic 2026, 23:30");
  });
});

describe("user input in an e-mail", () => {
  test("is escaped in HTML", async () => {
    const { html } = await booked("bookingConfirmed", { firstName: `<img src=x onerror="alert(1)">` });
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x");
  });

  test("cannot make the e-mail load external resources", async () => {
    const { html } = await booked("bookingConfirmed");
    expect(html).not.toMatch(/<(script|link|iframe)|<img src="(?!cid:)/);
    expect(html).not.toContain("url(");
  });
});

describe("a payment reminder", () => {
  const remind = (data: Partial<PaymentReminderFacts>) =>
    rendered({
      template: "paymentReminder",
      to: "giulia@example.org",
      data: {
        ...{ kind: "booking", id: 10, firstName: "Giulia", dueAmount: 4000, title: "Studio Loto" },
        ...{ when: "giovedì 3 dicembre 2026, 08:00 – 13:00", linkId: null, hasAccount: true, payBy: null },
        ...data,
      },
    });

  test("has the reason of payment and the QR code of the confirmation, and a link to the booking", async () => {
    const { text, subject, codePictures } = await remind({});
    expect(subject).toBe("Promemoria di pagamento: Prenotazione #00010, Studio Loto");
    for (const part of ["giovedì 3 dicembre 2026", "causale «Prenotazione #00010»", "/mybookings"])
      expect(text).toContain(part);
    expect(await readCode(codePictures[0])).toContain("Prenotazione #00010");
  });

  test.each([
    ["course", "Iscrizione #C00010"],
    ["event", "Iscrizione #E00010"],
  ] as const)("for a %s links to the page of the sign-up", async (kind, reason) => {
    const { text } = await remind({ kind, linkId: "2b0f6c1e-6a0e-4b64-9d59-0d2f0e7c4a11" });
    expect(text).toContain(`causale «${reason}»`);
    expect(text).toMatch(/https:\/\/centro\.example\.org\/iscrizione\/[\w-]+/);
    expect(text).not.toContain("/mybookings");
  });

  test("has no button for customers with neither an account nor a link", async () => {
    expect((await remind({ hasAccount: false })).text).not.toContain("/mybookings");
  });
});
