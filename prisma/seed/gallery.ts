import type { Transaction } from "../../lib/data/client";

/** The pictures of the home page's gallery, in order. */
const IMAGES = [
  {
    title: "Il cerchio del giovedì, seduti sui cuscini",
    english: "The Thursday circle, sitting on cushions",
    file: "cerchio",
  },
  { title: "Concerto di arpa al tramonto", english: "Harp concert at sunset", file: "concerto" },
  { title: "Yoga nel giardino, a giugno", english: "Yoga in the garden, in June", file: "giardino" },
  {
    title: "Mani al lavoro nel laboratorio di ceramica",
    english: "Hands at work in the pottery workshop",
    file: "laboratorio",
  },
  { title: "La festa d'estate nel cortile", english: "The summer party in the courtyard", file: "festa" },
] as const;

export async function seedGallery(tx: Transaction): Promise<void> {
  await tx.eventGalleryImage.createMany({
    data: IMAGES.map(({ title, english, file }, index) => ({
      title,
      translations: { en: { title: english } },
      imageUrl: `/images/gallery/${file}.webp`,
      orderIndex: index + 1,
    })),
  });
}
