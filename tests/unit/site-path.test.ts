import { sitePath } from "@/lib/domain/site/site-path";

describe("sitePath", () => {
  it.each(["/mybookings", "/spaces?startDate=2026-12-03#posto", "/"])("keeps %s", (path) => {
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
  ])("refuses %j", (value) => {
    expect(sitePath(value)).toBeNull();
  });

  it("answers with the path alone, so that nothing hidden in it survives", () => {
    expect(sitePath("/a/../b")).toBe("/b");
  });
});
