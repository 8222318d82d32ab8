"use client";

import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { TranslatedField } from "@/components/shared/form/translated-field";
import { translationValues } from "@/components/shared/form/translation-values";
import { api } from "@/lib/client/api-client";
import type { Translations } from "@/lib/domain/language/translations";
import { VALIDATION } from "@/lib/messages/validation";
import { spaceImageUpdateSchema } from "@/lib/schemas/space/space-image";

export const PICTURE_TEXT = {
  label: "Che cosa mostra",
  hint: "Lo legge chi non vede l'immagine.",
  missing: VALIDATION.altText,
} as const;

type Values = z.input<typeof spaceImageUpdateSchema>;

const FIELD = {
  kind: "text",
  name: "altText",
  label: PICTURE_TEXT.label,
  hint: PICTURE_TEXT.hint,
  isTranslated: true,
} as const;

interface PictureTextProps {
  /** Path of the picture in the API. */
  path: string;
  picture: { altText: string; translations?: Translations | undefined };
  onClose: () => void;
}

/** Edits the alternative text of a picture, in each language. */
export function PictureText({ path, picture: { altText, translations }, onClose }: PictureTextProps) {
  const act = useAdminAction();
  const form = useForm<Values, unknown, z.output<typeof spaceImageUpdateSchema>>({
    resolver: schemaResolver(spaceImageUpdateSchema),
    defaultValues: { altText, translations: translationValues(translations, { altText: "" }) },
    mode: "onTouched",
  });

  const save = form.handleSubmit(async (change) => {
    try {
      await act(() => api.patch(path, change), {
        success: "Immagine aggiornata",
        failure: "Errore nell'aggiornamento dell'immagine",
      });
      onClose();
    } catch (error) {
      showServerErrors(form, ["altText"], error);
    }
  });

  return (
    <FormProvider {...form}>
      <FormDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Modifica la descrizione"
        onSubmit={(event) => void save(event)}
        submitLabel="Salva"
        pending={form.formState.isSubmitting}
      >
        <TranslatedField definition={FIELD} className="" />
      </FormDialog>
    </FormProvider>
  );
}
