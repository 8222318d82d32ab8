import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { PersonSearch } from "@/components/admin/shared/person-field/person-search";
import { Button } from "@/components/ui/button";
import { fullName } from "@/lib/domain/person/full-name";
import type { PersonCard } from "@/lib/schemas/panel/people";

export function TeacherPersonField({ name }: { name: string }) {
  const t = useTranslations("panel.teachers.form");
  const { field, fieldState } = useController({ name });
  const id = typeof field.value === "number" ? field.value : null;
  const { data } = useQuery<PersonCard>({ queryKey: [`/api/people/${id}`], enabled: id !== null });
  if (id === null)
    return (
      <PersonSearch
        label={t("person")}
        autoFocus={false}
        error={fieldState.error?.message}
        onPerson={(person) => field.onChange(person.id)}
        onDirtyChange={() => {}}
      />
    );
  return (
    <p className="flex flex-wrap items-center gap-3">
      <span className="font-semibold">{data ? fullName(data) : "…"}</span>
      <Button variant="outline" size="sm" onClick={() => field.onChange(null)}>
        {t("otherPerson")}
      </Button>
    </p>
  );
}
