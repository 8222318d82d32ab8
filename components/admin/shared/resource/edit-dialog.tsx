import { useTranslations } from "next-intl";
import type { FieldValues } from "react-hook-form";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { Button } from "@/components/ui/button";
import type { Resource } from "./resource";
import { ResourceForm } from "./resource-form";

export function EditDialog<Row extends { id: number }, Values extends FieldValues, Output>({
  resource,
  row,
  all,
  onClose,
}: {
  resource: Resource<Row, Values, Output>;
  row: Row | null;
  all: readonly Row[];
  onClose: () => void;
}) {
  const t = useTranslations("live");
  const { texts, nameOf } = resource;
  return (
    <GuardedDialog
      title={row === null ? texts.addTitle : texts.editTitle}
      description={row === null ? undefined : nameOf(row)}
      onClose={onClose}
    >
      {({ setDirty, close }) => (
        <ResourceForm
          resource={resource}
          row={row}
          all={all}
          onSaved={onClose}
          onDirtyChange={setDirty}
          buttons={
            <Button variant="outline" onClick={close}>
              {t("cancel")}
            </Button>
          }
        />
      )}
    </GuardedDialog>
  );
}
