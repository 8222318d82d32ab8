import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSaveSettings } from "@/components/admin/settings/use-save-settings";
import { type FormSection, fieldNames } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { formatIban } from "@/lib/domain/money/iban";
import {
  type SettingsAnswer,
  settingsFormSchema,
  type SettingsForm as Values,
} from "@/lib/schemas/site/settings";

const PATH = "/api/settings";

const formValues = (settings: SettingsAnswer): Values => ({
  observesHolidays: settings.observesHolidays,
  horizonMonths: settings.horizonMonths,
  noticeMinutes: settings.noticeMinutes,
  changeHours: settings.changeHours,
  maxOpenBookings: settings.maxOpenBookings,
  prepayHours: settings.prepayHours,
  requiresTotpForAdmins: settings.requiresTotpForAdmins,
  stampDuty: settings.stampDuty,
  associationKind: settings.associationKind,
  patronSaintDay: settings.patronSaintDay ?? "",
  idleTimeoutMinutes: settings.idleTimeoutMinutes ?? "",
  legalName: settings.legalName,
  fiscalCode: settings.fiscalCode ?? "",
  vatNumber: settings.vatNumber ?? "",
  address: settings.address ?? "",
  iban: settings.iban ? formatIban(settings.iban) : "",
  receiptNote: settings.receiptNote ?? "",
});

/** A form for part of the settings; saves only its own fields. */
export function SettingsForm({ sections }: { sections: readonly FormSection<Values>[] }) {
  const t = useTranslations("panel.settings.page");
  const save = useSaveSettings();
  const { data, error, refetch } = useQuery<SettingsAnswer>({ queryKey: [PATH, "panel"] });
  if (!data) return <TablePlaceholder error={error} refetch={refetch} />;
  const own = new Set<string>(fieldNames(sections));
  return (
    <SchemaForm
      schema={settingsFormSchema}
      sections={sections}
      defaultValues={formValues(data)}
      submitLabel={t("save")}
      onSubmit={(change) =>
        save(Object.fromEntries(Object.entries(change).filter(([name]) => own.has(name))))
      }
    />
  );
}
