"use client";

import { type SubmitEvent, useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api-client";

export const PICTURE_TEXT = {
  label: "Che cosa mostra",
  hint: "Lo legge chi non vede l'immagine.",
  missing: "Descrivi che cosa mostra l'immagine",
} as const;

interface PictureTextProps {
  /** Path of the picture in the API. */
  path: string;
  altText: string;
  onClose: () => void;
}

/** Edits the alternative text of a picture. */
export function PictureText({ path, altText, onClose }: PictureTextProps) {
  const act = useAdminAction();
  const [text, setText] = useState(altText);
  const [isTried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const isMissing = text.trim() === "";

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    setPending(true);
    try {
      await act(() => api.patch(path, { altText: text }), {
        success: "Immagine aggiornata",
        failure: "Errore nell'aggiornamento dell'immagine",
      });
      onClose();
    } catch {
      setPending(false);
    }
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Modifica la descrizione"
      onSubmit={(event) => void save(event)}
      submitLabel="Salva"
      pending={pending}
    >
      <Field
        label={PICTURE_TEXT.label}
        hint={PICTURE_TEXT.hint}
        error={isTried && isMissing ? PICTURE_TEXT.missing : undefined}
      >
        <Input value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
