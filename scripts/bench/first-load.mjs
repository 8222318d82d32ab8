/** Scripts that a browser loads before a page works, compressed. */
import { gzipSync } from "node:zlib";

/**
 * Kilobytes (1000) of JavaScript referenced by the HTML of a page, compressed with gzip.
 * @param {string} base
 * @param {string} path
 * @param {Record<string, string>} headers
 */
export async function firstLoadKilobytes(base, path, headers = {}) {
  const html = await (await fetch(base + path, { headers })).text();
  // Only old browsers load scripts marked noModule.
  const tags = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag));
  const sources = new Set(tags.flatMap((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? []));
  let bytes = 0;
  for (const source of sources) {
    const response = await fetch(new URL(source.replaceAll("&amp;", "&"), base));
    bytes += gzipSync(Buffer.from(await response.arrayBuffer())).byteLength;
  }
  return { kilobytes: bytes / 1000, scripts: sources.size, html: html.length };
}
