import { z } from "zod";

/** What the documents of the API (OpenAPI, the tools of assistants) say of a field beyond its schema. */
interface Documented {
  /** What its JSON Schema is described by, in the place of what its schema says. */
  as?: Record<string, unknown>;
  /** Left out: a field that a body may carry and that changes nothing. */
  isIgnored?: boolean;
}

export const DOCUMENTED = z.registry<Documented>();

/** Fields of answers by their names: instants, days of the calendar. */
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

/** Whether a JSON Schema is that of a text of which nothing else is said. */
const isBareText = (schema: Record<string, unknown>): boolean =>
  schema.type === "string" &&
  !["format", "enum", "const", "pattern", "contentMediaType"].some((key) => key in schema);

/** Adds the format of a field to its schema, also where it may be null. */
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
