import { parseSync } from "@swc/core";
import { readSource } from "./sources";

/** The texts in source files, for tests that check displayed texts. */

interface Node {
  type?: string;
  value?: unknown;
  cooked?: unknown;
}

/** Where a text occurs in a source file; `TsLiteralType` is a type made of string literals. */
export type TextPlace = "StringLiteral" | "JSXText" | "TemplateElement" | "TsLiteralType";

function collect(node: unknown, places: ReadonlySet<TextPlace>, texts: string[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, places, texts);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const { type, value, cooked }: Node = node;
  if (type === "ImportDeclaration" || type === "ExportAllDeclaration") return;
  if (type === "TsLiteralType" && !places.has(type)) return;
  // Messages of internal errors are for engineers, in English.
  if (type === "NewExpression" && JSON.stringify(node).includes('"value":"Error"')) return;
  const text = cooked ?? value;
  if (typeof text === "string" && [...places].some((place) => place === type)) texts.push(text);
  for (const child of Object.values(node)) collect(child, places, texts);
}

/** Every string of a source file, as written. @param file relative to the project */
export function stringsIn(file: string, places: readonly TextPlace[]): string[] {
  const texts: string[] = [];
  collect(
    parseSync(readSource(file), { syntax: "typescript", tsx: file.endsWith("x") }),
    new Set(places),
    texts,
  );
  return texts;
}
