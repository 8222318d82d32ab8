import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { readTyped, type TypedPerson } from "@/components/admin/shared/person-field/person-choice";
import { PersonSearch } from "@/components/admin/shared/person-field/person-search";
import { TablePlaceholder, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { fullName } from "@/lib/domain/person/full-name";
import type { SentMember } from "@/lib/schemas/membership/member";
import type { PersonCard } from "@/lib/schemas/panel/people";
import { ApplicationForm } from "./application-form";
import { useMemberSettings } from "./use-member-settings";

type Applicant = { id: number } | { typed: TypedPerson };

interface ApplicationDialogProps {
  personId?: number;
  onClose: () => void;
  onSaved: (member: SentMember) => void;
}

/**
 * An application on paper: the person is searched or created, and only data that the register still lacks is requested.
 */
export function ApplicationDialog({ personId, onClose, onSaved }: ApplicationDialogProps) {
  const t = useTranslations("panel.members.application");
  const [applicant, setApplicant] = useState<Applicant | null>(
    personId === undefined ? null : { id: personId },
  );
  return (
    <GuardedDialog
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => {
        const form = { onDirtyChange: setDirty, onCancel: close, onSaved };
        return (
          <div className="flex min-w-0 flex-col gap-5">
            {applicant === null ? (
              <PersonSearch
                label={t("person")}
                autoFocus
                error={undefined}
                onPerson={({ id }) => setApplicant({ id })}
                onNew={(typed) => setApplicant({ typed: readTyped(typed) })}
                onDirtyChange={() => {}}
              />
            ) : (
              personId === undefined && (
                <Button
                  variant="link"
                  size="sm"
                  className="-my-2 self-start"
                  onClick={() => {
                    setDirty(false);
                    setApplicant(null);
                  }}
                >
                  {t("other")}
                </Button>
              )
            )}
            {applicant !== null &&
              ("id" in applicant ? (
                <KnownApplicant id={applicant.id} form={form} />
              ) : (
                <LoadedForm person={null} typed={applicant.typed} form={form} />
              ))}
          </div>
        );
      }}
    </GuardedDialog>
  );
}

type FormProps = Pick<Parameters<typeof ApplicationForm>[0], "onDirtyChange" | "onCancel" | "onSaved">;

function KnownApplicant({ id, form }: { id: number; form: FormProps }) {
  const t = useTranslations("panel.members.application");
  const formats = useFormats();
  const { data, error, refetch } = useQuery<PersonCard>({
    queryKey: [`/api/people/${id}`],
    refetchOnMount: "always",
  });
  if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={3} />;
  const name = fullName(data);
  const live = data.memberships.find(({ status }) => status === "applied" || status === "admitted");
  if (live)
    return (
      <p role="status" className="rounded-md bg-honey-100 px-4 py-3">
        {live.number === null
          ? t("hasApplied", { name, day: formats.shortDay(live.appliedOn) })
          : t("isMember", { name, number: live.number })}
      </p>
    );
  return <LoadedForm person={data} typed={null} form={form} />;
}

interface LoadedFormProps {
  person: PersonCard | null;
  typed: TypedPerson | null;
  form: FormProps;
}

function LoadedForm({ person, typed, form }: LoadedFormProps) {
  const settings = useMemberSettings();
  if (!settings) return <TableSkeleton rows={3} />;
  return <ApplicationForm person={person} typed={typed} categories={settings.memberCategories} {...form} />;
}
