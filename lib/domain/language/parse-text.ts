import type { TextValues } from "./text";

const SENT = /^([a-z][\w-]*(?:\.[\w-]+)+)(?:\?(\{.*\}))?$/is;

function parseValues(values: string): TextValues | null {
  try {
    return JSON.parse(values) as TextValues;
  } catch {
    return null;
  }
}

/** Key and values of a text; null for a string that is not a text, such as user input. */
export function parseText(sent: string): { key: string; values: TextValues } | null {
  const [, key, written = "{}"] = SENT.exec(sent) ?? [];
  if (key === undefined) return null;
  const values = parseValues(written);
  return values && { key, values };
}
