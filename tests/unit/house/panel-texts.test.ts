import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIB = join(__dirname, "../../../lib");
const sourcesOf = (folder: string) =>
  readdirSync(join(LIB, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes("generated/"))
    .map((name) => join(folder, name));

test("only the rules of the panel say its texts, which mails and answers of the API cannot word", () => {
  const saying = sourcesOf("").filter((file) =>
    /text\([`"]panel\./.test(readFileSync(join(LIB, file), "utf8")),
  );
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.filter((file) => !file.startsWith("domain/panel/"))).toEqual([]);
});

test("neither mails nor what words answers use a rule of the panel", () => {
  const using = ["mail", "http", "services", "feeds"]
    .flatMap(sourcesOf)
    .filter((file) => readFileSync(join(LIB, file), "utf8").includes("@/lib/domain/panel/board-text"));
  expect(using).toEqual([]);
});
