import { parseSync } from "@swc/core";
import { checkSync } from "recheck";

process.env.RECHECK_BACKEND = "pure";

import { readSource, sourcesIn } from "@/tests/helpers/sources";

/**
 * A regular expression whose time grows faster than its input lets one request block the server. Each exception states
 * what bounds the input, or why the checker, which does not support every construct, is wrong.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  '/(invalid input (?:syntax|value)[^:"]{0,100}: )"[^"]*"/g':
    "A message of PostgreSQL; its words begin it once.",
  "/^(\\p{L}+) ([a-z]?)0*(\\d+)$/u": "Our own reason of a payment.",
  "/(?:\\n[A-Z]{1,2}1)+$/": "At most 200 names of columns.",
  "/^[^\\s@]{1,64}@[^\\s@]{1,190}\\.[^\\s@]{2,}$/": "Anchored, with bounded repetitions.",
  "/\\B(?=(\\d{3})+$)/g": "The digits of an amount of money.",
  "/\\S+$/": "Runs in the browser, on its own form.",
  "/[\\s:]+$/": "Runs in the browser, on its own form.",
  "/<script\\b([^>]*)>([\\s\\S]*?)<\\/script>/g":
    "Pages that the site has rendered, in which what people typed is escaped.",
};

interface Node {
  type?: string;
  pattern?: string;
  flags?: string;
}

/** The regular expressions in a part of a syntax tree. */
function expressionsIn(node: unknown): Required<Pick<Node, "pattern" | "flags">>[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, pattern = "", flags = "" } = node as Node;
  if (type === "RegExpLiteral") return [{ pattern, flags }];
  return Object.values(node).flatMap(expressionsIn);
}

/** Whether a pattern, ignoring escapes and character classes, has an unbounded repetition: `*`, `+` or `{n,}`. */
const repeats = (pattern: string): boolean =>
  /[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, "").replace(/\[[^\]]*\]/g, ""));

const files = sourcesIn(["lib", "server", "app"]);
const found = new Map<string, { flags: string; pattern: string; file: string }>();
for (const file of files) {
  const tree = parseSync(readSource(file), { syntax: "typescript", tsx: file.endsWith("x") });
  for (const { pattern, flags } of expressionsIn(tree))
    if (repeats(pattern)) found.set(`/${pattern}/${flags}`, { pattern, flags, file });
}

test("every regular expression on the server runs in linear time", () => {
  expect(found.size).toBeGreaterThan(50);
  const slow = [...found]
    .filter(([expression]) => !(expression in REVIEWED))
    .flatMap(([expression, { pattern, flags, file }]) => {
      const { status } = checkSync(pattern, flags, { checker: "automaton", timeout: 60_000 });
      return status === "safe" ? [] : [`${file}: ${expression} (${status})`];
    });
  expect(slow).toEqual([]);
});

test("every reviewed expression still exists", () => {
  expect(Object.keys(REVIEWED).filter((expression) => !found.has(expression))).toEqual([]);
});
