import { isRouterState } from "@/server/router-state";

/** Distinguishes a router state sent by Next.js from one that Next.js would reject with an error 500. */

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state));

test.each<[string, unknown]>([
  ["the state of a first page", ["", { children: ["__PAGE__", {}] }, null, "refetch"]],
  [
    "parameters, a place and hints",
    [
      "",
      {
        children: [
          ["locale", "it", "d", null],
          { children: ["spaces", {}, ["/it/spaces", ""]] },
          null,
          null,
          4,
        ],
      },
      null,
      "inside-shared-layout",
      16,
      "x",
    ],
  ],
  ["siblings of a parameter", [["slug", "a", "oc", ["b"]], {}]],
])("accepts as router state: %s", (_what, state) => {
  expect(isRouterState(encoded(state))).toBe(true);
});

test.each<[string, string]>([
  ["nothing", ""],
  ["no JSON", "%5Bbroken"],
  ["no address encoding", "%E0%A4%A"],
  ["a text", encoded("ciao")],
  ["an object", encoded({})],
  ["an empty list", encoded([])],
  ["a segment that is a number", encoded([1, {}])],
  ["a parameter of an unknown kind", encoded([["a", "b", "x", null], {}])],
  ["children that are no tree", encoded(["", { children: "x" }])],
  ["an unknown hint", encoded(["", {}, null, "all"])],
  ["more members than there are", encoded(["", {}, null, null, 1, "x", "y"])],
  ["more characters than allowed", encoded(["x".repeat(40_001), {}])],
  ["a tree without end", encodeURIComponent(`${'["",{"a":'.repeat(4000)}1${"}]".repeat(4000)}`)],
])("rejects as router state: %s", (_what, value) => {
  expect(isRouterState(value)).toBe(false);
});
