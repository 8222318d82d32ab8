import { z } from "zod";
import "../mail/environment";
import { defineRoute, endpoint } from "@/lib/http/define-route";

const context = { params: Promise.resolve({}) };
const post = (body: unknown) =>
  new Request("http://localhost:3000/api/things", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  jest.spyOn(process.stdout, "write").mockImplementation(() => true);
  jest.spyOn(console, "error").mockImplementation((failure: unknown) => {
    logged.push(String(failure));
  });
});
afterEach(() => jest.restoreAllMocks());

const nameSchema = z.object({ name: z.string().min(1, "Il nome è obbligatorio") });

/** A route that responds to valid input with the value of `answer`. */
function routeThatAnswers(answer: () => unknown) {
  return defineRoute("/api/things", {
    POST: endpoint({
      summary: "Una cosa",
      access: "public",
      keys: "public",
      body: nameSchema,
      output: z.object({ id: z.number() }),
      handle: async () => answer() as { id: number },
    }),
  });
}

test("returns VALIDATION errors by field for invalid input, without logging", async () => {
  const response = await routeThatAnswers(() => ({ id: 1 })).POST(post({ name: "" }), context);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: "VALIDATION",
    message: "Il nome è obbligatorio",
    errors: { name: ["Il nome è obbligatorio"] },
  });
  expect(logged).toEqual([]);
});

test("returns a logged 500 without details if the output does not match its schema", async () => {
  const response = await routeThatAnswers(() => ({ id: "seven" })).POST(post({ name: "Sala" }), context);
  expect(response.status).toBe(500);
  const body = await response.json();
  expect(body.code).toBe("INTERNAL");
  expect(body).not.toHaveProperty("errors");
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("invalid_type");
});

test("returns a logged 500 if a stored value fails to parse inside a handler", async () => {
  const stored = () => nameSchema.parse({ name: 3 });
  const response = await routeThatAnswers(stored).POST(post({ name: "Sala" }), context);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: "INTERNAL" });
  expect(logged).toHaveLength(1);
});
