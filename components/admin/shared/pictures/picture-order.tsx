import { useTranslations } from "next-intl";
import { type DragEvent, type ReactNode, useState } from "react";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ArrowLeft, ArrowRight, GripVertical } from "@/components/ui/icons";
import { moveItem } from "./reorder";

interface OrderedPicture {
  id: number;
  src: string;
  title: string;
  isFaded?: boolean;
}

interface PictureOrderProps<P extends OrderedPicture> {
  pictures: readonly P[];
  label: string;
  /** Stores a new order; if it rejects, after its own toast, the old order is restored. */
  onOrder: (next: readonly P[]) => Promise<unknown>;
  children?: (picture: P) => ReactNode;
}

/** Sortable pictures: by drag and drop, or by the buttons below each. */
export function PictureOrder<P extends OrderedPicture>({
  pictures,
  label,
  onOrder,
  children,
}: PictureOrderProps<P>) {
  const t = useTranslations("panel.pictures");
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [moved, setMoved] = useState<readonly P[] | null>(null);
  const [announced, setAnnounced] = useState("");
  const shown = moved ?? pictures;

  async function move(from: number, to: number): Promise<void> {
    const picture = shown[from];
    if (picture === undefined || from === to || moved !== null) return;
    const next = moveItem(shown, from, to);
    setMoved(next);
    setAnnounced(t("moved", { title: picture.title, position: to + 1, count: next.length }));
    try {
      await onOrder(next);
    } catch {
      // The toast has shown the error; the old order is restored.
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
    <>
      <ol className="m-0 flex shrink-0 list-none gap-3 overflow-x-auto p-1 pb-2" aria-label={label}>
        {shown.map((picture, index) => (
          <li
            key={picture.id}
            // One move at a time: a move that started while another is being stored would be lost.
            draggable={shown.length > 1 && moved === null}
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
                src={picture.src}
                alt=""
                width={288}
                height={192}
                draggable={false}
                className={cn("aspect-[3/2] w-full rounded-sm object-cover", picture.isFaded && "opacity-40")}
              />
              {shown.length > 1 && (
                <span
                  aria-hidden
                  className="absolute top-1.5 left-1.5 grid size-7 cursor-grab place-items-center rounded-full bg-surface/90"
                >
                  <GripVertical className="size-4" />
                </span>
              )}
            </div>
            <p className="mt-1.5 truncate text-[0.88rem] font-medium">
              {index + 1}. {picture.title}
            </p>
            {children?.(picture)}
            {shown.length > 1 && (
              <div className="mt-1 flex justify-between">
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={index === 0}
                  aria-label={t("moveBefore", { title: picture.title })}
                  onClick={() => void move(index, index - 1)}
                >
                  <ArrowLeft />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={index === shown.length - 1}
                  aria-label={t("moveAfter", { title: picture.title })}
                  onClick={() => void move(index, index + 1)}
                >
                  <ArrowRight />
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
