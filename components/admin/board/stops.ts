/** The cells of the board that take the focus: entries and free time, in the order of the page. */

export const columnOfStop = (stop: HTMLElement): number => Number(stop.dataset.column);

const stopsIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("[data-stop]")];

const rowOf = (stop: HTMLElement) => stop.closest<HTMLElement>("[data-room]");

/** The row before or after one that has something to stop at. */
function nextRow(
  row: HTMLElement,
  step: "previousElementSibling" | "nextElementSibling",
): HTMLElement | null {
  let next = row[step];
  while (next && (!(next instanceof HTMLElement) || !next.dataset.room || stopsIn(next).length === 0))
    next = next[step];
  return next instanceof HTMLElement ? next : null;
}

/** Leads the focus on by an arrow, Home or End; whether the key meant anything. */
export function moveFocus(stop: HTMLElement, key: string): boolean {
  const row = rowOf(stop);
  if (!row) return false;
  const stops = stopsIn(row);
  const place = stops.indexOf(stop);
  const column = columnOfStop(stop);
  const inColumn = stops.filter((one) => columnOfStop(one) === column);
  const target = () => {
    switch (key) {
      case "ArrowRight":
        return stops[place + 1];
      case "ArrowLeft":
        return stops[place - 1];
      case "Home":
        return stops[0];
      case "End":
        return stops.at(-1);
      case "ArrowDown":
        return inColumn[inColumn.indexOf(stop) + 1] ?? nearest(nextRow(row, "nextElementSibling"), column);
      case "ArrowUp":
        return (
          inColumn[inColumn.indexOf(stop) - 1] ?? nearest(nextRow(row, "previousElementSibling"), column)
        );
      default:
        return null;
    }
  };
  const next = target();
  if (next === null) return false;
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** The cell of a row that begins nearest to a column. */
function nearest(row: HTMLElement | null, column: number): HTMLElement | undefined {
  if (!row) return undefined;
  const distance = (stop: HTMLElement) => Math.abs(columnOfStop(stop) - column);
  return stopsIn(row).reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
