import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { useController, useWatch } from "react-hook-form";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Button } from "@/components/ui/button";
import { Trash2 } from "@/components/ui/icons";
import { imageAddress } from "@/lib/domain/space/space-image";
import { PicturePicker } from "./picture-picker";
import { UploadFailure } from "./upload-failure";
import { usePictureUpload } from "./use-picture-upload";

interface ImageFieldProps {
  id?: string;
  "aria-describedby"?: string;
  name: string;
  label: string;
  maxMegabytes: number;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * A picture that is uploaded when chosen. The field's value is its URL; the form waits for the upload before it is
 * submitted.
 */
export function ImageField({
  name,
  endpoint,
  maxMegabytes,
  ...props
}: ImageFieldProps & { endpoint: string }) {
  const { field } = useController({ name });
  const { progress, failed, send } = usePictureUpload(name, endpoint);
  const address = asText(field.value);
  const pick = (files: readonly File[]) => send(files, ([imageUrl]) => field.onChange(imageUrl));
  return (
    <div className="flex flex-col gap-2">
      <PicturePicker
        {...props}
        maxMegabytes={maxMegabytes}
        preview={address && imageAddress(address)}
        progress={progress}
        onPick={pick}
        onRemove={() => field.onChange("")}
      />
      <UploadFailure name={name} failed={failed} onRetry={pick} />
    </div>
  );
}

/** A picture that is sent with the form; until then it stays in the browser. */
export function FileField({ name, address, maxMegabytes, ...props }: ImageFieldProps & { address: string }) {
  const { field } = useController({ name });
  const kept: unknown = useWatch({ name: address });
  const file = field.value instanceof File ? field.value : null;
  const local = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (local && URL.revokeObjectURL(local)), [local]);

  const before = asText(kept);
  return (
    <PicturePicker
      {...props}
      maxMegabytes={maxMegabytes}
      preview={local ?? (before && imageAddress(before))}
      progress={null}
      onPick={([picked]) => field.onChange(picked)}
      onRemove={file ? () => field.onChange(null) : undefined}
    />
  );
}

interface ImageListFieldProps {
  id?: string;
  "aria-describedby"?: string;
  name: string;
  label: string;
  endpoint: string;
  maxMegabytes: number;
  most: number;
}

/**
 * Several pictures that are uploaded when chosen. The field's value is the ordered list of their URLs; the form waits
 * for the uploads.
 */
export function ImageListField({ name, endpoint, most, label, ...props }: ImageListFieldProps) {
  const t = useTranslations("editor.pictures");
  const { field } = useController({ name });
  const { progress, failed, send } = usePictureUpload(name, endpoint);
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const pick = (files: readonly File[]) =>
    send(files.slice(0, most - chosen.length), (stored) => field.onChange([...chosen, ...stored]));
  return (
    <div className="flex flex-col gap-3">
      {chosen.length > 0 && (
        <ol
          aria-label={t("inOrder", { label })}
          className="m-0 grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-4"
        >
          {chosen.map((address, index) => (
            <li key={address} className="relative">
              <ImageWithFallback
                src={imageAddress(address)}
                alt={t("number", { number: index + 1 })}
                width={352}
                height={220}
                className="aspect-[16/10] w-full rounded-md object-cover"
              />
              {index === 0 && (
                <span className="absolute bottom-1.5 left-1.5 rounded-sm bg-surface px-2 py-0.5 text-sm font-medium">
                  {t("inLists")}
                </span>
              )}
              <Button
                variant="outline"
                size="icon"
                aria-label={t("removeNumber", { number: index + 1 })}
                className="absolute top-1.5 right-1.5"
                onClick={() => field.onChange(chosen.filter((other) => other !== address))}
              >
                <Trash2 />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {chosen.length < most ? (
        <PicturePicker
          {...props}
          label={label}
          most={most - chosen.length}
          preview=""
          progress={progress}
          onPick={pick}
        />
      ) : (
        <p className="text-[0.94rem] text-ink-2">{t("full", { most })}</p>
      )}
      <UploadFailure name={name} failed={failed} onRetry={pick} />
    </div>
  );
}
