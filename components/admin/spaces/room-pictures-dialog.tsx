import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { PictureOrder } from "@/components/admin/shared/pictures/picture-order";
import { useResourceList } from "@/components/admin/shared/resource/use-resource";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { schemaResolver } from "@/components/shared/form/schema-resolver";
import { showServerErrors } from "@/components/shared/form/server-errors";
import { TranslatedField } from "@/components/shared/form/translated-field";
import { translationValues } from "@/components/shared/form/translation-values";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Pencil, Trash2 } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import type { Translations } from "@/lib/domain/language/translations";
import { imageAddress, MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import type { ShownSpace } from "@/lib/schemas/space/space";
import { spaceImageUpdateSchema } from "@/lib/schemas/space/space-image";
import { NewPictures } from "./new-pictures";

type Opened = {
  kind: "text" | "delete";
  id: number;
  altText: string;
  translations?: Translations | undefined;
};

/** A room's pictures: add, describe, sort, remove. Each change is stored at once. */
export function RoomPicturesDialog({ row, onClose }: { row: ShownSpace; onClose: () => void }) {
  const t = useTranslations("panel.spaces.pictures");
  const act = useAdminAction();
  const list = useResourceList<ShownSpace>({ listPath: "/api/spaces" });
  const [opened, setOpened] = useState<Opened | null>(null);
  const space = list.data?.find(({ id }) => id === row.id) ?? row;
  const path = `/api/spaces/${space.id}/images`;
  const pictures = space.images.map(({ id, imageUrl, altText, translations }) => ({
    id,
    title: altText,
    translations,
    src: imageAddress(imageUrl),
  }));

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:w-[min(52rem,calc(100vw-3rem))]">
        <DialogHeader>
          <DialogTitle>{t("title", { space: space.name })}</DialogTitle>
          <DialogDescription>{t("text", { most: MAX_SPACE_IMAGES })}</DialogDescription>
        </DialogHeader>
        {pictures.length === 0 && <p className="rounded-md bg-sand-100 px-4 py-4 text-ink-2">{t("none")}</p>}
        <PictureOrder
          pictures={pictures}
          label={t("inOrder", { space: space.name })}
          onOrder={(next) =>
            act(() => api.put(path, { ids: next.map(({ id }) => id) }), {
              success: t("orderUpdated"),
              failure: t("orderFailed"),
            })
          }
        >
          {({ id, title, translations }) => (
            <div className="flex justify-between">
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("editOf", { title })}
                onClick={() => setOpened({ kind: "text", id, altText: title, translations })}
              >
                <Pencil />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t("deleteOf", { title })}
                onClick={() => setOpened({ kind: "delete", id, altText: title })}
              >
                <Trash2 />
              </Button>
            </div>
          )}
        </PictureOrder>
        {pictures.length < MAX_SPACE_IMAGES ? (
          <NewPictures path={path} suggested={space.name} most={MAX_SPACE_IMAGES - pictures.length} />
        ) : (
          <p className="text-[0.94rem] text-ink-2">{t("full", { most: MAX_SPACE_IMAGES })}</p>
        )}
      </DialogContent>
      {opened?.kind === "text" && (
        <PictureText path={`${path}/${opened.id}`} picture={opened} onClose={() => setOpened(null)} />
      )}
      <ConfirmDialog
        open={opened?.kind === "delete"}
        onOpenChange={(open) => !open && setOpened(null)}
        title={t("deleteTitle")}
        description={t("deleteText", { title: opened?.altText ?? "" })}
        confirmLabel={t("delete")}
        destructive
        onConfirm={async () => {
          if (opened === null) return;
          await act(() => api.delete(`${path}/${opened.id}`), {
            success: t("deleted"),
            failure: t("deleteFailed"),
          });
          setOpened(null);
        }}
      />
    </Dialog>
  );
}

type Values = z.input<typeof spaceImageUpdateSchema>;

interface PictureTextProps {
  path: string;
  picture: { altText: string; translations?: Translations | undefined };
  onClose: () => void;
}

function PictureText({ path, picture: { altText, translations }, onClose }: PictureTextProps) {
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
