/** A CSV file to be saved. @param name with its extension, of plain letters */
export const csvResponse = (name: string, content: string): Response =>
  new Response(content, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
