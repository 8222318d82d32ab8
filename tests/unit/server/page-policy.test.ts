import { createHash } from "node:crypto";
import { newNonce, policyWithNonce, withHashes } from "@/server/page-policy";

const hashOf = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`;

/** A page as Next.js renders it with a nonce: on its scripts, and in the data of one of them. */
const pageWith = (nonce: string, more = "") =>
  Buffer.from(
    `<script src="/a.js" async="" nonce="${nonce}"></script><script nonce="${nonce}" id="_R_">start("${nonce}")</script>${more}`,
  );

function kept(nonce: string, more = "") {
  const { body, policy } = withHashes(pageWith(nonce, more), nonce, false);
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  return { html: body.toString(), policy, sources };
}

test("a cached page allows the scripts with the nonce of its rendering by their hashes", () => {
  const { html, sources } = kept(newNonce());
  const inline = /<script[^>]*id="_R_">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(sources).toEqual(["'self'", hashOf(inline)]);
});

test("two renderings of one page are identical and contain no nonce", () => {
  const [first, second] = [newNonce(), newNonce()];
  expect(kept(first)).toEqual(kept(second));
  expect(kept(first).html).not.toContain(first);
  expect(kept(first).html).toHaveLength(pageWith(first).byteLength);
});

test.each([
  "<script>alert(1)</script>",
  '<script nonce="">alert(1)</script>',
  '<script nonce="kept-pages-have-hashes">alert(1)</script>',
])("an injected script is not allowed: %s", (script) => {
  expect(kept(newNonce(), script).sources).toHaveLength(2);
});

test("only a page with the frame option can be framed", () => {
  const nonce = newNonce();
  expect(withHashes(pageWith(nonce), nonce, true).policy).toContain("frame-ancestors *");
  expect(withHashes(pageWith(nonce), nonce, false).policy).toContain("frame-ancestors 'none'");
  expect(policyWithNonce(nonce)).toContain(`'nonce-${nonce}'`);
});
