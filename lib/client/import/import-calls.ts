import { upload } from "@/lib/client/site/upload";
import type { ImportKind } from "@/lib/domain/import/import-kinds";
import type { ImportPlan } from "@/lib/schemas/import/import";
import type { TableChoices } from "@/lib/schemas/import/table";

/** Sends a file to be read. @param onProgress is called with the fraction that was sent, from 0 to 1 */
export function readImportFile({
  kind,
  spaceId,
  file,
  header,
  separator,
  onProgress,
}: TableChoices & {
  kind: ImportKind;
  /** The room of a calendar. */
  spaceId: number | null;
  file: File;
  onProgress?: (fraction: number) => void;
}): Promise<ImportPlan> {
  const form = new FormData();
  form.set("kind", kind);
  if (kind === "calendar" && spaceId !== null) form.set("spaceId", String(spaceId));
  if (header !== undefined) form.set("header", String(header));
  if (separator !== undefined) form.set("separator", separator);
  form.set("file", file);
  const options = { method: "POST", path: "/api/imports", form } as const;
  return upload<ImportPlan>(onProgress === undefined ? options : { ...options, onProgress });
}
