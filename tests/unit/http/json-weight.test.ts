import fc from "fast-check";
import { isTooHeavy } from "@/lib/http/json-weight";

const weigh = (value: unknown, nodes: number, depth = 32) =>
  isTooHeavy(new TextEncoder().encode(JSON.stringify(value)), nodes, depth);

function countNodes(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return 1 + Object.values(value).reduce<number>((sum, item) => sum + countNodes(item), 0);
}

describe("the limits of a JSON body", () => {
  it("count values of every type", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const nodes = countNodes(value);
        expect(weigh(value, nodes)).toBe(false);
        expect(weigh(value, nodes - 1)).toBe(true);
      }),
    );
  });

  it("ignore whitespace between values", () => {
    const text = new TextEncoder().encode(' { "a" : [ ] , "b" : [ 1 , { } ] } ');
    expect([isTooHeavy(text, 5), isTooHeavy(text, 4)]).toEqual([false, true]);
  });

  it("ignore brackets and commas inside strings, even after escapes", () => {
    expect(weigh({ 'a"[{,': '\\",[{\\\\"', b: "\\" }, 3)).toBe(false);
    expect(weigh('",[,[,', 1)).toBe(false);
  });

  it("count nesting levels", () => {
    expect([weigh([[[1]]], 100, 3), weigh([[[1]]], 100, 2)]).toEqual([false, true]);
    expect(isTooHeavy(new TextEncoder().encode("[".repeat(3_000_000)))).toBe(true);
  });

  it("are checked in linear time, even in malformed and very long texts", () => {
    const quickest = (work: () => unknown) => {
      const rounds = Array.from({ length: 7 }, () => {
        const before = performance.now();
        work();
        return performance.now() - before;
      });
      return Math.min(...rounds);
    };
    for (const text of [
      `[${"1,".repeat(1_400_000)}1]`,
      `{"avatarUrl":"${"A".repeat(2_900_000)}"}`,
      `"${'\\"'.repeat(1_400_000)}`,
      `[${" ".repeat(2_900_000)}`,
    ]) {
      const bytes = new TextEncoder().encode(text);
      const reading = quickest(() => bytes.reduce((sum, byte) => sum + byte, 0));
      expect(quickest(() => isTooHeavy(bytes)) / reading).toBeLessThan(10);
    }
  });
});
