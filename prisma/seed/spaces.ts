import type { Transaction } from "../../lib/data/client";

/** The five spaces whose ids have fixed pictures (docs/rules.md). */
const SPACES = [
  {
    id: 13,
    name: "Sala Salvia",
    description:
      "Stanza raccolta per trattamenti e colloqui, con lettino, luce naturale e una finestra sul cortile interno. Silenziosa anche nelle ore di punta.",
    type: "therapy",
    location: "Piano terra",
    capacity: 4,
    pricePerHour: "25",
    pricePerDay: "45",
    pricePerWeek: "200",
    amenities: ["Lettino", "Lavabo", "Luce regolabile", "Wi-Fi"],
    features: {
      size: "18 m²",
      capacity: "fino a 4 persone",
      soundSystem: true,
      storage: true,
      yogaMats: false,
      airConditioning: true,
    },
    isPopular: true,
    isNew: false,
    minBookingHours: 1,
    translations: {
      en: {
        name: "Sage Room",
        description:
          "A quiet room for treatments and one-to-one sessions, with a treatment couch, natural light and a window onto the inner courtyard. Peaceful even at busy times.",
        location: "Ground floor",
        amenities: ["Treatment couch", "Washbasin", "Dimmable lights", "Wi-Fi"],
        features: { capacity: "up to 4 people" },
      },
    },
  },
  {
    id: 14,
    name: "Studio Loto",
    description:
      "Parquet, specchi e venti tappetini: lo spazio per lezioni di yoga, pilates e danza, con una grande finestra ad arco che guarda a est.",
    type: "yoga",
    location: "Primo piano",
    capacity: 20,
    pricePerHour: "40",
    pricePerDay: "70",
    pricePerWeek: "320",
    amenities: ["Tappetini", "Specchi", "Spogliatoio", "Doccia", "Wi-Fi"],
    features: {
      size: "64 m²",
      capacity: "fino a 20 persone",
      soundSystem: true,
      storage: true,
      yogaMats: true,
      airConditioning: true,
    },
    isPopular: true,
    isNew: false,
    minBookingHours: 1,
    translations: {
      en: {
        name: "Lotus Studio",
        description:
          "Wooden floor, mirrors and twenty mats: the room for yoga, Pilates and dance classes, with a large arched window facing east.",
        location: "First floor",
        amenities: ["Mats", "Mirrors", "Changing room", "Shower", "Wi-Fi"],
        features: { capacity: "up to 20 people" },
      },
    },
  },
  {
    id: 15,
    name: "Laboratorio Argilla",
    description:
      "Un tavolo lungo sei metri, scaffali, acqua corrente e pavimento che non teme le macchie: per ceramica, pittura ed erboristeria.",
    type: "workshop",
    location: "Piano terra, ingresso dal cortile",
    capacity: 12,
    pricePerHour: "35",
    pricePerDay: "60",
    pricePerWeek: "270",
    amenities: ["Tavolo da lavoro", "Lavello", "Forno per ceramica", "Scaffali"],
    features: {
      size: "48 m²",
      capacity: "fino a 12 persone",
      soundSystem: false,
      storage: true,
      yogaMats: false,
      airConditioning: false,
    },
    isPopular: false,
    isNew: false,
    minBookingHours: 2,
    translations: {
      en: {
        name: "Clay Workshop",
        description:
          "A six-metre table, shelves, running water and a floor that doesn't mind stains: for pottery, painting and herbalism.",
        location: "Ground floor, entrance from the courtyard",
        amenities: ["Worktable", "Sink", "Pottery kiln", "Shelves"],
        features: { capacity: "up to 12 people" },
      },
    },
  },
  {
    id: 16,
    name: "Sala Incontri",
    description:
      "Tavolo ovale per dodici, lavagna e proiettore: riunioni, supervisioni e piccoli corsi in un ambiente che mette a proprio agio.",
    type: "meeting",
    location: "Primo piano",
    capacity: 12,
    pricePerHour: "su richiesta",
    pricePerDay: "su richiesta",
    pricePerWeek: "su richiesta",
    amenities: ["Proiettore", "Lavagna", "Angolo tè", "Wi-Fi"],
    features: {
      size: "30 m²",
      capacity: "fino a 12 persone",
      soundSystem: true,
      storage: false,
      yogaMats: false,
      airConditioning: true,
    },
    isPopular: false,
    isNew: true,
    minBookingHours: 1,
    translations: {
      en: {
        name: "Meeting Room",
        description:
          "An oval table for twelve, a whiteboard and a projector: meetings, supervision and small courses in a room where people feel at ease.",
        location: "First floor",
        amenities: ["Projector", "Whiteboard", "Tea corner", "Wi-Fi"],
        features: { capacity: "up to 12 people" },
      },
    },
  },
  {
    id: 17,
    name: "Sala Cielo",
    description:
      "Il sottotetto con le finestre sul cielo: meditazione, cerchi, bagni di gong e ritiri. Cuscini e coperte per quaranta persone.",
    type: "yoga",
    location: "Sottotetto",
    capacity: 40,
    pricePerHour: "60",
    pricePerDay: "110",
    pricePerWeek: "500",
    amenities: ["Cuscini da meditazione", "Coperte", "Campane tibetane", "Impianto audio", "Wi-Fi"],
    features: {
      size: "96 m²",
      capacity: "fino a 40 persone",
      soundSystem: true,
      storage: false,
      yogaMats: true,
      airConditioning: true,
    },
    isPopular: false,
    isNew: true,
    openingTime: "09:00",
    minBookingHours: 1,
    translations: {
      en: {
        name: "Sky Room",
        description:
          "The attic with windows onto the sky: meditation, circles, gong baths and retreats. Cushions and blankets for forty people.",
        location: "Attic",
        amenities: ["Meditation cushions", "Blankets", "Singing bowls", "Sound system", "Wi-Fi"],
        features: { capacity: "up to 40 people" },
      },
    },
  },
] as const;

type Described = readonly [italian: string, english: string];

/** The alternative texts of the pictures in public/images/spaces, in order. */
const PICTURES: Record<(typeof SPACES)[number]["id"], readonly [Described, Described, Described]> = {
  13: [
    [
      "Sala Salvia: il lettino al centro della stanza, sotto la finestra ovale",
      "Sage Room: the treatment couch in the middle of the room, under the oval window",
    ],
    ["Il mobile con asciugamani, oli e una candela accesa", "The cabinet with towels, oils and a lit candle"],
    ["La finestra ovale che guarda sul cortile", "The oval window onto the courtyard"],
  ],
  14: [
    [
      "Studio Loto: tappetini sul parquet davanti alle finestre ad arco",
      "Lotus Studio: mats on the wooden floor in front of the arched windows",
    ],
    ["I tappetini da yoga con i cuscini arrotolati", "Yoga mats with rolled-up bolsters"],
    [
      "Lo specchio con la sbarra e le colline oltre le finestre",
      "The mirror with the barre, and the hills beyond the windows",
    ],
  ],
  15: [
    [
      "Laboratorio Argilla: il tavolo lungo, il tornio e gli scaffali",
      "Clay Workshop: the long table, the potter's wheel and the shelves",
    ],
    [
      "Gli scaffali con i vasi e il tornio accanto",
      "The shelves with pots and the potter's wheel beside them",
    ],
    ["Il tavolo da lavoro con vasi, pennelli e ciotole", "The worktable with pots, brushes and bowls"],
  ],
  16: [
    [
      "Sala Incontri: il tavolo ovale con le sedie colorate e la lavagna",
      "Meeting Room: the oval table with colourful chairs, and the whiteboard",
    ],
    [
      "La lavagna alla parete, sotto le lampade di rame",
      "The whiteboard on the wall, under the copper lamps",
    ],
    ["La finestra con la pianta e un angolo del tavolo", "The window with a plant and a corner of the table"],
  ],
  17: [
    [
      "Sala Cielo: i cuscini in cerchio sotto le travi e le finestre sul tetto",
      "Sky Room: cushions in a circle under the beams and the skylights",
    ],
    [
      "Campane tibetane e candele al centro del cerchio",
      "Singing bowls and candles in the middle of the circle",
    ],
    [
      "Il cielo dalle finestre fra le travi del sottotetto",
      "The sky through the windows between the attic's beams",
    ],
  ],
};

/** Sala Salvia is closed on Sundays; the afternoon of Wednesdays is kept for the association. */
const TIMETABLE = [
  { spaceId: 13, dayOfWeek: 0, startTime: "08:00", endTime: "20:00", isAvailable: false },
  { spaceId: 13, dayOfWeek: 3, startTime: "08:00", endTime: "13:00", isAvailable: true },
];

export async function seedSpaces(tx: Transaction): Promise<void> {
  await tx.space.createMany({
    data: SPACES.map(({ amenities, ...space }) => ({ ...space, amenities: [...amenities] })),
  });
  await tx.spaceImage.createMany({
    data: SPACES.flatMap(({ id }) =>
      PICTURES[id].map(([altText, english], position) => ({
        spaceId: id,
        imageUrl: `/images/spaces/space-${id}${position === 0 ? "" : `-${position + 1}`}.webp`,
        altText,
        translations: { en: { altText: english } },
        position,
      })),
    ),
  });
  // The first picture is shown in lists.
  for (const { id } of SPACES)
    await tx.space.update({ where: { id }, data: { imageUrl: `/images/spaces/space-${id}.webp` } });
  await tx.timeSlot.createMany({ data: TIMETABLE });
  await tx.$executeRaw`SELECT setval(pg_get_serial_sequence('spaces', 'id'), (SELECT max(id) FROM spaces))`;
}
