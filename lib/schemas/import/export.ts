import "@/lib/schemas/zod-config";
import { z } from "zod";
import { EXPORT_KINDS } from "@/lib/domain/import/import-kinds";
import { notFoundError } from "@/lib/errors";
import { shortString } from "@/lib/schemas/bounded-text";
import { DOCUMENTED } from "@/lib/schemas/documented";

const isKind = (kind: string): kind is (typeof EXPORT_KINDS)[number] =>
  EXPORT_KINDS.some((one) => one === kind);

/**
 * The name of a file: a kind and ".csv".
 * @throws AppError NOT_FOUND for other names
 */
export const exportParams = z.object({
  file: shortString()
    .register(DOCUMENTED, { as: { enum: EXPORT_KINDS.map((kind) => `${kind}.csv`) } })
    .transform((name) => {
      const kind = name.replace(/\.csv$/, "");
      if (!name.endsWith(".csv") || !isKind(kind)) throw notFoundError("export");
      return kind;
    }),
});
