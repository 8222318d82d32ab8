import type { ApiScope } from "./key-access";

/** The OpenAPI document prepared for a page: operations by subject, with the fields of their requests and responses. */

export type FieldKind = "string" | "integer" | "number" | "boolean" | "object" | "null" | "file" | "any";

export interface GuideField {
  name: string;
  kind: FieldKind;
  isList: boolean;
  isRequired: boolean;
  mayBeNull: boolean;
  /** The allowed values, if there are few. */
  values: readonly string[];
  description: string | null;
  /** The fields of an object. */
  fields: readonly GuideField[];
}

export interface GuideOperation {
  id: string;
  method: string;
  path: string;
  subject: string;
  summary: string;
  description: string | null;
  /** The scope that a key needs; `public` if it needs none, `refused` if no key may call it. */
  forKeys: ApiScope | "public" | "refused";
  parameters: readonly GuideField[];
  body: readonly GuideField[];
  /** A body that can be sent unchanged; null without one. */
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
