"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { SchemaForm } from "@/components/shared/schema-form";
import type { Resource } from "./resource";
import { useResourceActions } from "./use-resource";

interface ResourceFormProps<Row extends { id: number }, Values extends FieldValues, Output> {
  resource: Resource<Row, Values, Output>;
  /** Null: a new one. */
  row: Row | null;
  all: readonly Row[];
  onSaved: () => void;
  onDirtyChange?: (isDirty: boolean) => void;
  buttons?: ReactNode;
}

/** The form of a row, new or there already. */
export function ResourceForm<Row extends { id: number }, Values extends FieldValues, Output>({
  resource,
  row,
  all,
  onSaved,
  onDirtyChange,
  buttons,
}: ResourceFormProps<Row, Values, Output>) {
  const { save } = useResourceActions(resource);
  const { underForm: UnderForm } = resource;
  return (
    <SchemaForm
      schema={resource.schema}
      sections={resource.sections}
      defaultValues={resource.toValues(row, all)}
      submitLabel={row === null ? resource.words.addTitle : "Salva"}
      submitVariant={row === null ? "action" : "default"}
      buttons={buttons}
      {...(onDirtyChange ? { onDirtyChange } : {})}
      onSubmit={async (output, onProgress) => {
        await save(row, output, onProgress);
        onSaved();
      }}
    >
      {UnderForm && row !== null && <UnderForm row={row} />}
    </SchemaForm>
  );
}
