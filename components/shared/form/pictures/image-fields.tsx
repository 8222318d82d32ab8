"use client";

import { useEffect, useMemo } from "react";
import { useController, useWatch } from "react-hook-form";
import { imageAddress } from "@/lib/domain/space/space-image";
import { PicturePicker } from "./picture-picker";
import { usePictureUpload } from "./use-picture-upload";

interface ImageFieldProps {
  id?: string;
  "aria-describedby"?: string;
  name: string;
  label: string;
  maxMegabytes: number;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** A picture that is uploaded when chosen; the form holds its address and waits for the upload before it is sent. */
export function ImageField({
  name,
  endpoint,
  maxMegabytes,
  ...props
}: ImageFieldProps & { endpoint: string }) {
  const { field } = useController({ name });
  const { progress, send } = usePictureUpload(endpoint);
  const address = asText(field.value);
  return (
    <PicturePicker
      {...props}
      maxMegabytes={maxMegabytes}
      preview={address && imageAddress(address)}
      progress={progress}
      onPick={([file]) => send([file], ([imageUrl]) => field.onChange(imageUrl))}
      onRemove={() => field.onChange("")}
    />
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
