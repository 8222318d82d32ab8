import { useTranslations } from "next-intl";
import { type Flow, FORM_ROWS, SECTIONS, sectionOf } from "@/lib/domain/books/modello-d";
import { rowValue } from "./chosen-row";

export function RowOptions({ direction }: { direction: Flow }) {
  const t = useTranslations("panel.books");
  const side = FORM_ROWS.filter((row) => row.direction === direction);
  const groups = SECTIONS.map((section) => ({
    name: t("form.section", { letter: section.letter, name: section[direction] }),
    rows: side.filter(({ key }) => sectionOf(key) === section.letter),
  }));
  const known = new Set(groups.flatMap(({ rows }) => rows));
  const others = side.filter((row) => !known.has(row));
  return [...groups, ...(others.length === 0 ? [] : [{ name: t("form.taxes"), rows: others }])].map(
    ({ name, rows }) => (
      <optgroup key={name} label={name}>
        {rows.map(({ key, label }) => (
          <option key={key} value={rowValue(direction, key)}>
            {t("row", { key, label })}
          </option>
        ))}
      </optgroup>
    ),
  );
}
