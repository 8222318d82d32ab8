import "../mail/environment";
import { apiRoutes } from "@/app/generated/routes";
import type { AppError } from "@/lib/errors";
import type { Method } from "@/lib/http/endpoint-options";
import { parseInput } from "@/lib/schemas/parse-input";
import { courseBookingBody, registrationFor } from "@/tests/helpers/catalogue";
import { inDays } from "@/tests/helpers/days";
import { inItalian } from "@/tests/helpers/in-italian";
import { registrationBody } from "@/tests/helpers/people";
import { bookingBody } from "@/tests/helpers/spaces";

type Invalid = [field: string, change: object, message?: string];

const BOOKING = bookingBody(1, inDays(3));
const COURSE = { title: "Corso", price: "10" };
const EVENT = { title: "Evento", eventDate: "2031-01-01", price: "10", maxParticipants: 10 };
const SPACE = { name: "Sala", type: "yoga", pricePerHour: "30", pricePerDay: "50", pricePerWeek: "200" };
const ENTRY = { direction: "out", account: "cash", category: "A2", amount: 1250, date: inDays(0) };
const PASS = { name: "Carnet", entries: 10, validDays: 90, price: 100, kinds: ["event"] };
const CLOSURE = { spaceId: 1, startDate: inDays(20), endDate: inDays(20), reason: "Lavori" };
const MAIL_SERVER = { host: "127.0.0.1", port: 25, security: "none", username: null, password: "x" };
const SENDER = { fromName: "Segreteria", fromAddress: "info@example.org", replyTo: null };
const WEBHOOK = { url: "https://example.org/", events: ["booking.created"] };
const CATEGORY = { key: "ordinario", label: "Socio", fee: 0 };
const STEP = { hours: 0, percent: 0 };
const DATES = [{ startDate: inDays(3), isFullDay: false, startTime: "08:00", endTime: "13:00" }];
const REPEAT = { weekdays: [2], every: 1, from: inDays(7), until: inDays(50) };
const FEW = "Inserisci il numero minimo di partecipanti";
const MANY = "Inserisci il numero massimo di partecipanti";
const TOO_MANY = "Il numero minimo di partecipanti non può superare il massimo.";
const BACKWARDS = "La data di fine non può precedere quella di inizio.";
const FORM_URL = "Inserisci un URL valido del Google Form";
const NO_PRICE = "Inserisci un prezzo o una descrizione";
const NO_DATE = "Data non valida";
const NO_TIME = "Formato orario non valido. Usa HH:MM (es: 14:30)";
const PRICE_UNCLEAR =
  "Scrivi solo l'importo, per esempio 20 o 1.200,50. In una descrizione non mettere cifre accanto a € o euro.";
const ONE_LINE = "Scrivi tutto su una riga";
const INVISIBLE = "Il testo contiene caratteri invisibili: cancellalo e scrivilo di nuovo";

/**
 * Valid input of calls, with values that are invalid in a field of it (`each`, by the path of the error) and changes of
 * which one field is invalid (`more`).
 */
const CALLS: Record<string, { valid?: object; each?: Record<string, unknown[]>; more?: Invalid[] }> = {
  "POST /api/auth/register": {
    valid: registrationBody(),
    each: {
      firstName: [
        "Giulia\nVinci un premio",
        "https://evil.example/x",
        "evil\u3002com",
        "a\u200b.com",
        "Giu\u00adlia",
      ],
      lastName: ["visita www.evil.example", "evil.com", "Rossi\u2028altro", "Ross\u3164i", "\u2800"],
      placeOfBirth: ["Ro\u200dma"],
      city: ["Roma\u{e0041}"],
      address: ["Via \u202eamoR 1", "Via Roma 1\nInterno 2"],
      profession: ["Insegnante\ufe0f"],
      password: [`Aa1${"x".repeat(126)}`],
    },
  },
  "POST /api/auth/forgot-password": {
    valid: { email: "anna@example.org" },
    each: { email: [undefined, "", "nessuna", 5] },
  },
  "POST /api/bookings": {
    valid: BOOKING,
    each: {
      attendees: [1.5],
      startDate: ["2026-02-30", undefined],
      isFullDay: ["sì"],
      spaceId: ["abc"],
      notes: ["x".repeat(2001)],
      purpose: ["meta\ud800"],
      expectedTotal: [-1, 0.5, "many"],
    },
    more: [
      ["firstName", { firstName: " " }, "Il nome è obbligatorio"],
      ["lastName", { lastName: "" }, "Il cognome è obbligatorio"],
      ["email", { email: "non una email" }, "Indirizzo email non valido"],
      ["purpose", { purpose: "" }, "Lo scopo della prenotazione è obbligatorio"],
      ["attendees", { attendees: 0 }, "Il numero di partecipanti è obbligatorio"],
      ["attendees", { attendees: null }, "Il numero di partecipanti è obbligatorio"],
      ["attendees", { attendees: 101 }, "Il numero massimo di partecipanti è 100"],
      ["startTime", { isFullDay: false, startTime: "9:00", endTime: "11:00" }, NO_TIME],
      ["purpose", { purpose: "Le\u200bzione" }, INVISIBLE],
      ["purpose", { purpose: "Lezione\u202eagoy" }, ONE_LINE],
      ["purpose", { purpose: "Lezione\nVOTO: 10" }, ONE_LINE],
    ],
  },
  "GET /api/bookings": {
    each: {
      status: ["paid"],
      page: ["0"],
      pageSize: ["501"],
      from: ["ieri"],
      spaceId: ["x"],
      q: ["\0"],
      sort: ["password"],
    },
  },
  "POST /api/bookings/series/quote": {
    valid: { spaceId: 1, attendees: 8, dates: DATES },
    each: {
      dates: [undefined, []],
      "dates.0": [[{ startDate: inDays(3), extra: [{ extraId: 1, quantity: 1 }] }]],
    },
    more: [
      ["repeat", { startTime: "08:00", endTime: "13:00", repeat: REPEAT }],
      ["repeat.every", { dates: undefined, isFullDay: true, repeat: { ...REPEAT, every: 3 } }],
      ["repeat.weekdays.0", { dates: undefined, isFullDay: true, repeat: { ...REPEAT, weekdays: [7] } }],
    ],
  },
  "PUT /api/bookings/{id}": {
    valid: { status: "canceled" },
    each: { status: ["paid"], refundPercent: [101, -1, 0.5], reason: ["x".repeat(501)] },
  },
  "POST /api/courses": {
    valid: COURSE,
    each: {
      title: ["a\u0000b"],
      teacherIds: [
        [1, 1],
        [1, 2, 3, 4, 5, 6],
      ],
    },
    more: [
      ["title", { title: "" }, "Il titolo è obbligatorio"],
      ["title", { title: "Corso\naltro" }, ONE_LINE],
      ["price", { price: "" }, NO_PRICE],
      ["price", { price: undefined }, NO_PRICE],
      ["price", { price: {} }, NO_PRICE],
      ["maxParticipants", { maxParticipants: 2.5 }, MANY],
      ["minParticipants", { minParticipants: -1 }, FEW],
      ["minParticipants", { minParticipants: 9, maxParticipants: 8 }, TOO_MANY],
      ["format", { format: "posta" }, "Scegli il formato del corso"],
      ["googleFormUrl", { googleFormUrl: "forms" }, FORM_URL],
      ["googleFormUrl", { googleFormUrl: "javascript:alert(1)" }, FORM_URL],
      ["startDate", { startDate: "2031-02-30" }, NO_DATE],
      ["endDate", { startDate: "2031-02-02", endDate: "2031-02-01" }, BACKWARDS],
      ["isActive", { isActive: "sì" }, "Valore non valido"],
    ],
  },
  "POST /api/events": {
    valid: EVENT,
    each: { memberPrice: [-3], membersOnly: ["forse"] },
    more: [
      ["title", { title: undefined }, "Il titolo è obbligatorio"],
      ["title", { title: "Sera\r\nBcc: a@example.org" }, ONE_LINE],
      ["eventDate", { eventDate: undefined }, "Inserisci la data dell'evento"],
      ["eventDate", { eventDate: "2031-13-01" }, NO_DATE],
      ["endDate", { endDate: "2030-01-01" }, BACKWARDS],
      ["price", { price: "  " }, NO_PRICE],
      ["price", { price: "20 € a persona" }, PRICE_UNCLEAR],
      ["memberPrice", { memberPrice: "soci 15 euro" }, PRICE_UNCLEAR],
      ["maxParticipants", { maxParticipants: undefined }, MANY],
      ["maxParticipants", { maxParticipants: "venti" }, MANY],
      ["minParticipants", { minParticipants: 0 }, FEW],
      ["minParticipants", { minParticipants: 11 }, TOO_MANY],
      ["googleFormUrl", { googleFormUrl: "ftp://example.org" }, FORM_URL],
      ["endTime", { startTime: "12:00", endTime: "12:00" }],
    ],
  },
  "POST /api/course-bookings": {
    valid: courseBookingBody(1),
    each: {
      firstName: [" "],
      lastName: [undefined],
      email: ["anna"],
      phone: [""],
      startDate: ["domani"],
      endDate: [inDays(9)],
    },
  },
  "POST /api/events/{id}/registrations": {
    valid: registrationFor(),
    each: {
      firstName: [""],
      lastName: [7],
      email: ["anna@", undefined],
      phone: ["1".repeat(50)],
      seats: [0, 11, 1.5, "tre"],
    },
  },
  "POST /api/event-gallery-images": {
    valid: { title: "Giardino" },
    more: [
      ["title", { title: "  " }, "Il titolo è obbligatorio"],
      ["orderIndex", { orderIndex: -1 }, "L'ordine deve essere maggiore o uguale a 0"],
      ["isActive", { isActive: "forse" }, "Valore non valido"],
      [
        "imageUrl",
        { imageUrl: "javascript:alert(1)" },
        "Inserisci un indirizzo http(s) o un percorso del sito",
      ],
    ],
  },
  "POST /api/spaces": {
    valid: SPACE,
    each: {
      name: ["  ", "con\u0000nullo"],
      type: ["garage"],
      capacity: [0],
      pricePerHour: [""],
      hourlyRate: [{}],
      imageUrl: ["javascript:alert(1)"],
      imageUrls: [Array.from({ length: 9 }, () => "/images/logo.svg")],
      partIds: ["x"],
      "timetable.0.dayOfWeek": [[{ dayOfWeek: 7, startTime: "09:00", endTime: "12:00" }]],
      "timetable.0.endTime": [[{ dayOfWeek: 1, startTime: "12:00", endTime: "09:00" }]],
    },
    more: [
      ["name", { name: "Sala\nGrande" }, ONE_LINE],
      ["pricePerDay", { pricePerDay: "" }, NO_PRICE],
      ["closingTime", { openingTime: "18:00", closingTime: "09:00" }],
    ],
  },
  "PUT /api/spaces/{id}": { each: { name: ["  "], type: ["garage"], capacity: [0] } },
  "GET /api/spaces": {
    valid: { startDate: inDays(5), endDate: inDays(5) },
    each: {
      startDate: ["2026-02-30", undefined],
      endDate: [inDays(4)],
      type: ["garage"],
      capacity: ["7"],
      "services.0": ["sauna"],
      sort: ["random"],
      maxPrice: ["-1", "abc"],
      isFullDay: ["maybe"],
    },
    more: [
      ["startDate", { startDate: "domani", endDate: undefined }],
      ["startTime", { startTime: "9", endTime: "10:00" }],
      ["startTime", { isFullDay: "false" }],
      ["endTime", { startTime: "12:00", endTime: "10:00" }],
      ["endDate", { endDate: inDays(6), startTime: "09:00", endTime: "10:00" }],
    ],
  },
  "POST /api/closures": {
    valid: CLOSURE,
    each: { reason: ["", "x".repeat(121)], endDate: [inDays(19)] },
    more: [
      ["endTime", { startTime: "09:00" }],
      ["endTime", { startTime: "10:00", endTime: "09:00" }],
    ],
  },
  "PATCH /api/settings": {
    each: {
      memberCategories: [[], [CATEGORY, { ...CATEGORY, label: "Un altro" }]],
      patronSaintDay: ["02-30", "29/06", ""],
      horizonMonths: [0, 61],
      noticeMinutes: [-1, 10_081],
      changeHours: [721],
      prepayHours: [0, 337],
      maxOpenBookings: [0, 1001],
      memberDiscountPercent: [51, 2.5],
      iban: ["IT61X0542811101000000123456"],
      observesHolidays: ["sì"],
      idleTimeoutMinutes: [0],
      legalName: ["Associazione\nBCD\n002", "Associazione\u2028Ninfea", "Nin\u200bfea"],
      address: ["Via Roma 1\r\n00100 Roma"],
      memberYearStart: ["02-29", "13-01"],
      memberGraceDays: [121],
      "memberCategories.0.fee": [[{ key: "o", label: "Socio", fee: -1 }]],
      paymentMethods: [[], "cash"],
    },
  },
  "PATCH /api/site": {
    each: {
      name: ["", "x".repeat(121), "Due\nrighe"],
      street: ["x".repeat(201)],
      email: ["nessuna"],
      phones: [["1", "2", "3", "4", "5"].map((digit) => `+39 06 000 000${digit}`)],
      "social.0.url": [
        [{ name: "Sito", url: "http://example.org" }],
        [{ name: "Sito", url: "javascript:alert(1)" }],
      ],
      social: [Array.from({ length: 7 }, () => ({ name: "Sito", url: "https://example.org" }))],
      "position.latitude": [{ latitude: 91, longitude: 0 }],
      "position.longitude": [{ latitude: 45 }],
      accentColor: ["#12345", "red"],
      logoUrl: ["https://example.org/logo.png"],
      heroImageUrl: ["/uploads/spaces/00000000-0000-4000-8000-000000000000.webp"],
      statuteUrl: ["https://example.org/statuto.pdf", "/uploads/logos/a.webp"],
      heroTopics: [["1", "2", "3", "4", "5", "6"]],
      "heroTopics.0": [["x".repeat(61)]],
      "officeHours.0.dayOfWeek": [[{ dayOfWeek: 7, from: "09:00", to: "12:00" }]],
      "officeHours.0.to": [[{ dayOfWeek: 1, from: "12:00", to: "12:00" }]],
      officeHours: [[10, 11].map((hour) => ({ dayOfWeek: 1, from: `${hour}:00`, to: "12:00" }))],
      officeNote: ["x".repeat(301)],
      vatNumber: ["123"],
      pec: ["nessuna"],
      "texts.privacy": [{ privacy: "x".repeat(50_001) }],
      cancellationSteps: [
        [],
        [{ hours: 24, percent: 100 }],
        [{ hours: 24, percent: 50 }, { hours: 24, percent: 20 }, STEP],
        [{ hours: 24, percent: 50 }, { hours: 12, percent: 60 }, STEP],
        [{ hours: 24.5, percent: 50 }, STEP],
        [{ hours: 24, percent: 101 }, STEP],
        [120, 96, 72, 48, 24, 0].map((hours) => ({ hours, percent: 10 })),
      ],
    },
  },
  "PUT /api/mail-server": {
    valid: { ...MAIL_SERVER, ...SENDER },
    each: {
      host: ["", "http://example.org"],
      port: [70_000],
      security: ["ssl"],
      fromAddress: ["nessuno"],
      fromName: ["uno\ndue"],
      replyTo: ["nessuno"],
    },
  },
  "POST /api/book-entries": {
    valid: ENTRY,
    each: {
      category: ["A6", "I5", undefined],
      account: ["safe"],
      amount: [0],
      documentUrl: ["/uploads/statutes/x.pdf"],
      label: ["affitto"],
    },
    more: [
      ["category", { direction: "in", category: "E3" }],
      ["category", { direction: "in", category: "T" }],
    ],
  },
  "POST /api/promo-codes": {
    valid: { code: "Prova-1", percent: 10 },
    each: { percent: [0, 101], code: ["ab", "con spazio"], kinds: [[]] },
    more: [["validUntil", { validFrom: "2026-12-02", validUntil: "2026-12-01" }]],
  },
  "POST /api/pass-products": {
    valid: PASS,
    each: {
      entries: [0, 501, 1.5],
      validDays: [0, 731],
      price: [-1],
      kinds: [[]],
      "kinds.0": [["room"]],
      courseIds: [[]],
      name: [""],
      membersOnly: ["si"],
    },
  },
  "POST /api/people": {
    valid: { firstName: "Rita", lastName: "Prova" },
    each: {
      firstName: [" ", "Ri\u200bta"],
      lastName: [null],
      email: ["rita"],
      fiscalCode: ["RSSMRA80A01H501X"],
      dateOfBirth: ["1850-01-01"],
      postalCode: ["123"],
      memberUntil: ["domani"],
      language: ["xx"],
    },
  },
  "POST /api/teachers": { valid: { name: "Nina" }, each: { name: [""], website: ["http://esempio.it"] } },
  "POST /api/webhook-endpoints": { valid: WEBHOOK, each: { url: [""], events: [["booking.erased"], []] } },
  "POST /api/keys": {
    valid: { name: "Sito", scopes: [] },
    each: { name: [" "], scopes: [["settings:write"], "bookings:read"], expiresOn: ["domani"] },
  },
  "POST /api/screens": {
    valid: { name: "Ingresso", spaceId: null, showsNames: false },
    each: { name: [" "], spaceId: ["uno"], showsNames: ["forse"] },
  },
  "POST /api/members/applications": {
    valid: { category: "ordinario", acceptsStatute: true },
    each: { acceptsStatute: [false, undefined] },
  },
  "POST /api/payments": {
    valid: { kind: "payment", method: "cash", amount: 100, bookingId: 1 },
    each: { amount: [0, 1.5] },
  },
  "PATCH /api/users/me": {
    each: { language: ["fr"] },
    more: [
      ["email", { email: "no" }, "Email non valida"],
      ["firstName", { firstName: "" }, "Nome è obbligatorio"],
      ["bio", { bio: "x".repeat(501) }, "La biografia non può superare i 500 caratteri"],
      ["fiscalCode", { fiscalCode: "RSSMRA80A01H501A" }, "Codice fiscale non valido"],
      [
        "newPassword",
        { currentPassword: "Segreta-123", newPassword: "corta" },
        "La password deve essere di almeno 6 caratteri",
      ],
    ],
  },
  "GET /api/courses/run": {
    valid: { startDate: inDays(3), weekdays: "2", lessons: "3" },
    each: { lessons: [undefined, "501"], weekdays: ["7"] },
    more: [
      ["lessons", { endDate: inDays(60) }],
      ["endDate", { lessons: undefined, endDate: inDays(-9) }],
    ],
  },
  "GET /api/timetable": {
    each: { days: ["0", "32"], from: ["domani"] },
  },
};

/** The messages about an input by field. @param call such as "POST /api/courses" */
function errorsOf(call: string, input: object): Record<string, string[]> {
  const [method, path] = call.split(" ");
  const handler = apiRoutes.map((route) => route[method as Method]).find((one) => one?.route === path);
  const { body, form, query } = handler?.endpoint ?? {};
  const schema = body ?? form?.fields ?? query;
  if (schema === undefined) throw new Error(`There is no call ${call} with input`);
  try {
    parseInput(schema, input);
    return {};
  } catch (error) {
    const { errors = {} } = error as AppError;
    return Object.fromEntries(Object.entries(errors).map(([field, all]) => [field, all.map(inItalian)]));
  }
}

test.each(Object.entries(CALLS))(
  "%s rejects invalid input at its field",
  (call, { valid = {}, each = {}, more = [] }) => {
    expect(errorsOf(call, valid)).toEqual({});
    const invalid = Object.entries(each).flatMap(([path, values]) =>
      values.map((value): Invalid => [path, { [path.split(".")[0] ?? ""]: value }]),
    );
    for (const [field, change, message] of [...invalid, ...more])
      expect([change, errorsOf(call, { ...valid, ...change })]).toEqual([
        change,
        { [field]: message === undefined ? expect.any(Array) : [message] },
      ]);
  },
);
