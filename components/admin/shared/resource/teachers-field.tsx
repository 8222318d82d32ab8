import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { get, useController, useFormState } from "react-hook-form";
import { NOTHING } from "@/components/shared/table/columns";
import { CheckboxField } from "@/components/ui/checkbox";
import type { TeacherOfPanel } from "@/lib/schemas/catalogue/teacher";

function useTeachers(): readonly TeacherOfPanel[] {
  const { data = [] } = useQuery<TeacherOfPanel[]>({ queryKey: ["/api/teachers?all=true"] });
  return data;
}

export function TeacherNames({ value }: { value: unknown }) {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = useTeachers().flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  return names.length === 0 ? NOTHING : names.join(", ");
}

/** The teachers of a course or an event; the field's value is their ids in the order of selection. */
export function TeachersField({ name }: { name: string }) {
  const t = useTranslations("panel.teachers");
  const data = useTeachers();
  const { field } = useController({ name });
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const error: unknown = get(useFormState({ name }).errors, `${name}.message`);
  const offered = data.filter(({ id, isActive }) => isActive || chosen.includes(id));
  if (offered.length === 0) return <p className="text-ink-2">{t("noneYet")}</p>;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2" aria-invalid={error !== undefined || undefined}>
      {offered.map(({ id, name: label }) => (
        <CheckboxField
          key={id}
          checked={chosen.includes(id)}
          onBlur={field.onBlur}
          onCheckedChange={(isChosen) =>
            field.onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          {label}
        </CheckboxField>
      ))}
    </div>
  );
}
