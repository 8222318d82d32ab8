import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";

/** The reader is an ES module of the server's; a process of its own runs it. */
function inlineScriptSources(html: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { inlineScriptSources } from "./lib/http/inline-scripts.mjs";
       console.log(JSON.stringify(inlineScriptSources(process.argv[1])))`,
      html,
    ],
    { cwd: join(__dirname, "../../.."), encoding: "utf8" },
  );
  return JSON.parse(stdout) as string[];
}

const hashOf = (source: string) => `sha256-${createHash("sha256").update(source).digest("base64")}`;
const page = (...scripts: string[]) =>
  `<html><body><p>Sala Salvia</p>${scripts.map((source) => `<script>${source}</script>`).join("")}</body></html>`;

const START = "(self.__next_f=self.__next_f||[]).push([0])";
const PAYLOAD = 'self.__next_f.push([1,"0:{\\"nome\\":\\"Sala Salvia \\u003c/script>\\"}\\n"])';
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';

test("the policy of a kept page names the framework's scripts, each once", () => {
  expect(inlineScriptSources(page(START, PAYLOAD, CHUNKS, START))).toEqual(
    [START, PAYLOAD, CHUNKS].map(hashOf),
  );
});

test.each([
  "alert(1)",
  `${START};alert(1)`,
  'self.__next_f.push([1,"a"]);alert(1);self.__next_f.push([1,"b"])',
  'self.__next_f.push([alert(1),"a"])',
  "self.__next_f.push([1,`a`])",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert(1));',
  ` ${START}`,
])("a script that somebody brought into a page is not named: %s", (source) => {
  expect(inlineScriptSources(page(START, source))).toEqual([hashOf(START)]);
});

test("data for search engines and files are no inline scripts", () => {
  const html = `<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>`;
  expect(inlineScriptSources(html)).toEqual([]);
});
