import type { Transaction } from "../../lib/data/client";
import { SPACES } from "./example-rooms";

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
