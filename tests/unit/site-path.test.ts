import { sitePath } from "@/lib/domain/site/site-path";

describe("sitePath", () => {
  it.each(["/mybookings", "/spaces?startDate=2026-12-03#posto", "/"])("accepts %s", (path) => {
    expect(sitePath(path)).toBe(path);
  });

  it.each([
    undefined,
    "",
    "mybookings",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/..//evil.example",
    "/%2e//evil.example",
    "/%2E%2e//evil.example",
    "/a/..//evil.example",
    "/./\\evil.example",
  ])("rejects %j", (value) => {
    expect(sitePath(value)).toBeNull();
  });

  it("returns the normalized path, so that nothing hidden in it remains", () => {
    expect(sitePath("/a/../b")).toBe("/b");
  });
});
