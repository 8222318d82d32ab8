import { gzipSync } from "node:zlib";
import { siteUrl } from "./site";

/** The gzipped size, in kilobytes of 1000 bytes, of the scripts that the HTML of a page loads in current browsers. */
export async function scriptKilobytes(html: string): Promise<number> {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const sources = new Set(
    tags.filter((tag) => !/nomodule/i.test(tag)).flatMap((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? []),
  );
  expect(sources.size).toBeGreaterThan(3);
  const scripts = [...sources].map(async (source) => {
    const answer = await fetch(new URL(source.replaceAll("&amp;", "&"), siteUrl()));
    expect(answer.status).toBe(200);
    return gzipSync(Buffer.from(await answer.arrayBuffer())).byteLength / 1000;
  });
  return (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
}
