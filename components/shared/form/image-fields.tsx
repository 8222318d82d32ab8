"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useAccessDenied } from "@/components/shared/use-access-denied";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { upload } from "@/lib/client/upload";
import { imageAddress } from "@/lib/domain/space/space-image";
import { PicturePicker } from "./picture-picker";

interface ImageFieldProps {
  id?: string;
  "aria-describedby"?: string;
  name: string;
  label: string;
  maxMegabytes: number;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** A picture that is sent as soon as it is chosen; the form keeps its address. */
export function ImageField({
  name,
  endpoint,
  maxMegabytes,
  ...props
}: ImageFieldProps & { endpoint: string }) {
  const { field } = useController({ name });
  const [progress, setProgress] = useState<number | null>(null);
  const isDenied = useAccessDenied();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const form = new FormData();
    form.set("image", file);
    setProgress(0);
    try {
      const { signal } = controller;
      const answer = await upload<{ imageUrl: string }>({
        method: "POST",
        path: endpoint,
        form,
        signal,
        onProgress: setProgress,
      });
      field.onChange(answer.imageUrl);
    } catch (error) {
      if (controller.signal.aborted || isDenied(error)) return;
      toast({
        variant: "destructive",
        title: "Errore caricamento",
        description: failureText(error, "Errore durante il caricamento dell'immagine"),
      });
    } finally {
      setProgress(null);
    }
  }

  const address = asText(field.value);
  return (
    <PicturePicker
      {...props}
      maxMegabytes={maxMegabytes}
      preview={address && imageAddress(address)}
      progress={progress}
      onPick={(file) => void send(file)}
      onRemove={() => field.onChange("")}
    />
  );
}

/** A picture that is sent with the form: until then only the browser has it. */
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
      onPick={field.onChange}
      onRemove={file ? () => field.onChange(null) : undefined}
    />
  );
}
