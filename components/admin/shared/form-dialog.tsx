import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { SchemaForm, type SchemaFormProps } from "@/components/shared/form/schema-form";
import { GuardedDialog } from "./guarded-dialog";

interface FormDialogProps<Values extends FieldValues, Output>
  extends Omit<SchemaFormProps<Values, Output>, "buttons" | "onDirtyChange"> {
  title: ReactNode;
  description?: ReactNode;
  className?: string | undefined;
  cancelLabel?: string;
  onClose: () => void;
}

export function FormDialog<Values extends FieldValues, Output>({
  title,
  description,
  className,
  cancelLabel,
  onClose,
  ...form
}: FormDialogProps<Values, Output>) {
  const t = useTranslations("live");
  return (
    <GuardedDialog title={title} description={description} className={className} onClose={onClose}>
      {({ setDirty, close }) => (
        <SchemaForm
          {...form}
          onDirtyChange={setDirty}
          onBack={close}
          backLabel={cancelLabel ?? t("cancel")}
        />
      )}
    </GuardedDialog>
  );
}
