import { listPlannedCourses } from "@/lib/data/catalogue/courses";
import { toDateColumn } from "@/lib/data/date-columns";
import { replaceTaken } from "@/lib/data/room-time/taken-times";
import { courseSpans } from "@/lib/domain/catalogue/course-sessions";
import { addDays, type CalendarDay, dayOf, dayOfWeek } from "@/lib/domain/time/dates";
import type { Transaction } from "../../lib/data/client";

/** Six courses: one hidden, one with an external form, one that needs no registration (docs/rules.md). */
const COURSES = [
  {
    title: "Hatha yoga del mattino",
    description:
      "Un'ora e mezza per svegliare il corpo con calma: respiro, posizioni tenute a lungo e un rilassamento finale sotto le grandi finestre della Sala Cielo. Si lavora a piccoli passi, ciascuno con il proprio ritmo, e ogni posizione ha una variante più semplice. Va bene anche per chi non ha mai srotolato un tappetino.",
    imageUrl: "/images/courses/hatha-yoga.webp",
    price: "120",
    format: "presenza",
    type: "gruppo",
    location: "Sala Cielo",
    spaceId: 17,
    maxParticipants: 16,
    minParticipants: 5,
    duration: "10 incontri di 90 minuti",
    schedule: "Martedì e giovedì, 07:30 – 09:00",
    sessions: [
      { dayOfWeek: 2, startTime: "07:30", endTime: "09:00" },
      { dayOfWeek: 4, startTime: "07:30", endTime: "09:00" },
    ],
    weekday: 2,
    startsInDays: 12,
    days: 31,
    isPopular: true,
    isFeatured: true,
    additionalInfo: [
      "I tappetini e le coperte ci sono già",
      "La prima lezione è di prova e non impegna",
      "Chi salta un incontro può recuperarlo entro il mese",
    ],
    translations: {
      en: {
        title: "Morning hatha yoga",
        description:
          "An hour and a half to wake the body gently: breathing, long-held poses and a final relaxation under the big windows of the Sky Room. We move in small steps, everyone at their own pace, and each pose has an easier version. Fine for those who have never unrolled a mat, too.",
        location: "Sky Room",
        duration: "10 classes of 90 minutes",
        schedule: "Tuesdays and Thursdays, 07:30 – 09:00",
        additionalInfo: [
          "Mats and blankets are provided",
          "The first class is a trial, with no obligation",
          "A missed class can be made up within the month",
        ],
      },
    },
  },
  {
    title: "Mindfulness per giornate piene",
    description:
      "Otto settimane per imparare a fermarsi: meditazione seduta, camminata consapevole, ascolto del corpo e piccoli esercizi da portare con sé in ufficio e in famiglia. Ogni settimana ricevi una traccia audio per la pratica a casa. Puoi seguire in sala oppure collegarti da dove sei.",
    imageUrl: "/images/courses/mindfulness.webp",
    price: "160",
    format: "misto",
    type: "gruppo",
    location: "Sala Cielo, oppure online",
    spaceId: 17,
    maxParticipants: 20,
    minParticipants: 6,
    duration: "8 incontri di 2 ore",
    schedule: "Mercoledì, 19:00 – 21:00",
    sessions: [{ dayOfWeek: 3, startTime: "19:00", endTime: "21:00" }],
    weekday: 3,
    startsInDays: 20,
    days: 50,
    googleFormUrl: "https://example.org/?modulo=mindfulness",
    isPopular: true,
    additionalInfo: ["Tracce audio comprese", "Il collegamento online arriva per e-mail il giorno prima"],
    translations: {
      en: {
        title: "Mindfulness for busy days",
        description:
          "Eight weeks to learn how to stop: sitting meditation, mindful walking, listening to the body, and small exercises to take to the office and home. Every week you get an audio track for practice at home. Join in the room or connect from wherever you are.",
        location: "Sky Room, or online",
        duration: "8 meetings of 2 hours",
        schedule: "Wednesdays, 19:00 – 21:00",
        additionalInfo: ["Audio tracks included", "The online link is sent to you the day before"],
      },
    },
  },
  {
    title: "Pilates a corpo libero",
    description:
      "Poche persone, molta attenzione: si lavora sulla postura, sul centro del corpo e sul respiro, con esercizi che proteggono la schiena e si sentono già dopo la prima settimana. Il gruppo resta piccolo perché l'insegnante possa correggere ciascuno.",
    imageUrl: "/images/courses/pilates.webp",
    price: "170",
    dropInPrice: "16",
    format: "presenza",
    type: "gruppo",
    location: "Sala Incontri",
    spaceId: 16,
    maxParticipants: 8,
    minParticipants: 3,
    duration: "12 incontri di un'ora",
    schedule: "Lunedì e venerdì, 13:00 – 14:00",
    sessions: [
      { dayOfWeek: 1, startTime: "13:00", endTime: "14:00" },
      { dayOfWeek: 5, startTime: "13:00", endTime: "14:00" },
    ],
    weekday: 1,
    // Goes on already, so that this week's timetable has lessons.
    startsInDays: -8,
    days: 40,
    additionalInfo: ["Abiti comodi e calze antiscivolo", "Un certificato medico non è richiesto"],
    translations: {
      en: {
        title: "Mat Pilates",
        description:
          "Few people, much attention: we work on posture, core and breath, with exercises that protect the back and can be felt after the first week. The group stays small so that the teacher can correct everyone.",
        location: "Meeting Room",
        duration: "12 classes of one hour",
        schedule: "Mondays and Fridays, 13:00 – 14:00",
        additionalInfo: ["Comfortable clothes and non-slip socks", "No medical certificate needed"],
      },
    },
  },
  {
    title: "Ceramica: le mani nella terra",
    description:
      "Si comincia da una palla di argilla e si finisce con una ciotola, una tazza e un piatto fatti da te, smaltati e cotti nel nostro forno. Il laboratorio è luminoso, il tavolo è lungo e nessuno ha fretta. Gli attrezzi, la terra e la cottura sono compresi nel prezzo.",
    imageUrl: "/images/courses/ceramica.webp",
    price: "180",
    format: "presenza",
    type: "gruppo",
    location: "Laboratorio Argilla, piano terra",
    maxParticipants: 10,
    minParticipants: 4,
    duration: "5 incontri di 3 ore",
    schedule: "Sabato, 10:00 – 13:00",
    spaceId: 15,
    sessions: [{ dayOfWeek: 6, startTime: "10:00", endTime: "13:00" }],
    weekday: 6,
    startsInDays: 16,
    days: 29,
    isFeatured: true,
    additionalInfo: [
      "Materiali e due cotture compresi",
      "Porta un grembiule che può sporcarsi",
      "I pezzi si ritirano una decina di giorni dopo l'ultimo incontro",
    ],
    translations: {
      en: {
        title: "Pottery: hands in the clay",
        description:
          "You start with a ball of clay and end with a bowl, a cup and a plate of your own, glazed and fired in our kiln. The workshop is bright, the table is long and nobody is in a hurry. Tools, clay and firing are included in the price.",
        location: "Clay Workshop, ground floor",
        duration: "5 classes of 3 hours",
        schedule: "Saturdays, 10:00 – 13:00",
        additionalInfo: [
          "Materials and two firings included",
          "Bring an apron that can get dirty",
          "Pieces can be collected about ten days after the last class",
        ],
      },
    },
  },
  {
    title: "Massaggio ayurvedico, incontri individuali",
    description:
      "Un percorso su misura, un'ora alla volta, nella quiete della Sala Salvia: olio tiepido, gesti lenti e il tempo che serve. Il calendario si decide insieme, per questo non c'è un'iscrizione da compilare: scrivici o chiamaci e troviamo il momento giusto per te.",
    imageUrl: "/images/courses/massaggio.webp",
    price: "su richiesta",
    format: "presenza",
    type: "individuale",
    location: "Sala Salvia, piano terra",
    maxParticipants: 1,
    minParticipants: 1,
    duration: "Sedute di 60 minuti",
    schedule: "Su appuntamento, dal lunedì al sabato",
    requiresRegistration: false,
    additionalInfo: ["Per la prima volta prevediamo un breve colloquio, senza costi"],
    translations: {
      en: {
        title: "Ayurvedic massage, one-to-one sessions",
        description:
          "A programme of your own, an hour at a time, in the quiet of the Sage Room: warm oil, slow movements and all the time it takes. Dates are agreed together, so there is no form to fill in: write or call and we will find the right moment for you.",
        location: "Sage Room, ground floor",
        duration: "60-minute sessions",
        schedule: "By appointment, Monday to Saturday",
        additionalInfo: ["The first time there is a short conversation, free of charge"],
      },
    },
  },
  {
    title: "Danza in cerchio",
    description:
      "Danze popolari e meditative da tutto il mondo, imparate insieme tenendosi per mano. Il corso è in pausa e riprende con la bella stagione, quando si balla nel giardino.",
    imageUrl: "/images/courses/danza.webp",
    price: "70",
    format: "presenza",
    type: "gruppo",
    location: "Giardino",
    maxParticipants: 24,
    minParticipants: 8,
    duration: "8 incontri di 90 minuti",
    schedule: "Domenica, 17:00 – 18:30",
    isActive: false,
    additionalInfo: ["Non serve saper ballare"],
    translations: {
      en: {
        title: "Circle dance",
        description:
          "Folk and meditative dances from all over the world, learnt together hand in hand. The course is taking a break and returns with the warm season, when we dance in the garden.",
        location: "Garden",
        duration: "8 classes of 90 minutes",
        schedule: "Sundays, 17:00 – 18:30",
        additionalInfo: ["No dance experience needed"],
      },
    },
  },
] as const;

/** The first day from `from` on that is the given weekday (0 is Sunday). */
function nextWeekday(from: CalendarDay, weekday: number): CalendarDay {
  return addDays(from, (weekday - dayOfWeek(from) + 7) % 7);
}

/** @param now dates are relative to its day in Rome */
export async function seedCourses(tx: Transaction, now: Date): Promise<void> {
  const today = dayOf(now);
  await tx.course.createMany({
    data: COURSES.map((course) => {
      const { additionalInfo, ...fields } = course;
      if (!("startsInDays" in fields)) return { ...fields, additionalInfo: [...additionalInfo] };
      const { weekday, startsInDays, days, ...rest } = fields;
      const startDate = nextWeekday(addDays(today, startsInDays), weekday);
      return {
        ...rest,
        additionalInfo: [...additionalInfo],
        startDate: toDateColumn(startDate),
        endDate: toDateColumn(addDays(startDate, days - 1)),
        isMultiDay: true,
      };
    }),
  });
  // Take the time of the rooms.
  for (const course of await listPlannedCourses(tx, null)) {
    const spans = courseSpans(course, [], () => null);
    await replaceTaken(tx, "course", course.id, spans);
  }
}
