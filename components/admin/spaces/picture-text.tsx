"use client";

import { useTranslations } from "next-intl";
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
import { spaceImageUpdateSchema } from "@/lib/schemas/space/space-image";

type Values = z.input<typeof spaceImageUpdateSchema>;

interface PictureTextProps {
  /** API path of the picture. */
  path: string;
  picture: { altText: string; translations?: Translations | undefined };
  onClose: () => void;
}

/** Edits the alternative text of a picture in each language. */
export function PictureText({ path, picture: { altText, translations }, onClose }: PictureTextProps) {
  const t = useTranslations("panel.spaces.pictureText");
  const tAccount = useTranslations("account");
  const act = useAdminAction();
  const form = useForm<Values, unknown, z.output<typeof spaceImageUpdateSchema>>({
    resolver: schemaResolver(spaceImageUpdateSchema),
    defaultValues: { altText, translations: translationValues(translations, { altText: "" }) },
    mode: "onTouched",
  });

  const save = form.handleSubmit(async (change) => {
    try {
      await act(() => api.patch(path, change), {
        success: t("updated"),
        failure: t("updateFailed"),
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
        title={t("title")}
        onSubmit={(event) => void save(event)}
        submitLabel={tAccount("save")}
        pending={form.formState.isSubmitting}
      >
        <TranslatedField
          definition={{
            kind: "text",
            name: "altText",
            label: t("label"),
            hint: t("hint"),
            isTranslated: true,
          }}
          className=""
        />
      </FormDialog>
    </FormProvider>
  );
}
