import { upload } from "@/lib/client/site/upload";
import type { ImportKind } from "@/lib/domain/import/import-kinds";
import type { ImportPlan } from "@/lib/schemas/import/import";

/** Sends a file to be read. @param onProgress is called with the fraction that was sent, from 0 to 1 */
export function readImportFile({
  kind,
  spaceId,
  file,
  onProgress,
}: {
  kind: ImportKind;
  /** The room of a calendar. */
  spaceId: number | null;
  file: File;
  onProgress: (fraction: number) => void;
}): Promise<ImportPlan> {
  const form = new FormData();
  form.set("kind", kind);
  if (kind === "calendar" && spaceId !== null) form.set("spaceId", String(spaceId));
  form.set("file", file);
  return upload<ImportPlan>({ method: "POST", path: "/api/imports", form, onProgress });
}
