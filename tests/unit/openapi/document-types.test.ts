import { tools as apiTools } from "@/app/api/mcp/tools";
import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/generated/routes";
import { WEBHOOK_EVENTS } from "@/lib/domain/program/webhook-events";
import { openApiDocument } from "@/lib/openapi/open-api-document";

/** What generated clients and assistants need: types and formats instead of plain strings. */

const document = JSON.parse(JSON.stringify(openApiDocument([...apiRoutes, openApi])));
type Node = Record<string, unknown>;

/** All properties with a matching name, anywhere in the document. */
function propertiesOf(name: RegExp, node: unknown = document): [string, Node][] {
  if (typeof node !== "object" || node === null) return [];
  const { properties } = node as { properties?: Record<string, Node> };
  const own = Object.entries(properties ?? {}).filter(([key]) => name.test(key));
  return [...own, ...Object.values(node).flatMap((one) => propertiesOf(name, one))];
}

const isBare = (schema: Node): boolean =>
  JSON.stringify(schema) === JSON.stringify({ type: "string" }) ||
  (Array.isArray(schema.anyOf) && schema.anyOf.some((one) => isBare(one)));

test("instants and days in responses declare their format", () => {
  const instants = propertiesOf(/At$/);
  expect(instants.length).toBeGreaterThan(100);
  expect(instants.filter(([, schema]) => isBare(schema))).toEqual([]);
  const days = propertiesOf(/^(?:date|startDate|endDate|eventDate)$/);
  expect(days.length).toBeGreaterThan(100);
  expect(days.filter(([, schema]) => isBare(schema)).map(([name]) => name)).toEqual([]);
});

test("ids in paths are integers, as in responses", () => {
  const { parameters } = document.paths["/api/bookings/{id}"].put;
  expect(parameters[0].schema).toMatchObject({ type: "integer", minimum: 1 });
});

test("fields that a body ignores are not documented", () => {
  const { properties } =
    document.paths["/api/bookings/{id}"].put.requestBody.content["application/json"].schema;
  expect(properties).toHaveProperty("status");
  expect(properties).not.toHaveProperty("id");
  expect(properties).not.toHaveProperty("createdAt");
});

test("tools that change a booking take an integer id, and all tools take full days as booleans", () => {
  const tools = new Map(
    apiTools.map((tool) => [tool.name, tool.inputSchema.properties as Record<string, Node>]),
  );
  for (const name of ["cancel_booking", "move_booking"])
    expect(tools.get(name)?.id).toMatchObject({ type: "integer" });
  for (const name of ["find_free_rooms", "quote_booking", "create_booking"])
    expect(tools.get(name)?.isFullDay).toMatchObject({ type: "boolean" });
});

test("every webhook message, tag and operation is described", () => {
  expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS]);
  for (const { description } of document.tags) expect(description).not.toBe("");
  const operations = Object.values<Record<string, { description?: string }>>(document.paths).flatMap((path) =>
    Object.values(path),
  );
  expect(operations.filter(({ description }) => !description)).toEqual([]);
});

test("the events of webhook endpoints and the files of exports are enumerated", () => {
  const body = document.paths["/api/webhook-endpoints"].post.requestBody.content["application/json"].schema;
  expect(body.properties.events.items.enum).toEqual([...WEBHOOK_EVENTS]);
  expect(document.paths["/api/exports/{file}"].get.parameters[0].schema.enum.length).toBeGreaterThan(2);
});
