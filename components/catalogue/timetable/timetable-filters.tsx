import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { TimetableFilter } from "@/lib/schemas/catalogue/timetable";

interface Named {
  id: number;
  name: string;
}

/** The choice of teacher and room, as a GET form that works without JavaScript. */
export function TimetableFilters({
  action,
  filter: { from, teacherId, spaceId },
  teachers,
  rooms,
}: {
  action: string;
  filter: TimetableFilter;
  teachers: readonly Named[];
  rooms: readonly Named[];
}) {
  const t = useTranslations("timetable");
  const options = (all: string, some: readonly Named[]) => (
    <>
      <option value="">{all}</option>
      {some.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
  return (
    <form action={action} className="flex flex-wrap items-end gap-3 print:hidden">
      {from !== undefined && <input type="hidden" name="from" value={from} />}
      <Field label={t("teacher")} className="min-w-48 max-sm:grow">
        <Select name="teacherId" defaultValue={teacherId ?? ""}>
          {options(t("allTeachers"), teachers)}
        </Select>
      </Field>
      <Field label={t("room")} className="min-w-48 max-sm:grow">
        <Select name="spaceId" defaultValue={spaceId ?? ""}>
          {options(t("allRooms"), rooms)}
        </Select>
      </Field>
      <Button type="submit" variant="outline">
        {t("show")}
      </Button>
    </form>
  );
}
