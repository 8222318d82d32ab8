"use client";

import { type DragEvent, useState } from "react";
import { moveItem } from "@/components/admin/resources/reorder";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Button } from "@/components/ui/button";
import { ArrowLeft, ArrowRight, GripVertical } from "@/components/ui/icons";
import { imageAddress } from "@/lib/domain/space/space-image";
import type { GalleryImage } from "@/lib/schemas/gallery-image";
import { cn } from "@/lib/utils";
import { galleryResource } from "./gallery";
import { useResourceActions } from "./use-resource";

/** The images as they follow each other on the home page: moved by drag and drop, or by the buttons under each. */
export function GalleryOrder({ images }: { images: readonly GalleryImage[] }) {
  const { changeAll } = useResourceActions(galleryResource);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [moved, setMoved] = useState<readonly GalleryImage[] | null>(null);
  const [announced, setAnnounced] = useState("");
  const shown = moved ?? images;
  if (images.length < 2) return null;

  async function move(from: number, to: number): Promise<void> {
    const image = shown[from];
    if (image === undefined || from === to || moved !== null) return;
    const next = moveItem(shown, from, to);
    setMoved(next);
    setAnnounced(`${image.title}: posizione ${to + 1} di ${next.length}`);
    const changes = next.flatMap(({ id, orderIndex }, index) =>
      orderIndex === index ? [] : [{ id, body: { orderIndex: index } }],
    );
    try {
      await changeAll(changes);
    } catch {
      // The toast has said why; the old order is shown again.
    } finally {
      setMoved(null);
    }
  }

  const drop = (to: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== null) void move(dragged, to);
    setDragged(null);
    setOver(null);
  };

  return (
    <div className="rounded-lg border bg-surface p-4 shadow-rest">
      <h3 className="text-[1.2rem]">Ordine nella pagina iniziale</h3>
      <p className="mt-1 mb-3 text-[0.92rem] text-ink-2">
        Trascina le immagini, oppure usa le frecce sotto ognuna.
      </p>
      <ol className="m-0 flex list-none gap-3 overflow-x-auto p-1 pb-2" aria-label="Ordine delle immagini">
        {shown.map((image, index) => (
          <li
            key={image.id}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDrop={drop(index)}
            className={cn(
              "w-40 shrink-0 rounded-md border bg-surface p-2 transition-shadow",
              dragged === index && "opacity-50",
              over === index && dragged !== null && dragged !== index && "ring-3 ring-sage-300",
            )}
          >
            <div className="relative">
              <ImageWithFallback
                src={imageAddress(image.imageUrl)}
                alt=""
                width={288}
                height={192}
                draggable={false}
                className={cn("aspect-[3/2] w-full rounded-sm object-cover", !image.isActive && "opacity-40")}
              />
              <span
                aria-hidden
                className="absolute top-1.5 left-1.5 grid size-7 cursor-grab place-items-center rounded-full bg-surface/90"
              >
                <GripVertical className="size-4" />
              </span>
            </div>
            <p className="mt-1.5 truncate text-[0.88rem] font-medium">
              {index + 1}. {image.title}
            </p>
            {!image.isActive && <p className="text-[0.8rem] text-ink-2">Disattiva</p>}
            <div className="mt-1 flex justify-between">
              <Button
                variant="ghost"
                size="icon"
                disabled={index === 0}
                aria-label={`Sposta prima: ${image.title}`}
                onClick={() => void move(index, index - 1)}
              >
                <ArrowLeft />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                disabled={index === shown.length - 1}
                aria-label={`Sposta dopo: ${image.title}`}
                onClick={() => void move(index, index + 1)}
              >
                <ArrowRight />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
