"use client";

import { useState } from "react";
import { PictureOrder } from "@/components/admin/shared/pictures/picture-order";
import { useResourceList } from "@/components/admin/shared/resource/use-resource";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Pencil, Trash2 } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import type { Translations } from "@/lib/domain/language/translations";
import { imageAddress, MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import type { ShownSpace } from "@/lib/schemas/space/space";
import { NewPictures } from "./new-pictures";
import { PictureText } from "./picture-text";

type Opened = {
  kind: "text" | "delete";
  id: number;
  altText: string;
  translations?: Translations | undefined;
};

/** The pictures of a room: added, described, put in order, removed. Each change is stored at once. */
export function RoomPicturesDialog({ row, onClose }: { row: ShownSpace; onClose: () => void }) {
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
          <DialogTitle>Immagini di {space.name}</DialogTitle>
          <DialogDescription>
            Fino a {MAX_SPACE_IMAGES}. La prima è quella degli elenchi: trascina le immagini per cambiare
            ordine, oppure usa le frecce sotto ognuna.
          </DialogDescription>
        </DialogHeader>
        {pictures.length === 0 && (
          <p className="rounded-md bg-sand-100 px-4 py-4 text-ink-2">
            Nessuna immagine: sul sito si vede quella predefinita.
          </p>
        )}
        <PictureOrder
          pictures={pictures}
          label={`Immagini di ${space.name}, in ordine`}
          onOrder={(next) =>
            act(() => api.put(path, { ids: next.map(({ id }) => id) }), {
              success: "Ordine aggiornato",
              failure: "Errore nell'aggiornamento dell'ordine",
            })
          }
        >
          {({ id, title, translations }) => (
            <div className="flex justify-between">
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Modifica la descrizione: ${title}`}
                onClick={() => setOpened({ kind: "text", id, altText: title, translations })}
              >
                <Pencil />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Elimina: ${title}`}
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
          <p className="text-[0.94rem] text-ink-2">
            Ci sono già {MAX_SPACE_IMAGES} immagini: per aggiungerne una, eliminane un'altra.
          </p>
        )}
      </DialogContent>
      {opened?.kind === "text" && (
        <PictureText path={`${path}/${opened.id}`} picture={opened} onClose={() => setOpened(null)} />
      )}
      <ConfirmDialog
        open={opened?.kind === "delete"}
        onOpenChange={(open) => !open && setOpened(null)}
        title="Eliminare l'immagine?"
        description={`«${opened?.altText ?? ""}» non si vedrà più sul sito. Non si può annullare: il file viene cancellato.`}
        confirmLabel="Elimina immagine"
        destructive
        onConfirm={async () => {
          if (opened === null) return;
          await act(() => api.delete(`${path}/${opened.id}`), {
            success: "Immagine eliminata",
            failure: "Errore nell'eliminazione dell'immagine",
          });
          setOpened(null);
        }}
      />
    </Dialog>
  );
}
