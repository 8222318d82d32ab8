import type { TextValues } from "./text";

const SENT = /^([a-z][\w-]*(?:\.[\w-]+)+)(?:\?(\{.*\}))?$/is;

/** Key and values of a text; null for a string that is not a text, such as user input. */
export function parseText(sent: string): { key: string; values: TextValues } | null {
  const [, key, values] = SENT.exec(sent) ?? [];
  if (key === undefined) return null;
  return { key, values: values === undefined ? {} : (JSON.parse(values) as TextValues) };
}
