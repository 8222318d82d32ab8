import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAccessDenied } from "@/components/shared/feedback/use-access-denied";
import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { downloadCsv } from "@/lib/client/download-csv";
import type { CsvColumn } from "@/lib/domain/site/csv";

interface ExportButtonProps<Row> {
  name: string;
  columns: readonly CsvColumn<Row>[];
  listMatching: (onProgress: (done: number, total: number) => void) => Promise<Row[]>;
  disabled: boolean;
}

/** Fetches all matching rows, page after page, and saves them as a file. */
export function ExportButton<Row>({ name, columns, listMatching, disabled }: ExportButtonProps<Row>) {
  const t = useTranslations("tables");
  const [progress, setProgress] = useState<string | null>(null);
  const isDenied = useAccessDenied();

  async function save(): Promise<void> {
    setProgress("…");
    try {
      const rows = await listMatching((done, total) =>
        setProgress(t("exportProgress", { done: `${done}`, total: `${total}` })),
      );
      downloadCsv(name, columns, rows);
    } catch (error) {
      if (!isDenied(error))
        toast({ variant: "destructive", title: t("exportFailed"), description: failureText(error) });
    } finally {
      setProgress(null);
    }
  }

  return (
    <Button variant="outline" disabled={disabled || progress !== null} onClick={() => void save()}>
      {progress === null ? <Download /> : <Spinner />}
      {progress === null ? t("export") : t("exporting", { progress })}
    </Button>
  );
}
