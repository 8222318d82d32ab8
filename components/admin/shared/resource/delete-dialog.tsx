import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Link2 } from "@/components/ui/icons";
import { ApiError, failureText } from "@/lib/client/api-client";
import type { Resource } from "./resource";
import { useResourceActions } from "./use-resource";

/** Confirms a deletion; if other records refer to the row, explains that and offers to hide the row instead. */
export function DeleteDialog<Row extends { id: number }, Values extends FieldValues, Output>({
  resource,
  row,
  onClose,
}: {
  resource: Resource<Row, Values, Output>;
  row: Row;
  onClose: () => void;
}) {
  const t = useTranslations("panel.resource.deletion");
  const tLive = useTranslations("live");
  const { remove, show } = useResourceActions(resource);
  const [linked, setLinked] = useState<string | null>(null);
  const { texts, visibility, nameOf } = resource;
  const canHide = visibility.isOn(row);
  const why = resource.whyFinal(row);
  const consequence = why === null ? t("undoable") : t("final", { why });

  async function confirm(): Promise<void> {
    try {
      await remove(row);
    } catch (error) {
      if (error instanceof ApiError && error.code === "IN_USE") setLinked(failureText(error));
      throw error;
    }
  }

  if (linked !== null) {
    return (
      <ConfirmDialog
        onOpenChange={(open) => !open && onClose()}
        title={t("refused")}
        description={linked}
        confirmLabel={canHide ? visibility.hideLabel : t("understood")}
        cancelLabel={canHide ? t("keep") : tLive("close")}
        onConfirm={async () => {
          if (canHide) await show(row, false);
        }}
      >
        <p className="flex items-start gap-3 rounded-md bg-sand-100 px-4 py-3 text-[0.95rem]">
          <Link2 className="mt-1 size-4 shrink-0 text-ink-2" />
          <span>
            {texts.linked?.refused} {canHide && texts.linked?.hideInstead}
          </span>
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      onOpenChange={(open) => !open && onClose()}
      title={t("question", { name: nameOf(row) })}
      description={[consequence, texts.linked?.before].filter(Boolean).join(" ")}
      confirmLabel={t("confirm")}
      destructive
      onConfirm={confirm}
    />
  );
}
