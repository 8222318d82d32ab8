/** What a page of A4 holds between the margins of "sheet" in app/globals.css, in mm. */
const PAGE = { width: 186, height: 273 };
/** From the size that is read best to the smallest that is read at all, in pt. */
const SIZES = [11, 10, 9, 8, 7];

/** Gives a sheet that is about to be printed the largest letters with which it stays on one page; where none do, the smallest. */
export function fitToPage(sheet: HTMLElement): void {
  const { style } = sheet;
  Object.assign(style, {
    display: "block",
    position: "absolute",
    visibility: "hidden",
    width: `${PAGE.width}mm`,
    height: `${PAGE.height}mm`,
  });
  const most = sheet.clientHeight;
  style.height = "auto";
  const size = SIZES.find((pt) => {
    style.fontSize = `${pt}pt`;
    return sheet.scrollHeight <= most;
  });
  sheet.removeAttribute("style");
  style.fontSize = `${size ?? SIZES.at(-1)}pt`;
}
