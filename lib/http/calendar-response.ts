/** An answer that a calendar program takes. `fileName` is what a download is saved as. */
export function calendarResponse(body: string, fileName: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${fileName}"`,
    },
  });
}
