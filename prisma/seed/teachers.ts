import type { Transaction } from "../../lib/data/client";

interface SeedTeacher {
  name: string;
  imageUrl: string;
  bio: string;
  /** In English. */
  about: string;
  /** Beginnings of titles of what they teach. */
  teaches: readonly string[];
}

/** Three teachers with drawn portraits. */
const TEACHERS: readonly SeedTeacher[] = [
  {
    name: "Lucia Ferrante",
    imageUrl: "/images/teachers/lucia.webp",
    bio: "Insegna **hatha yoga** da quindici anni, con pazienza e senza fretta.\n\nPrima di ogni lezione prepara una tisana per chi arriva presto.",
    about:
      "She has taught **hatha yoga** for fifteen years, patiently and without hurry.\n\nBefore each class she makes herbal tea for those who come early.",
    teaches: ["Hatha yoga", "Danza in cerchio", "Ritiro di yoga"],
  },
  {
    name: "Tommaso Rivolta",
    imageUrl: "/images/teachers/tommaso.webp",
    bio: "Ceramista. Ha imparato al tornio dal nonno e insegna a sporcarsi le mani.\n\n- Laboratori per adulti\n- Cotture ogni due settimane",
    about:
      "A potter, taught at the wheel by his grandfather, who teaches others to get their hands dirty.\n\n- Workshops for adults\n- Firings every other week",
    teaches: ["Ceramica", "Mercatino"],
  },
  {
    name: "Samira Contardi",
    imageUrl: "/images/teachers/samira.webp",
    bio: "Pilates e **mindfulness**: il corpo che lavora e la mente che riposa. Tiene gruppi piccoli, per seguire ciascuno.",
    about:
      "Pilates and **mindfulness**: a body at work and a mind at rest. She keeps her groups small, to look after everyone.",
    teaches: ["Pilates", "Mindfulness", "Bagno di gong"],
  },
];

/** After courses and events, which they teach. */
export async function seedTeachers(tx: Transaction): Promise<void> {
  for (const [orderIndex, { about, teaches, ...teacher }] of TEACHERS.entries()) {
    const { id: teacherId } = await tx.teacher.create({
      data: { ...teacher, orderIndex, translations: { en: { bio: about } } },
    });
    const titled = {
      where: { OR: teaches.map((title) => ({ title: { startsWith: title } })) },
      select: { id: true },
    };
    const courses = await tx.course.findMany(titled);
    const events = await tx.event.findMany(titled);
    await tx.offeringTeacher.createMany({
      data: [
        ...courses.map(({ id }) => ({ courseId: id, teacherId, position: 0 })),
        ...events.map(({ id }) => ({ eventId: id, teacherId, position: 0 })),
      ],
    });
  }
}
