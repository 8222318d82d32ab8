export type SheetFormat = "portrait" | "landscape";

/** The printable area of an A4 page in mm, within the margins set in app/panel.css. */
const PAGE_MM: Record<SheetFormat, { width: number; height: number }> = {
  portrait: { width: 186, height: 273 },
  landscape: { width: 277, height: 186 },
};
/** The font sizes to try, in pt, down to the smallest legible one. */
const SIZES_PT = [11, 10, 9, 8, 7];
/** The font size in pt for content that needs several pages in any size: small for documents, larger for tables. */
const MULTI_PAGE_SIZE: Record<SheetFormat, number> = { portrait: 7, landscape: 9 };

/** Sets the largest font size with which a sheet fits on one printed page. */
export function fitToPage(sheet: HTMLElement, format: SheetFormat): void {
  const { style } = sheet;
  const { width, height } = PAGE_MM[format];
  Object.assign(style, {
    display: "block",
    position: "absolute",
    visibility: "hidden",
    width: `${width}mm`,
    height: `${height}mm`,
  });
  const most = sheet.clientHeight;
  style.height = "auto";
  const size = SIZES_PT.find((pt) => {
    style.fontSize = `${pt}pt`;
    return sheet.scrollHeight <= most;
  });
  sheet.removeAttribute("style");
  style.fontSize = `${size ?? MULTI_PAGE_SIZE[format]}pt`;
}
