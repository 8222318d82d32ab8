import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { PanelPageId } from "@/components/admin/panel-pages";
import type { FormSection } from "@/components/shared/form/field-definitions";
import type { Column, ExtraCsvColumns, RowAction } from "@/components/shared/table/columns";
import type { Offering } from "@/lib/schemas/catalogue/offering";

/** Texts of one kind of resource (docs/product.md). */
export interface ResourceTexts {
  addTitle: string;
  editTitle: string;
  search: string;
  empty: { title: string; description: string };
  created: string;
  updated: string;
  deleted: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  /** After undoing a deletion, if that is possible. */
  restored?: { done: string; failed: string };
  /** Below `deleteFailed`, if the server gives no reason. */
  deleteHint?: string;
  /** For rows that other records refer to: shown before deletion, after a rejected deletion, and as an alternative. */
  linked?: { before: string; refused: string; hideInstead: string };
  idMissing: string;
}

/** The flag that shows or hides a row on the public site. */
export interface Visibility<Row> {
  isOn: (row: Row) => boolean;
  change: (on: boolean) => Record<string, boolean>;
  header: string;
  words: (row: Row) => { on: string; off: string };
  showLabel: string;
  /** "Nascondi invece": offered if a row cannot be deleted. */
  hideLabel: string;
}

interface ResourceRules<Row, Values extends FieldValues, Output> {
  schema: z.ZodType<Output, Values>;
  /** Initial form values of a row, or of a new one (null); `all` are the existing rows. */
  toValues: (row: Row | null, all: readonly Row[]) => DefaultValues<Values>;
  /** Multipart body, sent instead of JSON if there is a file. */
  toForm?: (output: Output) => FormData;
}

/** Loads a resource's validation rules with the first form, so that lists do not need the validation library. */
export function lazyRules<Rules>(load: () => Promise<Rules>): () => Promise<Rules> {
  let loading: Promise<Rules> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/**
 * One kind of record in the panel, as data: how it is listed, edited, published and deleted. The screens (list, form,
 * dialogs) are the same for all; docs/decisions/06-admin-resources.md explains how to add a field.
 */
export interface Resource<Row extends { id: number }, Values extends FieldValues, Output> {
  page: PanelPageId;
  /** The page with the form of a new row; if omitted, that form opens in a dialog. */
  addPage?: PanelPageId;
  /** Path of the collection; `<endpoint>/<id>` changes and deletes a row. */
  endpoint: string;
  /** Path of the full list, including hidden rows. */
  listPath: string;
  csvName: string;
  texts: ResourceTexts;
  columns: readonly Column<Row>[];
  csvExtra?: ExtraCsvColumns<Row>;
  sections: readonly FormSection<Values>[];
  sectionsOfNew?: readonly FormSection<Values>[];
  /** Shows the form of a new row as steps, and that of an existing one with a tab for each section. */
  isLong?: boolean;
  rules: () => Promise<ResourceRules<Row, Values, Output>>;
  nameOf: (row: Row) => string;
  /** Default order of the list; the server's if omitted. */
  inOrder?: (rows: readonly Row[], now: Date) => Row[];
  visibility: Visibility<Row>;
  /**
   * Why a deletion cannot be undone, as the end of a sentence; null if the row can be restored from its form values.
   */
  whyFinal: (row: Row) => string | null;
  underForm?: (props: { row: Row }) => ReactNode;
  /** The event or course whose participants may be notified of a change; null if the change does not concern them. */
  movedBy?: (row: Row, output: Output) => Offering | null;
  /** Additional actions of a row. The desk role cannot edit rows: opening one runs the first action available to it. */
  extraActions?: readonly ResourceAction<Row>[];
}

interface ResourceAction<Row> extends Pick<RowAction, "label" | "Icon" | "isShown"> {
  panel: ResourcePanel<Row>;
  /** Its name in the URL (see `itemPath`). */
  slug?: string;
  isForDesk?: boolean;
}

export type ResourcePanel<Row> = (props: { row: Row; onClose: () => void }) => ReactNode;
