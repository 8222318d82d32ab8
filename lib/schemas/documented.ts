import { z } from "zod";

/** Additions to a field's schema in the API documents (OpenAPI, tools of assistants). */
interface Documented {
  /** Replaces the field's JSON Schema. */
  as?: Record<string, unknown>;
  /** Omitted from the documents: a field that a body may contain but that has no effect. */
  isIgnored?: boolean;
}

export const DOCUMENTED = z.registry<Documented>();

/** Formats of response fields by name: instants and calendar days. */
const FORMATS: readonly [name: RegExp, format: string][] = [
  [
    /(?:At|^payBy|^freeCancellationUntil|^failingSince|^registrationDate|^bookingDate|^timestamp)$/,
    "date-time",
  ],
  [
    /^(?:date|day|(?:start|end|event|first|last|issue)(?:ed)?(?:Date|Day)|dateOfBirth|memberUntil|certificateUntil|paidUntil|validUntil|decideOn|startsOn)$/,
    "date",
  ],
];

const formatOf = (name: string) => FORMATS.find(([pattern]) => pattern.test(name))?.[1];

/** Whether a JSON Schema is a string without further constraints. */
const isBareText = (schema: Record<string, unknown>): boolean =>
  schema.type === "string" &&
  !["format", "enum", "const", "pattern", "contentMediaType"].some((key) => key in schema);

/** Adds the format of a field to its schema, including nullable ones. */
function addFormat(name: string, schema: unknown): void {
  const format = formatOf(name);
  if (format === undefined || typeof schema !== "object" || schema === null) return;
  const { anyOf } = schema as { anyOf?: unknown };
  const branches = (Array.isArray(anyOf) ? anyOf : [schema]) as Record<string, unknown>[];
  for (const branch of branches) if (isBareText(branch)) branch.format = format;
}

/** The `override` of z.toJSONSchema for everything that is documented. */
export function asDocumented(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema },
  direction: "input" | "output",
): void {
  const documented = DOCUMENTED.get(zodSchema)?.as;
  if (documented !== undefined) {
    if ("type" in documented) for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, documented);
  }
  if (!(zodSchema instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries(zodSchema.shape)) {
    if (DOCUMENTED.get(field)?.isIgnored) delete jsonSchema.properties?.[name];
    else if (direction === "output") addFormat(name, jsonSchema.properties?.[name]);
  }
}
