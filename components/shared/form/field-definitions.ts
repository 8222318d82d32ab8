import type { ComponentType } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { LANGUAGES, type Language } from "@/lib/domain/language/languages";
import { translationName } from "./translation-name";

/* A form described as data: its fields in sections. Valid values are defined by the form's schema. */

export interface Option {
  value: string;
  label: string;
}

interface Common {
  label: string;
  hint?: string;
  /** Says "(facoltativo)" after the label. */
  optional?: boolean;
  /** Shown right over the field; it may read and write the form. */
  before?: ComponentType;
  /** Shown right under the field; it may read and write the form. */
  under?: ComponentType;
  /** The width of the field on screens from 640 px; the full line by default. */
  width?: "half" | "third";
}

/** Single-line inputs, rendered as native controls. */
export type InputKind = "text" | "number" | "price" | "date" | "time" | "url" | "email" | "tel" | "password";

interface Translatable {
  /** Written in every language of the site: the field's own value is the Italian text, `translations` has the others. */
  isTranslated?: boolean;
  /** What the text begins with; its translation stands while the Italian is that, and is shown greyed. */
  first?: Readonly<Record<Language, string>>;
}

export type FieldDefinition<Values extends FieldValues> = Common & {
  name: FieldPath<Values>;
  /** The name of a switch; the field is shown only while it is on. */
  shownWith?: FieldPath<Values>;
  /** The name of a list that replaces this field: the field is shown while the list is empty, or if it had a value. */
  followsFrom?: FieldPath<Values>;
} & (
    | { kind: Exclude<InputKind, "text">; autoComplete?: string; placeholder?: string }
    | ({ kind: "text"; autoComplete?: string; placeholder?: string } & Translatable)
    | ({ kind: "textarea"; rows?: number; placeholder?: string } & Translatable)
    /** Short texts in one field, separated by commas. */
    | ({ kind: "tags"; placeholder?: string } & Translatable)
    | { kind: "select"; options: readonly Option[] }
    | { kind: "switch" }
    /** Options with a value make one field: the list of the values that are ticked. */
    | { kind: "checkboxes"; options: readonly { name: FieldPath<Values>; label: string; value?: string }[] }
    /** Several of the rooms; the field holds their ids. `ofParts` offers only those that can be parts of another. */
    | { kind: "rooms"; ofParts?: boolean }
    /** A picture that is uploaded to `endpoint` when chosen; the field holds its address. */
    | { kind: "image"; endpoint: string; maxMegabytes: number }
    /** A PDF, `orPicture` also a photo of the paper, uploaded to `endpoint` when chosen; the field holds its address. */
    | { kind: "document"; endpoint: string; maxMegabytes: number; orPicture?: boolean }
    /** Up to `most` pictures that are uploaded to `endpoint` when chosen; the field holds their addresses in order. */
    | { kind: "images"; endpoint: string; maxMegabytes: number; most: number }
    /** A picture that is sent with the form; `address` is the field with the address of the stored one. */
    | { kind: "file"; address: FieldPath<Values>; maxMegabytes: number }
    | { kind: "timetable" }
    /** Weekly lessons: a timetable without closed entries. */
    | { kind: "sessions" }
    /** A control of its own, which reads and writes the field by its name. */
    | {
        kind: "control";
        Control: ComponentType<{ name: string }>;
        /** Its value in words; a text by default. */
        Value?: ComponentType<{ value: unknown }>;
      }
    /** A select of the rooms; `none` is the label for no room. */
    | { kind: "space"; none: string }
  );

export interface FormSection<Values extends FieldValues> {
  title: string;
  /** What the fragment of an address names, to lead here. */
  id?: string;
  description?: string;
  /** What most leave as it is: folded until it is opened or wrong, and no step that everybody takes. */
  isFolded?: boolean;
  fields: readonly FieldDefinition<Values>[];
}

/** The sections by steps: each its own, but all that are folded together in the last one. */
export function stepsOf<Values extends FieldValues>(
  sections: readonly FormSection<Values>[],
): (readonly FormSection<Values>[])[] {
  const rare = sections.filter(({ isFolded }) => isFolded);
  const each = sections.filter(({ isFolded }) => !isFolded).map((section) => [section]);
  return rare.length === 0 ? each : [...each, rare];
}

/** Whether nobody needs to take a step. */
export const isRareStep = (sections: readonly { isFolded?: boolean }[] | undefined): boolean =>
  sections?.[0]?.isFolded === true;

/** The names of all fields in the sections, at which the server's errors can be shown. */
export function fieldNames<Values extends FieldValues>(
  sections: readonly FormSection<Values>[],
): FieldPath<Values>[] {
  return sections.flatMap(({ fields }) => fields.flatMap(namesOf));
}

function namesOf<Values extends FieldValues>(field: FieldDefinition<Values>): FieldPath<Values>[] {
  if (field.kind === "checkboxes") return [field.name, ...field.options.map(({ name }) => name)];
  if (!("isTranslated" in field) || !field.isTranslated) return [field.name];
  return LANGUAGES.map((language) => translationName(field.name, language) as FieldPath<Values>);
}
