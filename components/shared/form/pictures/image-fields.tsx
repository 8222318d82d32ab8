"use client";

import { useEffect, useMemo } from "react";
import { useController, useWatch } from "react-hook-form";
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
