import "../mail/environment";
import { apiRoutes } from "@/app/generated/routes";
import { searchOperations } from "@/lib/domain/program/api-guide";
import { guideOperations } from "@/lib/openapi/api-guide";
import { openApiDocument } from "@/lib/openapi/open-api-document";

const document = openApiDocument(apiRoutes);
const operations = guideOperations(document);
const found = (method: string, path: string) => {
  const operation = operations.find((one) => one.method === method && one.path === path);
  if (operation === undefined) throw new Error(`No ${method} ${path}`);
  return operation;
};
const fieldOf = ({ body }: { body: (typeof operations)[number]["body"] }, name: string) =>
  body.find((field) => field.name === name);

test("lists every operation of the document once, with its subject", () => {
  const count = Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
  expect(operations).toHaveLength(count);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(count);
  expect(operations.every(({ subject, summary }) => subject !== "" && summary !== "")).toBe(true);
});

test("states which scope a key needs for each operation", () => {
  expect(found("POST", "/api/bookings").forKeys).toBe("bookings:write");
  expect(found("GET", "/api/payments").forKeys).toBe("money:read");
  expect(found("GET", "/api/spaces").forKeys).toBe("public");
  expect(found("GET", "/api/spaces/{id}/quote").forKeys).toBe("public");
  expect(found("POST", "/api/keys").forKeys).toBe("refused");
});

test("lists the fields of requests and responses", () => {
  const booking = found("POST", "/api/bookings");
  expect(fieldOf(booking, "spaceId")).toMatchObject({ kind: "number", isRequired: true, isList: false });
  expect(fieldOf(booking, "personId")).toMatchObject({ mayBeNull: true });
  expect(booking.body.flatMap(({ values }) => values)).not.toContain("");
  expect(booking.example).toMatchObject({ spaceId: 13 });
  expect(booking.errors.find(({ status }) => status === "409")?.codes).toContain("SLOT_TAKEN");
  const list = found("GET", "/api/bookings").answer;
  expect([list.status, list.isList]).toEqual(["200", true]);
  expect(list.fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["id", "totalAmount", "status"]),
  );
  const key = found("POST", "/api/keys");
  expect(fieldOf(key, "scopes")).toMatchObject({ isList: true });
  expect(fieldOf(key, "expiresOn")).toMatchObject({ mayBeNull: true });
  expect(found("GET", "/api/keys").answer.fields.find(({ name }) => name === "scopes")?.values).toContain(
    "bookings:read",
  );
});

test("searches paths, words, scopes and fields, ignoring accents and case", () => {
  const paths = (search: string) =>
    searchOperations(operations, search).map(({ method, path }) => `${method} ${path}`);
  expect(paths("BOOKINGS:WRITE post /api/bookings")).toContain("POST /api/bookings");
  expect(paths("money:read")).toContain("GET /api/payments");
  expect(paths("expiresOn")).toEqual(["POST /api/keys"]);
  expect(paths("disponibilita")).toEqual(paths("disponibilità"));
  expect(paths("nessunaparolacosi")).toEqual([]);
  expect(paths("")).toHaveLength(operations.length);
});
