export type SheetFormat = "portrait" | "landscape";

/** What a page of A4 holds between the margins of its kind of page in app/globals.css, in mm. */
const PAGES: Record<SheetFormat, { width: number; height: number }> = {
  portrait: { width: 186, height: 273 },
  landscape: { width: 277, height: 186 },
};
/** From the size that is read best to the smallest that is read at all, in pt. */
const SIZES = [11, 10, 9, 8, 7];
/** The size of what takes several pages however small it is: a receipt saves pages, a table is to be read. */
const LONG: Record<SheetFormat, number> = { portrait: 7, landscape: 9 };

/** Gives a sheet that is about to be printed the largest letters with which it stays on one page. */
export function fitToPage(sheet: HTMLElement, format: SheetFormat): void {
  const { style } = sheet;
  const { width, height } = PAGES[format];
  Object.assign(style, {
    display: "block",
    position: "absolute",
    visibility: "hidden",
    width: `${width}mm`,
    height: `${height}mm`,
  });
  const most = sheet.clientHeight;
  style.height = "auto";
  const size = SIZES.find((pt) => {
    style.fontSize = `${pt}pt`;
    return sheet.scrollHeight <= most;
  });
  sheet.removeAttribute("style");
  style.fontSize = `${size ?? LONG[format]}pt`;
}
