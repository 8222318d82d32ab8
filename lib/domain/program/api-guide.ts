import type { ApiScope } from "./key-access";

/** The OpenAPI document as a page shows it: operations by subject, with the fields of what they take and answer. */

/** What a value is. `text` stands for what JSON Schema calls a string. */
export type FieldKind = "string" | "integer" | "number" | "boolean" | "object" | "null" | "file" | "any";

export interface GuideField {
  name: string;
  kind: FieldKind;
  isList: boolean;
  isRequired: boolean;
  mayBeNull: boolean;
  /** The values it may have, where there are few. */
  values: readonly string[];
  description: string | null;
  /** Of an object. */
  fields: readonly GuideField[];
}

export interface GuideOperation {
  id: string;
  method: string;
  path: string;
  subject: string;
  summary: string;
  description: string | null;
  /** The scope that a key needs; `public` where none is needed, `refused` where no key may call it. */
  forKeys: ApiScope | "public" | "refused";
  parameters: readonly GuideField[];
  body: readonly GuideField[];
  /** A body that can be sent as it is; null without one. */
  example: unknown;
  answer: { status: string; isList: boolean; fields: readonly GuideField[] };
  errors: readonly { status: string; codes: readonly string[] }[];
}

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

export function searchOperations(operations: readonly GuideOperation[], search: string): GuideOperation[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const textOf = ({ method, path, summary, subject, forKeys: scope, parameters, body }: GuideOperation) =>
    folded(
      [method, path, summary, subject, scope, ...[...parameters, ...body].map(({ name }) => name)].join(" "),
    );
  return operations.filter((operation) => {
    const text = textOf(operation);
    return words.every((word) => text.includes(word));
  });
}
