import { execFileSync } from "node:child_process";

const READ_PDF = `
  import { extractText, getDocumentProxy } from "unpdf";
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const document = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)));
  process.stdout.write(JSON.stringify((await extractText(document, { mergePages: false })).text));`;

/**
 * The text of each page of a PDF as a reader would select it, in one line. The reader is a module that jest cannot load:
 * Node does.
 */
export function pagesOfPdf(bytes: Uint8Array): string[] {
  const written = execFileSync(process.execPath, ["--input-type=module", "-e", READ_PDF], {
    input: bytes,
    encoding: "utf8",
  });
  const pages: string[] = JSON.parse(written);
  return pages.map((text) => text.replace(/\s+/g, " "));
}
