import type { Committed, ImportPlan } from "@/lib/schemas/import/import";
import type { ApiClient } from "./api";

/** Import files for tests. */

/** A multipart body with a file. @param fields the other fields: kind, spaceId, mapping */
export function importForm(file: string | Uint8Array<ArrayBuffer>, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([file], { type: "text/csv" }), "file.csv");
  return form;
}

export const readImport = (
  client: ApiClient,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
) => client.send<ImportPlan>("POST", "/api/imports", { raw: importForm(file, fields) });

export const commitImport = (client: ApiClient, id: number, skipErrors = false) =>
  client.post<Committed>(`/api/imports/${id}/commit`, { skipErrors });
