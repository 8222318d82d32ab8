/** What a browser has to load before a page works: its scripts, compressed. */
import { gzipSync } from "node:zlib";

/**
 * Kilobytes (1000) of JavaScript that the HTML of a page names, compressed as gzip does.
 * @param {string} base
 * @param {string} path
 * @param {Record<string, string>} headers
 */
export async function firstLoadKilobytes(base, path, headers = {}) {
  const html = await (await fetch(base + path, { headers })).text();
  // Old browsers alone load what is marked noModule.
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
