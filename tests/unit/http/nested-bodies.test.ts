import { apiRoutes } from "@/app/generated/routes";
import { type JsonSchema, SchemaWriter } from "@/lib/openapi/json-schema";

/**
 * Unknown fields of a body are ignored, so that older and newer clients work together. In an object within a body they
 * are rejected wherever ignoring them could change what is bought or what it costs.
 */

/** Catalogue and settings objects, which clients send back as read, and objects of external protocols. */
const LENIENT = [
  /^POST \/api\/(?:auth\/passkey|users\/me\/passkeys) response/,
  /^(?:POST|PUT) \/api\/(?:spaces|courses)(?:\/\S+)? (?:sessions|features|timetable)/,
  /^PATCH \/api\/(?:site|settings|imports)/,
  /^POST \/api\/receipts holder/,
  /^POST \/api\/bank-movements\/\{id\}\/match due/,
];

type Schema = JsonSchema & { anyOf?: Schema[]; oneOf?: Schema[]; allOf?: Schema[] };

function lenientObjects(root: Schema, components: Record<string, JsonSchema>): string[] {
  const found = new Set<string>();
  function walk(schema: unknown, path: readonly string[]): void {
    if (typeof schema !== "object" || schema === null) return;
    const { $ref, anyOf, oneOf, allOf, properties, items, additionalProperties } = schema as Schema;
    if ($ref !== undefined) walk(components[$ref.split("/").at(-1) ?? ""], path);
    for (const branch of [anyOf, oneOf, allOf].flatMap((one) => one ?? [])) walk(branch, path);
    if (properties && path.length > 0 && additionalProperties !== false) found.add(path.join("."));
    for (const [name, property] of Object.entries(properties ?? {})) walk(property, [...path, name]);
    walk(items, path);
  }
  walk(root, []);
  return [...found];
}

const bodies = apiRoutes.flatMap((route) =>
  Object.entries(route).flatMap(([method, handler]) => {
    const { endpoint, route: address } = handler ?? {};
    const schemas = [endpoint?.body, endpoint?.panelBody].flatMap((schema) => schema ?? []);
    return schemas.flatMap((schema) => {
      const writer = new SchemaWriter();
      const written = writer.write(schema, "input");
      return lenientObjects(written, writer.components).map((path) => `${method} ${address} ${path}`);
    });
  }),
);

test("every object within a body rejects unknown fields unless it is listed as lenient", () => {
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.filter((one) => !LENIENT.some((pattern) => pattern.test(one)))).toEqual([]);
});
