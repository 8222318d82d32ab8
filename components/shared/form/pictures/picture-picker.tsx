import { useTranslations } from "next-intl";
import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ImagePlus, Trash2 } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { text } from "@/lib/domain/language/text";

const TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];
const MEGABYTE = 1024 * 1024;

interface PicturePickerProps {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false";
  label: string;
  /** The URL of the current picture; empty for none. */
  preview: string;
  maxMegabytes: number;
  /** From 0 to 1 during an upload, otherwise null. */
  progress: number | null;
  /** The number of files that may be chosen at once; one by default. */
  most?: number;
  /** Called with at most `most` files of accepted types and sizes. */
  onPick: (files: [File, ...File[]]) => void;
  /** Removes the picture; without it, no remove button is shown. */
  onRemove?: (() => void) | undefined;
}

const TEXTS = {
  one: { drop: "dropOne", choose: "chooseOne", button: "buttonOne" },
  several: { drop: "dropSeveral", choose: "chooseSeveral", button: "buttonSeveral" },
} as const;

/** The files of accepted type and size. If there are others, one toast explains why they are rejected. */
function acceptedFiles(files: readonly File[], maxMegabytes: number): File[] {
  const isKnown = (file: File) => TYPES.includes(file.type);
  const fits = (file: File) => file.size <= maxMegabytes * MEGABYTE;
  if (!files.every(isKnown))
    toast({
      variant: "destructive",
      title: text("editor.pictures.wrongTypeTitle"),
      description: text("editor.pictures.wrongType"),
    });
  else if (!files.every(fits))
    toast({
      variant: "destructive",
      title: text("editor.pictures.tooLargeTitle"),
      description: text("editor.pictures.tooLarge", { megabytes: maxMegabytes }),
    });
  return files.filter((file) => isKnown(file) && fits(file));
}

/**
 * Chooses pictures by button or drag and drop, with a preview. Type and size are checked before anything is uploaded.
 */
export function PicturePicker(props: PicturePickerProps) {
  const t = useTranslations("editor.pictures");
  const { id, label, preview, progress, onRemove, most = 1 } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isBusy = progress !== null;
  const texts = most > 1 ? TEXTS.several : TEXTS.one;

  function take(files: FileList | null): void {
    if (isBusy) return;
    const [first, ...others] = acceptedFiles([...(files ?? [])].slice(0, most), props.maxMegabytes);
    if (first !== undefined) props.onPick([first, ...others]);
  }

  function change(event: ChangeEvent<HTMLInputElement>): void {
    take(event.target.files);
    // Reset, so that the same file can be chosen again after it was removed.
    event.target.value = "";
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <fieldset
      aria-label={t("of", { label })}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "m-0 flex min-w-0 flex-col gap-4 rounded-lg border-2 border-dashed border-sand-300 bg-sand-50 p-4 transition-colors sm:flex-row sm:items-center",
        isOver && "border-sage-600 bg-sage-50",
      )}
    >
      <div className="grid aspect-[16/10] w-full shrink-0 place-items-center overflow-hidden rounded-md bg-sand-100 text-ink-2 sm:w-44">
        {preview ? (
          <ImageWithFallback
            src={preview}
            alt={t("preview")}
            width={352}
            height={220}
            className="size-full object-cover"
          />
        ) : (
          <ImagePlus className="size-8" />
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="text-[0.94rem] text-ink-2">{t(isOver ? texts.drop : texts.choose)}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            id={id}
            variant="outline"
            size="sm"
            disabled={isBusy}
            aria-describedby={props["aria-describedby"]}
            onClick={() => inputRef.current?.click()}
          >
            <ImagePlus />
            {preview ? t("change") : t(texts.button)}
          </Button>
          {preview && onRemove && (
            <Button variant="ghost" size="sm" disabled={isBusy} onClick={onRemove}>
              <Trash2 />
              {t("remove")}
            </Button>
          )}
        </div>
        <input
          ref={inputRef}
          type="file"
          accept={TYPES.join(",")}
          multiple={most > 1}
          onChange={change}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        {isBusy && <UploadBar progress={progress} />}
      </div>
    </fieldset>
  );
}

export function UploadBar({ progress }: { progress: number }) {
  const t = useTranslations("editor.pictures");
  const percent = Math.round(progress * 100);
  return (
    <div className="flex w-full items-center gap-3 text-sm text-ink-2" role="status">
      <progress value={percent} max={100} aria-label={t("uploading")} className="upload-bar" />
      <span className="tabular-nums">{percent}%</span>
    </div>
  );
}
