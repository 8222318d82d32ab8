import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import { ASSOCIATION_KINDS } from "@/lib/domain/till/receipt";
import type { SettingsForm } from "@/lib/schemas/site/settings";
import { PatronSaintDayField } from "./month-day-field";

type Sections = readonly FormSection<SettingsForm>[];

export function useBookingSections(): Sections {
  const t = useTranslations("panel.settings.form");
  const tHolidays = useTranslations("panel.settings.form.holidays");
  const tBookings = useTranslations("panel.settings.form.bookings");
  return useMemo(
    () => [
      {
        title: t("bookings.title"),
        fields: labelled(tBookings, [
          { kind: "number", name: "horizonMonths", hint: tBookings("horizonMonthsHint"), width: "half" },
          { kind: "number", name: "noticeMinutes", hint: tBookings("noticeMinutesHint"), width: "half" },
          { kind: "number", name: "changeHours", hint: tBookings("changeHoursHint"), width: "half" },
          { kind: "number", name: "maxOpenBookings", hint: tBookings("maxOpenBookingsHint"), width: "half" },
          { kind: "number", name: "prepayHours", hint: tBookings("prepayHoursHint"), width: "half" },
        ]),
      },
      {
        title: t("holidays.title"),
        fields: labelled(tHolidays, [
          { kind: "switch", name: "observesHolidays", hint: tHolidays("observesHolidaysHint") },
          {
            kind: "control",
            name: "patronSaintDay",
            hint: tHolidays("patronSaintDayHint"),
            Control: PatronSaintDayField,
          },
        ]),
      },
    ],
    [t, tHolidays, tBookings],
  );
}

export function useFiscalSections(): Sections {
  const t = useTranslations("panel.settings.form");
  const tReceipts = useTranslations("panel.settings.form.receipts");
  const tAssociation = useTranslations("panel.settings.form.association");
  return useMemo(
    () => [
      {
        title: t("association.title"),
        fields: labelled(tAssociation, [
          { kind: "text", name: "legalName", hint: tAssociation("legalNameHint") },
          { kind: "text", name: "address", hint: tAssociation("addressHint"), optional: true },
          {
            kind: "text",
            name: "fiscalCode",
            hint: tAssociation("fiscalCodeHint"),
            optional: true,
            width: "half",
          },
          {
            kind: "text",
            name: "vatNumber",
            hint: tAssociation("vatNumberHint"),
            optional: true,
            width: "half",
          },
          { kind: "text", name: "iban", hint: tAssociation("ibanHint"), optional: true },
        ]),
      },
      {
        title: t("receipts.title"),
        fields: labelled(tReceipts, [
          {
            kind: "select",
            name: "associationKind",
            hint: tReceipts("associationKindHint"),
            options: ASSOCIATION_KINDS.map((value) => ({ value, label: t(`associationKinds.${value}`) })),
          },
          { kind: "switch", name: "stampDuty", hint: tReceipts("stampDutyHint") },
          {
            kind: "textarea",
            name: "receiptNote",
            hint: tReceipts("receiptNoteHint"),
            optional: true,
            rows: 3,
          },
        ]),
      },
    ],
    [t, tReceipts, tAssociation],
  );
}

export function useSecuritySections(): Sections {
  const t = useTranslations("panel.settings.form");
  const tSecurity = useTranslations("panel.settings.form.security");
  return useMemo(
    () => [
      {
        title: t("security.title"),
        fields: labelled(tSecurity, [
          { kind: "switch", name: "requiresTotpForAdmins", hint: tSecurity("requiresTotpForAdminsHint") },
          {
            kind: "number",
            name: "idleTimeoutMinutes",
            hint: tSecurity("idleTimeoutMinutesHint"),
            optional: true,
            width: "half",
          },
        ]),
      },
    ],
    [t, tSecurity],
  );
}
