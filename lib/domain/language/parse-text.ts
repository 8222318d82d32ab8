import type { TextValues } from "./text";

const SENT = /^([a-z][\w-]*(?:\.[\w-]+)+)(?:\?(\{.*\}))?$/is;

/** Key and values of a text; null for a string that is no text, such as somebody's own words. */
export function parseText(sent: string): { key: string; values: TextValues } | null {
  const [, key, values] = SENT.exec(sent) ?? [];
  if (key === undefined) return null;
  return { key, values: values === undefined ? {} : (JSON.parse(values) as TextValues) };
}
