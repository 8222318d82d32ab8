import { listEvents } from "@/lib/data/catalogue/events";
import { toDateColumn } from "@/lib/data/date-columns";
import { withCharge } from "@/lib/data/money/charges";
import { findOrCreateOwner } from "@/lib/data/person/candidates";
import { replaceTaken } from "@/lib/data/room-time/taken-times";
import { eventSpans } from "@/lib/domain/catalogue/event-days";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import type { Translations } from "@/lib/domain/language/translations";
import { signUpPrice } from "@/lib/domain/money/sign-up-price";
import { addDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { Transaction } from "../../lib/data/client";

interface SeedEvent {
  title: string;
  description: string;
  imageUrl: string;
  inDays: number;
  /** Duration in days. */
  days: number;
  startTime: string;
  endTime: string;
  location: string;
  /** The room whose time it takes. */
  spaceId?: number;
  price: string;
  maxParticipants: number;
  minParticipants: number;
  currentParticipants: number;
  /** Participants of the external form. */
  externalParticipants?: number;
  isRegistrationOpen?: boolean;
  isPopular?: boolean;
  isFeatured?: boolean;
  googleFormUrl?: string;
  translations: Translations;
}

/**
 * Six events: one full, one closed, one featured, one with an external form, one over several days, one that is over
 * (docs/rules.md).
 */
const EVENTS: readonly SeedEvent[] = [
  {
    title: "Bagno di gong",
    description:
      "Un'ora e mezza distesi, al buio, dentro un mare di suono: gong, campane tibetane e tamburo oceanico guidano il corpo verso un riposo profondo. Non c'è niente da fare e niente da imparare. Coperte e cuscini sono già in sala; se ti va, porta una mascherina per gli occhi.",
    imageUrl: "/images/events/bagno-di-gong.webp",
    inDays: 8,
    days: 1,
    startTime: "20:30",
    endTime: "22:00",
    location: "Sala Cielo, sottotetto",
    spaceId: 17,
    price: "20",
    maxParticipants: 30,
    minParticipants: 8,
    currentParticipants: 12,
    isPopular: true,
    isFeatured: true,
    translations: {
      en: {
        title: "Gong bath",
        description:
          "An hour and a half lying down in the dark, in a sea of sound: gongs, singing bowls and an ocean drum guide the body towards deep rest. There is nothing to do and nothing to learn. Blankets and cushions are already there; bring an eye mask if you like.",
        location: "Sky Room, attic",
      },
    },
  },
  {
    title: "Ritiro di yoga e silenzio",
    description:
      "Tre giorni per rallentare: yoga all'alba, silenzio fino a colazione, camminate nel bosco, cucina di stagione e, la sera, il fuoco acceso in giardino. Il ritiro è aperto a tutti, anche a chi non ha esperienza. Il prezzo comprende le pratiche e i pasti; per dormire ti aiutiamo a trovare una stanza nelle vicinanze.",
    imageUrl: "/images/events/ritiro-di-primavera.webp",
    inDays: 40,
    days: 3,
    startTime: "09:00",
    endTime: "21:30",
    location: "Tutto il centro e il giardino",
    price: "240",
    maxParticipants: 18,
    minParticipants: 8,
    currentParticipants: 7,
    isPopular: true,
    translations: {
      en: {
        title: "Yoga and silence retreat",
        description:
          "Three days to slow down: yoga at dawn, silence until breakfast, walks in the woods, seasonal food and, in the evening, a fire in the garden. The retreat is open to everyone, beginners included. The price covers practice and meals; we help you find a room nearby for the night.",
        location: "The whole centre and the garden",
      },
    },
  },
  {
    title: "Cerchio di lettura: pagine lente",
    description:
      "Si legge a voce alta, a turno, e poi si chiacchiera davanti a una tisana. Questo mese: racconti di montagna. Non serve aver letto niente prima; il libro lo mettiamo noi.",
    imageUrl: "/images/events/cerchio-di-lettura.webp",
    inDays: 14,
    days: 1,
    startTime: "18:00",
    endTime: "20:00",
    location: "Sala Incontri, primo piano",
    spaceId: 16,
    price: "offerta libera",
    maxParticipants: 12,
    minParticipants: 4,
    currentParticipants: 12,
    translations: {
      en: {
        title: "Reading circle: slow pages",
        description:
          "We take turns reading aloud, then chat over a herbal tea. This month: mountain stories. You don't need to have read anything first; we bring the book.",
        location: "Meeting Room, first floor",
      },
    },
  },
  {
    title: "Notte delle candele",
    description:
      "Il giardino si spegne e si accendono trecento candele: musica dal vivo, poesie e pane caldo, seduti sull'erba. In caso di pioggia ci spostiamo nella Sala Cielo. Le iscrizioni sono chiuse, ma alla porta teniamo sempre qualche posto.",
    imageUrl: "/images/events/notte-delle-candele.webp",
    inDays: 4,
    days: 1,
    startTime: "21:00",
    endTime: "23:30",
    location: "Giardino",
    price: "12",
    maxParticipants: 80,
    minParticipants: 20,
    currentParticipants: 12,
    externalParticipants: 51,
    isRegistrationOpen: false,
    translations: {
      en: {
        title: "Night of candles",
        description:
          "The garden goes dark and three hundred candles are lit: live music, poetry and warm bread, sitting on the grass. If it rains we move to the Sky Room. Registration is closed, but we always keep a few places at the door.",
        location: "Garden",
      },
    },
  },
  {
    title: "Mercatino artigiano",
    description:
      "Ceramica, tessuti, saponi, miele e confetture: venti artigiani del quartiere nel nostro cortile, con un angolo di laboratorio per i bambini. L'ingresso è libero; il modulo serve a chi vuole esporre, perché i banchi sono contati.",
    imageUrl: "/images/events/mercatino-artigiano.webp",
    inDays: 24,
    days: 2,
    startTime: "10:00",
    endTime: "19:00",
    location: "Cortile",
    price: "ingresso libero",
    maxParticipants: 20,
    minParticipants: 10,
    currentParticipants: 0,
    externalParticipants: 9,
    googleFormUrl: "https://example.org/?modulo=mercatino",
    translations: {
      en: {
        title: "Craft market",
        description:
          "Pottery, textiles, soaps, honey and jams: twenty local makers in our courtyard, with a workshop corner for children. Admission is free; the form is for those who want a stall, as there are only so many.",
        location: "Courtyard",
      },
    },
  },
  {
    title: "Conferenza: dormire bene",
    description:
      "Perché il sonno si rompe e come si ricuce: una serata con una medica del sonno e un'insegnante di respiro, con molto spazio per le domande.",
    imageUrl: "/images/events/conferenza-benessere.webp",
    inDays: -18,
    days: 1,
    startTime: "18:30",
    endTime: "20:30",
    location: "Sala Cielo, sottotetto",
    price: "gratuito",
    maxParticipants: 40,
    minParticipants: 10,
    currentParticipants: 36,
    translations: {
      en: {
        title: "Talk: sleeping well",
        description:
          "Why sleep breaks and how it mends: an evening with a sleep doctor and a breathing teacher, with plenty of time for questions.",
        location: "Sky Room, attic",
      },
    },
  },
];

/** @param now dates are relative to its day in Rome */
export async function seedEvents(tx: Transaction, now: Date): Promise<void> {
  const today = dayOf(now);
  await tx.event.createMany({
    data: EVENTS.map(({ inDays, days, ...event }) => {
      const eventDate = addDays(today, inDays);
      const isMultiDay = days > 1;
      return {
        ...event,
        isMultiDay,
        eventDate: toDateColumn(eventDate),
        endDate: isMultiDay ? toDateColumn(addDays(eventDate, days - 1)) : null,
      };
    }),
  });
  for (const event of await listEvents({ withHidden: true }, tx)) {
    const { id, spaceId } = event;
    await replaceTaken(
      tx,
      "event",
      id,
      spaceId === null ? [] : eventSpans(event).map((span) => ({ ...span, spaceId })),
    );
    await seedRegistrations(tx, event, now);
  }
}

const FIRST_NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia", "Ivo", "Lucia", "Marco"];
const LAST_NAMES = ["Abate", "Bruni", "Costa", "Donati", "Esposito", "Ferri", "Galli", "Leone", "Marini"];

/** Creates a registration for every taken place: two places each, the last one perhaps one. */
async function seedRegistrations(tx: Transaction, event: CentreEvent, now: Date): Promise<void> {
  const places = event.currentParticipants - event.externalParticipants;
  for (let index = 0; index * 2 < places; index += 1) {
    const seats = Math.min(2, places - index * 2);
    const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? "";
    const lastName = LAST_NAMES[index % LAST_NAMES.length] ?? "";
    const email = `${firstName}.${lastName}@example.org`.toLowerCase();
    const contact = { firstName, lastName, email, phone: null, language: DEFAULT_LANGUAGE };
    const { personId } = await findOrCreateOwner(tx, contact);
    const data = {
      ...{ ...contact, personId, kind: "event" as const, eventId: event.id },
      madeAt: new Date(Math.min(now.getTime(), toInstant(event.eventDate, "00:00").getTime())),
      seats,
      totalAmount: signUpPrice(event.price, seats),
    };
    await tx.signUp.create({ data: await withCharge(tx, "signUp", data), select: { id: true } });
  }
}
