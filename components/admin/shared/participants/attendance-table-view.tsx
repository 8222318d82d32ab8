import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { scrolls } from "@/components/ui/scrolls";
import { useFormats } from "@/components/ui/use-words";
import type { AttendanceTable } from "@/lib/domain/sign-up/attendance-table";
import { type CalendarDay, partsOfDay, timeOf } from "@/lib/domain/time/dates";

type Cell = string | null | undefined;

type Translate = ReturnType<typeof useTranslations<"panel.participants.attendance">>;

/**
 * "18:02" for a participant who came, "assente" once the lesson is over; empty if they were not expected or it is yet
 * to come.
 */
export function cellText(t: Translate, cell: Cell, isOver: boolean): string {
  if (typeof cell === "string") return timeOf(new Date(cell));
  return cell === null && isOver ? t("absent") : "";
}

const shortDay = (day: CalendarDay) => {
  const { date, month } = partsOfDay(day);
  return `${date}/${month}`;
};

export function AttendanceTableView({
  table: { days, rows },
  caption,
  today,
  isPrinted = false,
}: {
  table: AttendanceTable;
  caption: string;
  today: CalendarDay;
  isPrinted?: boolean;
}) {
  const t = useTranslations("panel.participants.attendance");
  const label = useTranslations("panel.participants.label");
  const formats = useFormats();
  const look = isPrinted
    ? { table: "", head: "", name: "w-[16%]", cell: "", foot: "" }
    : {
        table: "w-full border-separate border-spacing-0 text-[0.92rem]",
        head: "border-b bg-surface px-2.5 py-2 text-center font-semibold whitespace-nowrap",
        name: "sticky left-0 z-10 max-w-44 min-w-28 border-r sm:min-w-40 border-b bg-surface px-2.5 py-2 text-left font-medium wrap-anywhere",
        cell: "border-b px-2.5 py-2 text-center tabular-nums",
        foot: "px-2.5 py-2 text-center font-semibold whitespace-nowrap tabular-nums",
      };
  const content = (
    <table className={look.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={cn(look.name, "font-semibold")}>
            {label("name")}
          </th>
          {days.map(({ date }) => (
            <th
              key={date}
              scope="col"
              className={cn(look.head, date === today && !isPrinted && "bg-sage-100")}
            >
              <span aria-hidden>{shortDay(date)}</span>
              <span className="sr-only">{formats.longDay(date)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, seats, cells }) => (
          <tr key={key}>
            <th scope="row" className={look.name}>
              {name}
              {seats > 1 && <span className="font-normal"> {t("seatsOf", { count: seats })}</span>}
            </th>
            {days.map(({ date }, index) => (
              <td key={date} className={cn(look.cell, !isPrinted && lookOf(cells[index], date, today))}>
                {cellText(t, cells[index], date < today)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={cn(look.name, "border-b-0 font-semibold")}>
            {t("present")}
          </th>
          {days.map(({ date, present, expected }) => (
            <td key={date} className={look.foot}>
              {expected > 0 && t("presentOf", { present, expected })}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
  if (isPrinted) return content;
  return (
    <div className="min-w-0 overflow-x-auto rounded-lg border" {...scrolls(t("table"))}>
      {content}
    </div>
  );
}

function lookOf(cell: Cell, day: CalendarDay, today: CalendarDay): string {
  if (typeof cell === "string") return "bg-sage-100 text-sage-800";
  if (cell === undefined) return "bg-sand-50";
  return day < today ? "text-ink-2" : "";
}
