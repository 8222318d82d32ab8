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
  },
] as const;

/** The alternative texts of the pictures in public/images/spaces, in order. */
const PICTURES: Record<(typeof SPACES)[number]["id"], readonly [string, string, string]> = {
  13: [
    "Sala Salvia: il lettino al centro della stanza, sotto la finestra ovale",
    "Il mobile con asciugamani, oli e una candela accesa",
    "La finestra ovale che guarda sul cortile",
  ],
  14: [
    "Studio Loto: tappetini sul parquet davanti alle finestre ad arco",
    "I tappetini da yoga con i cuscini arrotolati",
    "Lo specchio con la sbarra e le colline oltre le finestre",
  ],
  15: [
    "Laboratorio Argilla: il tavolo lungo, il tornio e gli scaffali",
    "Gli scaffali con i vasi e il tornio accanto",
    "Il tavolo da lavoro con vasi, pennelli e ciotole",
  ],
  16: [
    "Sala Incontri: il tavolo ovale con le sedie colorate e la lavagna",
    "La lavagna alla parete, sotto le lampade di rame",
    "La finestra con la pianta e un angolo del tavolo",
  ],
  17: [
    "Sala Cielo: i cuscini in cerchio sotto le travi e le finestre sul tetto",
    "Campane tibetane e candele al centro del cerchio",
    "Il cielo dalle finestre fra le travi del sottotetto",
  ],
};

/** Sala Salvia is closed on Sundays; the afternoon of Wednesdays is kept for the association. */
const TIMETABLE = [
  { spaceId: 13, dayOfWeek: 0, startTime: "08:00", endTime: "20:00", isAvailable: false },
  { spaceId: 13, dayOfWeek: 3, startTime: "08:00", endTime: "13:00", isAvailable: true },
];

export async function seedSpaces(tx: Transaction): Promise<void> {
  await tx.space.createMany({ data: SPACES.map((space) => ({ ...space, amenities: [...space.amenities] })) });
  await tx.spaceImage.createMany({
    data: SPACES.flatMap(({ id }) =>
      PICTURES[id].map((altText, position) => ({
        spaceId: id,
        imageUrl: `/images/spaces/space-${id}${position === 0 ? "" : `-${position + 1}`}.webp`,
        altText,
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
