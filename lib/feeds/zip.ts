import "server-only";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZipFile {
  /** With its folders: "ricevute/ricevuta-1-2026.pdf". */
  name: string;
  content: string | Uint8Array;
}

/** Tables shrink to a tenth; pictures and PDF are compressed already. */
const isText = ({ name }: ZipFile) => name.endsWith(".csv");

/**
 * A ZIP of files that are created in sequence, each after the previous one has been sent, so that only one is in memory
 * at a time. If a file cannot be created, the download is aborted.
 */
export function zipStream(files: AsyncIterator<ZipFile>): ReadableStream<Uint8Array> {
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { done, value: file } = await files.next();
      if (done) return zip.end();
      const { name, content } = file;
      const entry = isText(file) ? new ZipDeflate(name) : new ZipPassThrough(name);
      zip.add(entry);
      entry.push(typeof content === "string" ? new TextEncoder().encode(content) : content, true);
    },
    async cancel() {
      await files.return?.();
    },
  });
}
