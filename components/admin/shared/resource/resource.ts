import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { FormSection } from "@/components/shared/form/field-definitions";
import type { Column, ExtraCsvColumns, RowAction } from "@/components/shared/table/columns";

/** What one kind of thing says and sends when it is changed (docs/product.md). */
export interface ResourceWords {
  /** "lo spazio", for questions and screen readers. */
  theOne: string;
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
  /** Of what is put back, where that can be. */
  restored?: { done: string; failed: string };
  /** Under `deleteFailed`, where the server says no more. */
  deleteHint?: string;
  /** What is true of a row that others refer to: before it is deleted, when that is refused, and what to do instead. */
  linked?: { before: string; refused: string; hideInstead: string };
  /** Said when a row to change has no id. */
  idMissing: string;
}

/** The flag that shows or hides a row to visitors. */
export interface Visibility<Row> {
  isOn: (row: Row) => boolean;
  /** The body of the change. */
  change: (on: boolean) => Record<string, boolean>;
  header: string;
  on: string;
  off: string;
  /** "Nascondi invece": offered where a row cannot be deleted. */
  hideLabel: string;
}

/**
 * One kind of thing that the administrator keeps, as data: how it is listed, edited, shown and deleted. The screens
 * (list, form, dialogs) are the same for all; docs/decisions/06-admin-resources.md tells how to add a field.
 */
export interface Resource<Row extends { id: number }, Values extends FieldValues, Output> {
  /** Where it is created; a row is changed and deleted under it by its id. */
  endpoint: string;
  /** Where the whole list is read, hidden rows too. */
  listPath: string;
  csvName: string;
  words: ResourceWords;
  columns: readonly Column<Row>[];
  csvExtra?: ExtraCsvColumns<Row>;
  schema: z.ZodType<Output, Values>;
  sections: readonly FormSection<Values>[];
  /** Of the form of a new one, where it asks for other things. */
  sectionsOfNew?: readonly FormSection<Values>[];
  /** Its form is walked step by step when it is new, and has a press to each section later. */
  isLong?: boolean;
  /** What the form starts with: of a row, or (null) of a new one among those that are there. */
  toValues: (row: Row | null, all: readonly Row[]) => DefaultValues<Values>;
  nameOf: (row: Row) => string;
  /** How the list starts, before anybody sorts it; as the server sends it unless told. */
  inOrder?: (rows: readonly Row[], now: Date) => Row[];
  visibility: Visibility<Row>;
  /** Why a row that is deleted cannot be put back, as the end of a sentence; null where its form holds all of it. */
  whyFinal: (row: Row) => string | null;
  /** Shown under the form of a row that is there already. */
  underForm?: (props: { row: Row }) => ReactNode;
  /** What is sent instead of JSON, where a file goes with it. */
  toForm?: (output: Output) => FormData;
  /** Actions of one kind only, with what they open. */
  extraActions?: readonly { label: string; Icon: RowAction["Icon"]; panel: ResourcePanel<Row> }[];
}

/** Something that opens over the list for one row. */
export type ResourcePanel<Row> = (props: { row: Row; onClose: () => void }) => ReactNode;
