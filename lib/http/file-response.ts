/** A CSV or PDF download. */
export const fileResponse = (
  name: string,
  format: "csv" | "pdf",
  content: string | Uint8Array<ArrayBuffer>,
): Response =>
  new Response(content, {
    headers: {
      "Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/pdf",
      "Content-Disposition": `attachment; filename="${name}.${format}"`,
    },
  });
