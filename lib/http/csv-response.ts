/** A CSV file download. @param name including the extension, in plain letters */
export const csvResponse = (name: string, content: string): Response =>
  new Response(content, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
