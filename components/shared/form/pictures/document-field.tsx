import { useTranslations } from "next-intl";
import { type ChangeEvent, useRef } from "react";
import { useController } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Camera, Download, Paperclip, Trash2 } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { UploadBar } from "./picture-picker";
import { UploadFailure } from "./upload-failure";
import { usePictureUpload } from "./use-picture-upload";

const PDF = ["application/pdf"];
const PICTURES = ["image/jpeg", "image/png"];
const MEGABYTE = 1024 * 1024;

/**
 * A PDF, or a photo of the document, that is uploaded when chosen. The field's value is its URL; the form waits for the
 * upload before it is submitted.
 */
export function DocumentField({
  id,
  name,
  endpoint,
  maxMegabytes,
  orPicture = false,
  "aria-describedby": describedBy,
}: {
  id?: string;
  name: string;
  endpoint: string;
  maxMegabytes: number;
  orPicture?: boolean;
  "aria-describedby"?: string;
}) {
  const t = useTranslations("editor.documents");
  const types = orPicture ? [...PDF, ...PICTURES] : PDF;
  const { field } = useController({ name });
  const { progress, failed, send } = usePictureUpload(name, endpoint, "document");
  const pick = (files: readonly File[]) => send(files, ([stored]) => field.onChange(stored));
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const address = typeof field.value === "string" ? field.value : "";
  const isBusy = progress !== null;

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    if (file !== undefined && !types.includes(file.type))
      toast({
        variant: "destructive",
        title: t("wrongTypeTitle"),
        description: t(orPicture ? "wrongTypeOrPicture" : "wrongType"),
      });
    else if (file !== undefined && file.size > maxMegabytes * MEGABYTE)
      toast({
        variant: "destructive",
        title: t("tooLargeTitle"),
        description: t("tooLarge", { megabytes: maxMegabytes }),
      });
    else if (file !== undefined) pick([file]);
    // Reset, so that the same file can be chosen again after it was removed.
    target.value = "";
  }

  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          id={id}
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          <Paperclip />
          {address ? t("change") : t(orPicture ? "chooseOrPicture" : "choose")}
        </Button>
        {orPicture && (
          // Shown on devices that have a camera at hand. The other button takes files, including existing photos.
          <span className="hidden pointer-coarse:contents">
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => camera.current?.click()}>
              <Camera />
              {t("photograph")}
            </Button>
          </span>
        )}
        {address && (
          <>
            <Button asChild variant="ghost" size="sm">
              <a href={address} download>
                <Download />
                {t("open")}
              </a>
            </Button>
            <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => field.onChange("")}>
              <Trash2 />
              {t("remove")}
            </Button>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={types.join(",")}
        onChange={change}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      {orPicture && (
        <input
          ref={camera}
          type="file"
          accept={PICTURES.join(",")}
          capture="environment"
          onChange={change}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
      )}
      {isBusy && <UploadBar progress={progress} />}
      <UploadFailure name={name} failed={failed} onRetry={pick} />
    </div>
  );
}
