import { mailingInputSchema } from "@/lib/schemas/panel/mailing";

const TEXT = { subject: "Oggetto", text: "Testo", kind: "newsletter" };
const pathsOf = (audience: unknown, more: object = {}) =>
  mailingInputSchema
    .safeParse({ ...TEXT, audience, ...more })
    .error?.issues.map(({ path }) => path.join(".")) ?? [];

test.each([
  ["members", { members: { category: "ordinario", feeOpen: true } }],
  ["a course", { course: 3 }],
  ["people", { people: [1, 2] }],
  ["subscribers", { subscribers: true }],
])("accepts %s as an audience", (_, audience) => {
  expect(pathsOf(audience)).toEqual([]);
});

test.each([
  ["nobody", {}],
  ["two at once", { course: 1, event: 2 }],
  ["what is no number", { course: "yoga" }],
  ["no people", { people: [] }],
  ["too many people", { people: Array.from({ length: 501 }, (_, at) => at + 1) }],
  ["an unknown status", { members: { status: "amico" } }],
  ["nothing at all", undefined],
])("rejects an audience of %s as a whole", (_, audience) => {
  expect(pathsOf(audience)).toEqual(["audience"]);
});

test("limits members to admitted ones by default", () => {
  const { audience } = mailingInputSchema.parse({ ...TEXT, audience: { members: {} } });
  expect(audience).toEqual({ members: { status: "admitted" } });
});

test("sends only newsletters to subscribers", () => {
  expect(pathsOf({ subscribers: true }, { kind: "service" })).toEqual(["kind"]);
});
