import type { ComponentType } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/domain/language/languages";

/*
 * A form described as data: its fields in sections. The form's schema decides which values are valid. Pages load this
 * with their lists, so it imports no code of forms.
 */

export interface Option {
  value: string;
  label: string;
}

interface Common {
  label: string;
  hint?: string;
  /** Shows "(facoltativo)" after the label. */
  optional?: boolean;
  /** Rendered directly above the field; it may read and write the form. */
  before?: ComponentType;
  /** Rendered directly below the field; it may read and write the form. */
  under?: ComponentType;
  /** The width of the field on screens from 640 px; the full line by default. A left half begins a new line. */
  width?: "half" | "leftHalf" | "third";
}

/** Single-line inputs, rendered as native controls. */
export type InputKind = "text" | "number" | "price" | "date" | "time" | "url" | "email" | "tel" | "password";

interface Translatable {
  /**
   * Has a text in every language of the site: the field's own value is the Italian text, `translations` has the others.
   */
  isTranslated?: boolean;
  /**
   * The default texts. While the Italian text is the default one, its translation applies and is shown as a
   * placeholder.
   */
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
    /** Options with a `value` form one field: the list of the ticked values. */
    | { kind: "checkboxes"; options: readonly { name: FieldPath<Values>; label: string; value?: string }[] }
    /**
     * Several rooms; the field's value is the list of their ids. `ofParts` offers only rooms that can be part of
     * another.
     */
    | { kind: "rooms"; ofParts?: boolean }
    /** A picture that is uploaded to `endpoint` when chosen; the field's value is its URL. */
    | { kind: "image"; endpoint: string; maxMegabytes: number }
    /**
     * A PDF, with `orPicture` also a photo of the document, uploaded to `endpoint` when chosen. The field's value is
     * its URL.
     */
    | { kind: "document"; endpoint: string; maxMegabytes: number; orPicture?: boolean }
    /**
     * Up to `most` pictures that are uploaded to `endpoint` when chosen; the field's value is the ordered list of their
     * URLs.
     */
    | { kind: "images"; endpoint: string; maxMegabytes: number; most: number }
    /** A picture that is sent with the form; `address` is the field with the URL of the stored one. */
    | { kind: "file"; address: FieldPath<Values>; maxMegabytes: number }
    | { kind: "timetable" }
    /** Weekly lessons: a timetable without closed entries. */
    | { kind: "sessions" }
    /** A custom control, which reads and writes the field by its name. */
    | {
        kind: "control";
        Control: ComponentType<{ name: string }>;
        /** Renders the value in the summary; as text by default. */
        Value?: ComponentType<{ value: unknown }>;
      }
    /** A select of the rooms; `none` is the label for no room. */
    | { kind: "space"; none: string }
  );

type WithoutLabel<Field> = Field extends unknown ? Omit<Field, "label"> : never;
type NameToLabel<Field> = Field extends { label: string }
  ? never
  : Field extends { name: infer Name }
    ? Name
    : never;

/** Fields whose labels, unless given, are the messages with their names. */
export function labelled<
  Values extends FieldValues,
  const Field extends FieldDefinition<Values> | WithoutLabel<FieldDefinition<Values>>,
>(t: (name: NameToLabel<Field>) => string, fields: readonly Field[]) {
  return fields.map((field) =>
    "label" in field ? field : { ...field, label: t(field.name as NameToLabel<Field>) },
  ) as readonly FieldDefinition<Values>[];
}

export interface FormSection<Values extends FieldValues> {
  title: string;
  /** The fragment that links to this section. */
  id?: string;
  description?: string;
  /**
   * Rarely changed: collapsed unless opened or invalid. In a form with steps, all such sections share the last,
   * optional step.
   */
  isFolded?: boolean;
  fields: readonly FieldDefinition<Values>[];
}

/** The steps of a form: one for each section, and a last one for all sections with `isFolded`. */
export function stepsOf<Values extends FieldValues>(
  sections: readonly FormSection<Values>[],
): (readonly FormSection<Values>[])[] {
  const rare = sections.filter(({ isFolded }) => isFolded);
  const each = sections.filter(({ isFolded }) => !isFolded).map((section) => [section]);
  return rare.length === 0 ? each : [...each, rare];
}

/** Whether a step is optional. */
export const isOptionalStep = (sections: readonly { isFolded?: boolean }[] | undefined): boolean =>
  sections?.[0]?.isFolded === true;

/** The names of all fields in the sections; server errors with these names are shown at the fields. */
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

export const translationName = (name: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? name : `translations.${language}.${name}`;
