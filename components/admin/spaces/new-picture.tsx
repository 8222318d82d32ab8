"use client";

import { useEffect, useMemo, useState } from "react";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { PicturePicker } from "@/components/shared/form/picture-picker";
import { SubmitButton } from "@/components/shared/submit-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { upload } from "@/lib/client/upload";
import type { SpaceImage } from "@/lib/schemas/space-image";
import { PICTURE_TEXT } from "./picture-text";

interface NewPictureProps {
  /** Of the pictures of the room in the API. */
  path: string;
  /** What a picture shows, until somebody says it better. */
  suggested: string;
}

/** A picture to add: chosen, described, then sent. */
export function NewPicture({ path, suggested }: NewPictureProps) {
  const act = useAdminAction();
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState(suggested);
  const [progress, setProgress] = useState<number | null>(null);
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : ""), [file]);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const isMissing = text.trim() === "";

  async function send(): Promise<void> {
    if (file === null || isMissing) return;
    const form = new FormData();
    form.set("image", file);
    form.set("altText", text);
    setProgress(0);
    try {
      await act(() => upload<SpaceImage>({ method: "POST", path, form, onProgress: setProgress }), {
        success: "Immagine aggiunta",
        failure: "Errore caricamento",
      });
      setFile(null);
      setText(suggested);
    } catch {
      // The toast has said why; the picture and its words are still there.
    } finally {
      setProgress(null);
    }
  }

  return (
    <section aria-label="Aggiungi un'immagine" className="flex flex-col gap-4">
      <h3 className="text-[1.2rem]">Aggiungi un'immagine</h3>
      <PicturePicker
        label="nuova immagine"
        maxMegabytes={5}
        preview={preview}
        progress={progress}
        onPick={setFile}
        onRemove={() => setFile(null)}
      />
      {file && (
        <>
          <Field
            label={PICTURE_TEXT.label}
            hint={PICTURE_TEXT.hint}
            error={isMissing ? PICTURE_TEXT.missing : undefined}
          >
            <Input value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
          </Field>
          <SubmitButton
            pending={progress !== null}
            disabled={isMissing}
            onClick={() => void send()}
            className="self-start"
          >
            Aggiungi immagine
          </SubmitButton>
        </>
      )}
    </section>
  );
}
