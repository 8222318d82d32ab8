import { useTranslations } from "next-intl";
import { type ReactNode, use, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ConflictLines } from "@/components/admin/shared/conflicts/conflict-lines";
import { conflictsOfError } from "@/components/admin/shared/conflicts/conflicts-of-error";
import { useNotifyPrompt } from "@/components/admin/shared/participants/use-notify-prompt";
import { ActionRefusal } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { failureText } from "@/lib/client/api-client";
import type { Conflict } from "@/lib/schemas/conflict";
import type { Resource } from "./resource";
import { useResourceActions } from "./use-resource";

interface ResourceFormProps<Row extends { id: number }, Values extends FieldValues, Output> {
  resource: Resource<Row, Values, Output>;
  /** Null for a new row. */
  row: Row | null;
  all: readonly Row[];
  onSaved: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Key under which unsaved values are stored while another page is shown. */
  keptAs?: string;
  buttons?: ReactNode;
}

export function ResourceForm<Row extends { id: number }, Values extends FieldValues, Output>({
  resource,
  row,
  all,
  onSaved,
  onDirtyChange,
  keptAs,
  buttons,
}: ResourceFormProps<Row, Values, Output>) {
  const t = useTranslations("panel.resource.form");
  const { save } = useResourceActions(resource);
  const { underForm: UnderForm } = resource;
  const { schema, toValues } = use(resource.rules());
  const [clashes, setClashes] = useState<readonly Conflict[]>([]);
  const { ask, question } = useNotifyPrompt();
  return (
    <SchemaForm
      schema={schema}
      sections={(row === null && resource.sectionsOfNew) || resource.sections}
      {...(resource.isLong ? { layout: row === null ? "steps" : "tabs" } : {})}
      defaultValues={toValues(row, all)}
      submitLabel={row === null ? resource.texts.addTitle : t("save")}
      submitVariant={row === null ? "action" : "default"}
      buttons={buttons}
      hasPinnedButtons={buttons !== undefined}
      {...(onDirtyChange ? { onDirtyChange } : {})}
      {...(keptAs ? { keptAs } : {})}
      messageFor={(error) =>
        conflictsOfError(error)
          ? t("clashes")
          : error instanceof ActionRefusal
            ? error.message
            : failureText(error)
      }
      problem={clashes.length > 0 && <ConflictLines label={t("clashList")} conflicts={clashes} />}
      onSubmit={async (output, onProgress) => {
        setClashes([]);
        const moved = row !== null && resource.movedBy ? resource.movedBy(row, output) : null;
        const terms = moved === null ? {} : { notify: await ask(moved) };
        try {
          await save(row, output, onProgress, terms);
        } catch (error) {
          setClashes(conflictsOfError(error) ?? []);
          throw error;
        }
        onSaved();
      }}
    >
      {UnderForm && row !== null && <UnderForm row={row} />}
      {question}
    </SchemaForm>
  );
}
