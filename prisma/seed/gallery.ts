import type { Transaction } from "../../lib/data/client";

/** The pictures of the home page's gallery, in order. */
const IMAGES = [
  { title: "Il cerchio del giovedì, seduti sui cuscini", file: "cerchio" },
  { title: "Concerto di arpa al tramonto", file: "concerto" },
  { title: "Yoga nel giardino, a giugno", file: "giardino" },
  { title: "Mani al lavoro nel laboratorio di ceramica", file: "laboratorio" },
  { title: "La festa d'estate nel cortile", file: "festa" },
] as const;

export async function seedGallery(tx: Transaction): Promise<void> {
  await tx.eventGalleryImage.createMany({
    data: IMAGES.map(({ title, file }, index) => ({
      title,
      imageUrl: `/images/gallery/${file}.webp`,
      orderIndex: index + 1,
    })),
  });
}
