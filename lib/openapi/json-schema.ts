import { z } from "zod";
import { asDocumented } from "@/lib/schemas/documented";
import { SCHEMA_NAMES } from "./schema-names";

/** A JSON Schema (2020-12). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `input`: what a caller may send; `output`: what a response contains. */
type Direction = "input" | "output";

const WRAPPER = "value";

function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  // The bounds of safe integers would only be noise.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/**
 * Converts zod schemas into JSON Schemas. Named schemas (schema-names.ts) become components that others refer to; they
 * are collected in `components`.
 */
export class SchemaWriter {
  readonly components: Record<string, JsonSchema> = {};

  write(schema: z.ZodType, direction: Direction): JsonSchema {
    const text = JSON.stringify(
      z.toJSONSchema(z.object({ [WRAPPER]: schema }), {
        io: direction,
        unrepresentable: "any",
        metadata: SCHEMA_NAMES,
        override: (context) => {
          tidy(context);
          asDocumented(context, direction);
        },
      }),
    ).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { properties, $defs }: JsonSchema = JSON.parse(text);
    for (const [name, definition] of Object.entries($defs ?? {})) {
      const { id: _, ...component } = definition;
      this.components[name] = component;
    }
    const written = properties?.[WRAPPER];
    return typeof written === "object" ? written : {};
  }
}
