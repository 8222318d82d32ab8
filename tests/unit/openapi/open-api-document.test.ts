import Ajv2020 from "ajv/dist/2020";
import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/generated/routes";
import { EXAMPLES } from "@/lib/openapi/examples";
import { openApiDocument } from "@/lib/openapi/open-api-document";

const routes = [...apiRoutes, openApi];
const document = JSON.parse(JSON.stringify(openApiDocument(routes)));

interface Operation {
  operationId: string;
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[];
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The calls named in the API's chapters ("Authentication and account" to "Operations"). */
const CONTRACT = `
POST /api/auth/register, POST /api/auth/login, POST /api/auth/logout, GET /api/auth/me,
POST /api/auth/forgot-password, POST /api/auth/request-reset, POST /api/auth/verify-reset-token,
POST /api/auth/reset-password, POST /api/auth/verify-email, POST /api/auth/verify-email/refusal,
POST /api/admin/change-password,
GET /api/users/me, PATCH /api/users/me, DELETE /api/users/me, GET /api/users/me/export,
GET /api/spaces, POST /api/spaces, GET /api/spaces/{id}, PUT /api/spaces/{id}, DELETE /api/spaces/{id},
GET /api/spaces/{id}/availability, GET /api/spaces/{id}/quote, POST /api/upload/space-image,
GET /api/bookings, POST /api/bookings, GET /api/bookings/{id}, PUT /api/bookings/{id}, GET /api/bookings/{id}/ics,
GET /api/courses, POST /api/courses, PUT /api/courses/{id}, DELETE /api/courses/{id},
GET /api/course-bookings, POST /api/course-bookings, PUT /api/course-bookings/{id},
GET /api/events, POST /api/events, PUT /api/events/{id}, DELETE /api/events/{id},
GET /api/events/{id}/registrations, POST /api/events/{id}/registrations,
GET /api/event-gallery-images/active, GET /api/event-gallery-images, POST /api/event-gallery-images,
PUT /api/event-gallery-images/{id}, DELETE /api/event-gallery-images/{id},
GET /api/health, GET /api/openapi.json, GET /uploads/{path}`
  .split(",")
  .map((call) => call.trim());

test("the document is OpenAPI 3.1 and has every operation of the API", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(described).toEqual(expect.arrayContaining(CONTRACT));
});

test("every $ref of the document resolves", () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  expect(references.length).toBeGreaterThan(50);
  for (const reference of new Set(references)) {
    const target = reference.split("/").reduce((value, step) => value?.[step], document);
    expect([reference, typeof target]).toEqual([reference, "object"]);
  }
});

test("operation ids are unique, and each path parameter is declared and required", () => {
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const declared = operation.parameters.filter((one) => one.in === "path");
    expect(declared.map(({ name }) => name).sort()).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
  }
});

test("every schema compiles, and every operation has a success response and its errors", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ components: document.components }, "api");
  // Most operations share their error responses, so each schema is compiled once.
  const schemas = new Set<string>();
  for (const { operation } of operations) {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(["500", "503"]));
    expect(Object.keys(operation.responses)[0]).toMatch(/^20[012]$/);
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      expect(description).not.toBe("");
      if (status === "304") expect(content).toBeUndefined();
      for (const { schema } of Object.values(content ?? {})) schemas.add(JSON.stringify(schema));
    }
  }
  expect(schemas.size).toBeGreaterThan(100);
  for (const schema of schemas)
    expect(() =>
      ajv.compile(JSON.parse(schema.replaceAll('"#/components/', '"api#/components/'))),
    ).not.toThrow();
});

test("successful responses allow no additional fields", () => {
  expect(document.components.schemas.User.additionalProperties).toBe(false);
  expect(document.components.schemas.Booking.additionalProperties).toBe(false);
  expect(JSON.stringify(document.components.schemas)).not.toMatch(
    /"(resetPassword\w*|passwordHash|password)":/,
  );
});

test.each(Object.entries(EXAMPLES))("the example of %s is a valid body", (call, example) => {
  const [method, path] = call.split(" ");
  const endpoint = routes
    .flatMap((route) => Object.entries(route))
    .find(([name, handler]) => name === method && handler.route === path)?.[1].endpoint;
  const schema = endpoint?.body ?? endpoint?.form?.fields;
  expect(schema?.safeParse(example)).toMatchObject({ success: true });
});
