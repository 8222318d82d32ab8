import type { FieldPath, FieldValues } from "react-hook-form";

/** A form as data: which fields, in which groups. What they may hold is the schema's to say. */

export interface Option {
  value: string;
  label: string;
}

interface Common {
  label: string;
  hint?: string;
  /** Says "(facoltativo)" after the label. */
  optional?: boolean;
  /** How much of a line the field takes from 640 px on; all of it unless told. */
  width?: "half" | "third";
}

/** What people type in one line, in the browser's own control. */
export type InputKind = "text" | "number" | "price" | "date" | "time" | "url" | "email" | "tel" | "password";

export type FieldDefinition<Values extends FieldValues> = Common & {
  name: FieldPath<Values>;
  /** The switch that has to be on for this field to be there. */
  shownWith?: FieldPath<Values>;
  /** The list that says what this field would say: it is there while that is empty, or where it says something else. */
  followsFrom?: FieldPath<Values>;
} & (
    | { kind: InputKind; autoComplete?: string; placeholder?: string }
    | { kind: "textarea"; rows?: number; placeholder?: string }
    /** Short texts in one field, with commas between them. */
    | { kind: "tags"; placeholder?: string }
    | { kind: "select"; options: readonly Option[] }
    | { kind: "switch" }
    | { kind: "checkboxes"; options: readonly { name: FieldPath<Values>; label: string }[] }
    /** A picture that is sent to `endpoint` at once; the field holds its address. */
    | { kind: "image"; endpoint: string; maxMegabytes: number }
    /** Several pictures that are sent to `endpoint` at once; the field holds their addresses in order. */
    | { kind: "images"; endpoint: string; maxMegabytes: number; most: number }
    /** A picture that goes with the form; `address` is the field with the picture there is. */
    | { kind: "file"; address: FieldPath<Values>; maxMegabytes: number }
    | { kind: "timetable" }
    /** Weekly lessons: the timetable without what is closed. */
    | { kind: "sessions" }
    /** One of the rooms, or none, which `none` names. */
    | { kind: "space"; none: string }
  );

export interface FormSection<Values extends FieldValues> {
  title: string;
  description?: string;
  fields: readonly FieldDefinition<Values>[];
}

/** All names that a section list has a field for: those that errors of the server can be shown at. */
export function fieldNames<Values extends FieldValues>(
  sections: readonly FormSection<Values>[],
): FieldPath<Values>[] {
  return sections.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      field.kind === "checkboxes" ? [field.name, ...field.options.map(({ name }) => name)] : [field.name],
    ),
  );
}
