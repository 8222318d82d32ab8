import { z } from "zod";
import type { FieldKind, GuideField, GuideOperation } from "@/lib/domain/program/api-guide";
import { API_SCOPES } from "@/lib/domain/program/key-access";
import { isRecord } from "@/lib/domain/site/is-record";

type Schema = Record<string, unknown>;

const contentSchema = z.record(
  z.string(),
  z.looseObject({ schema: z.unknown(), example: z.unknown().optional() }),
);
const operationSchema = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.looseObject({ name: z.string().optional(), required: z.boolean().optional() })),
  requestBody: z.looseObject({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: contentSchema.optional() })),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

type Operation = z.infer<typeof operationSchema>;

const KINDS: readonly string[] = ["string", "integer", "number", "boolean", "object", "null"];
/** The depth to which nested objects are shown. */
const DEPTH = 3;
/** A longer list of values is omitted: the type is more informative. */
const MOST_VALUES = 40;

const asSchema = (value: unknown): Schema => (isRecord(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

class FieldReader {
  constructor(private readonly components: Record<string, unknown>) {}

  /** The schema after following references and dropping null from a choice, and whether null is allowed. */
  private resolve(schema: Schema): { schema: Schema; mayBeNull: boolean } {
    if (typeof schema.$ref === "string") {
      const name = schema.$ref.split("/").at(-1) ?? "";
      return this.resolve(asSchema(this.components[name]));
    }
    const choices = listOf(schema.anyOf ?? schema.oneOf).map(asSchema);
    const others = choices.filter(({ type }) => type !== "null");
    const [first] = others;
    if (first === undefined) return { schema, mayBeNull: false };
    const found = this.resolve(first);
    return { schema: found.schema, mayBeNull: found.mayBeNull || others.length < choices.length };
  }

  private kindOf(schema: Schema): FieldKind {
    if (schema.contentMediaType !== undefined) return "file";
    const [type] = [schema.type].flat().filter((one) => one !== "null");
    const kind = KINDS.find((one) => one === type);
    if (kind !== undefined) return kind as FieldKind;
    if (schema.properties !== undefined) return "object";
    return schema.enum !== undefined || typeof schema.const === "string" ? "string" : "any";
  }

  field(name: string, given: unknown, isRequired: boolean, depth = DEPTH): GuideField {
    const outer = this.resolve(asSchema(given));
    const isList = outer.schema.type === "array";
    const inner = isList ? this.resolve(asSchema(outer.schema.items)) : outer;
    const { schema } = inner;
    const values = [...listOf(schema.enum), ...(schema.const === undefined ? [] : [schema.const])]
      .map(String)
      .filter((value) => value !== "");
    const description = asSchema(given).description ?? schema.description;
    return {
      name,
      isList,
      isRequired,
      kind: this.kindOf(schema),
      mayBeNull: outer.mayBeNull || [outer.schema.type].flat().includes("null"),
      values: values.length <= MOST_VALUES ? values : [],
      description: typeof description === "string" ? description : null,
      fields: depth > 0 ? this.fieldsOf(schema, depth - 1) : [],
    };
  }

  /** The fields of an object; empty for anything else. */
  fieldsOf(given: unknown, depth = DEPTH): GuideField[] {
    const { schema } = this.resolve(asSchema(given));
    const required = listOf(schema.required);
    return Object.entries(asSchema(schema.properties)).map(([name, property]) =>
      this.field(name, property, required.includes(name), depth),
    );
  }

  /** The fields of a body: those of the object, or of each object in the list. */
  bodyOf(given: unknown): { isList: boolean; fields: GuideField[] } {
    const { isList, fields } = this.field("", given, true);
    return { isList, fields: [...fields] };
  }
}

function forKeys({ security }: Operation): GuideOperation["forKeys"] {
  const scopes = security.map(({ apiKey }) => apiKey).find((found) => found !== undefined);
  if (scopes === undefined) return "refused";
  return API_SCOPES.find((scope) => scopes.includes(scope)) ?? "public";
}

const firstOf = (content: z.infer<typeof contentSchema> | undefined) => Object.values(content ?? {})[0];

function errorsOf(responses: Operation["responses"]): GuideOperation["errors"] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { content }]) => {
      const parts = listOf(asSchema(firstOf(content)?.schema).allOf).map(asSchema);
      const codes = parts.flatMap(({ properties }) => listOf(asSchema(asSchema(properties).code).enum));
      return { status, codes: codes.map(String) };
    });
}

function guideOperation(
  method: string,
  path: string,
  operation: Operation,
  reader: FieldReader,
): GuideOperation {
  const { operationId, tags, summary, description, parameters, requestBody, responses } = operation;
  // If there are two bodies, the last is the panel's. API keys use it too, since they act as a secretary.
  const sent = firstOf(requestBody?.content);
  const [status = "200", answer] = Object.entries(responses).find(([code]) => Number(code) < 300) ?? [];
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    subject: tags[0] ?? "",
    description: description ?? null,
    forKeys: forKeys(operation),
    parameters: parameters.flatMap(({ name, required = false, schema }) =>
      name === undefined ? [] : [reader.field(name, schema, required)],
    ),
    body: reader.bodyOf(listOf(asSchema(sent?.schema).anyOf).at(-1) ?? sent?.schema).fields,
    example: sent?.example ?? null,
    answer: { status, ...reader.bodyOf(firstOf(answer?.content)?.schema) },
    errors: errorsOf(responses),
  };
}

/** The operations of an OpenAPI document, in its order. @throws ZodError for any other document, which is a bug */
export function guideOperations(document: unknown): GuideOperation[] {
  const { paths, components } = documentSchema.parse(document);
  const reader = new FieldReader(components.schemas);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => guideOperation(method, path, operation, reader)),
  );
}
