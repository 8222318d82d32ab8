/** Composition of a page's HTML in bytes. */

/** Parts of the body by their elements; each is searched in the remainder of the previous ones. */
const PARTS = {
  "the list": /<ul class="grid gap-5[\s\S]*?<\/article><\/li><\/ul>/,
  filters: /<form[\s\S]*?<\/form>/,
  header: /<header[\s\S]*?<\/header>/,
  footer: /<footer[\s\S]*?<\/footer>/,
};

/**
 * Bytes of each part of a page: its head, the parts of its body, and React's component payload of the list and of the
 * rest.
 * @param {string} html
 * @returns {{ name: string, bytes: number }[]}
 */
export function htmlParts(html) {
  const [head = "", afterHead = ""] = html.split(/(?=<body)/);
  let body = afterHead;
  let payload = "";
  body = body.replace(/<script\b[\s\S]*?<\/script>/g, (script) => {
    payload += script;
    return "";
  });
  const parts = Object.entries(PARTS).map(([name, pattern]) => {
    const [found = ""] = pattern.exec(body) ?? [];
    body = body.replace(found, "");
    return { name, bytes: Buffer.byteLength(found) };
  });
  const list = /\\"cards\\":\[[\s\S]*?\}\]/.exec(payload)?.[0] ?? "";
  return [
    { name: "head", bytes: Buffer.byteLength(head) },
    ...parts,
    { name: "rest of the body", bytes: Buffer.byteLength(body) },
    { name: "component payload of the list", bytes: Buffer.byteLength(list) },
    {
      name: "component payload of the rest, and scripts",
      bytes: Buffer.byteLength(payload.replace(list, "")),
    },
  ];
}
