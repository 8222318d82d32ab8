import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { PicturePicker } from "@/components/shared/form/pictures/picture-picker";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { upload } from "@/lib/client/site/upload";
import { VALIDATION } from "@/lib/messages/validation";
import type { SpaceImage } from "@/lib/schemas/space/space-image";

interface NewPicturesProps {
  path: string;
  suggested: string;
  most: number;
}

interface ChosenPicture {
  key: number;
  file: File;
  altText: string;
}

/** Selected pictures with their descriptions, uploaded one after the other. Failed ones stay in the list. */
export function NewPictures({ path, suggested, most }: NewPicturesProps) {
  const t = useTranslations("panel.spaces.newPictures");
  const tText = useTranslations("panel.spaces.pictureText");
  const tPictures = useTranslations("editor.pictures");
  const act = useAdminAction();
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const isMissing = chosen.some(({ altText }) => altText.trim() === "");
  const nextKey = useRef(0);

  const add = (files: readonly File[]) =>
    setChosen([...chosen, ...files.map((file) => ({ key: nextKey.current++, file, altText: suggested }))]);
  const rename = (key: number, altText: string) =>
    setChosen(chosen.map((one) => (one.key === key ? { ...one, altText } : one)));

  async function sendOne({ file, altText }: ChosenPicture, onProgress: (part: number) => void) {
    const form = new FormData();
    form.set("image", file);
    form.set("altText", altText);
    await upload<SpaceImage>({ method: "POST", path, form, onProgress });
  }

  async function sendAll(): Promise<void> {
    if (isMissing) return;
    setProgress(0);
    try {
      await act(
        async () => {
          for (const [index, picture] of chosen.entries()) {
            await sendOne(picture, (part) => setProgress((index + part) / chosen.length));
            setChosen(chosen.slice(index + 1));
          }
        },
        {
          success: t("added", { count: chosen.length }),
          failure: tPictures("failed"),
        },
      );
    } catch {
      // The toast has shown the error; failed pictures and their descriptions are still there.
    } finally {
      setProgress(null);
    }
  }

  return (
    <section aria-label={t("title")} className="flex flex-col gap-4">
      <h3 className="text-[1.2rem]">{t("title")}</h3>
      {chosen.length < most && (
        <PicturePicker
          label={t("pictures")}
          maxMegabytes={5}
          most={most - chosen.length}
          preview=""
          progress={progress}
          onPick={add}
        />
      )}
      {chosen.map((picture) => (
        <div key={picture.key} className="flex items-start gap-3">
          <Preview file={picture.file} />
          <Field
            className="min-w-0 flex-1"
            label={tText("label")}
            hint={tText("hint")}
            error={picture.altText.trim() === "" ? VALIDATION.altText : undefined}
          >
            <Input
              value={picture.altText}
              maxLength={200}
              onChange={(event) => rename(picture.key, event.target.value)}
            />
          </Field>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("removeOf", { file: picture.file.name })}
            disabled={progress !== null}
            onClick={() => setChosen(chosen.filter(({ key }) => key !== picture.key))}
          >
            <Trash2 />
          </Button>
        </div>
      ))}
      {chosen.length > 0 && (
        <SubmitButton
          pending={progress !== null}
          disabled={isMissing}
          onClick={() => void sendAll()}
          className="self-start"
        >
          {t("add", { count: chosen.length })}
        </SubmitButton>
      )}
    </section>
  );
}

function Preview({ file }: { file: File }) {
  const t = useTranslations("panel.spaces.newPictures");
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <ImageWithFallback
      src={address}
      alt={t("preview", { file: file.name })}
      width={352}
      height={220}
      className="aspect-[16/10] w-28 shrink-0 rounded-md object-cover"
    />
  );
}
