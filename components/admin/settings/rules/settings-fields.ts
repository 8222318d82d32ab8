import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { ASSOCIATION_KINDS } from "@/lib/domain/till/receipt";
import type { SettingsForm } from "@/lib/schemas/site/settings";
import { PatronSaintDayField } from "./month-day-field";

type Sections = readonly FormSection<SettingsForm>[];

export function useBookingSections(): Sections {
  const t = useTranslations("panel.settings.form");
  return useMemo(
    () => [
      {
        title: t("bookings.title"),
        fields: [
          {
            kind: "number",
            name: "horizonMonths",
            label: t("bookings.horizonMonths"),
            hint: t("bookings.horizonMonthsHint"),
            width: "half",
          },
          {
            kind: "number",
            name: "noticeMinutes",
            label: t("bookings.noticeMinutes"),
            hint: t("bookings.noticeMinutesHint"),
            width: "half",
          },
          {
            kind: "number",
            name: "changeHours",
            label: t("bookings.changeHours"),
            hint: t("bookings.changeHoursHint"),
            width: "half",
          },
          {
            kind: "number",
            name: "maxOpenBookings",
            label: t("bookings.maxOpenBookings"),
            hint: t("bookings.maxOpenBookingsHint"),
            width: "half",
          },
          {
            kind: "number",
            name: "prepayHours",
            label: t("bookings.prepayHours"),
            hint: t("bookings.prepayHoursHint"),
            width: "half",
          },
        ],
      },
      {
        title: t("holidays.title"),
        fields: [
          {
            kind: "switch",
            name: "observesHolidays",
            label: t("holidays.observesHolidays"),
            hint: t("holidays.observesHolidaysHint"),
          },
          {
            kind: "control",
            name: "patronSaintDay",
            label: t("holidays.patronSaintDay"),
            hint: t("holidays.patronSaintDayHint"),
            Control: PatronSaintDayField,
          },
        ],
      },
    ],
    [t],
  );
}

export function useFiscalSections(): Sections {
  const t = useTranslations("panel.settings.form");
  return useMemo(
    () => [
      {
        title: t("association.title"),
        fields: [
          {
            kind: "text",
            name: "legalName",
            label: t("association.legalName"),
            hint: t("association.legalNameHint"),
          },
          {
            kind: "text",
            name: "address",
            label: t("association.address"),
            hint: t("association.addressHint"),
            optional: true,
          },
          {
            kind: "text",
            name: "fiscalCode",
            label: t("association.fiscalCode"),
            hint: t("association.fiscalCodeHint"),
            optional: true,
            width: "half",
          },
          {
            kind: "text",
            name: "vatNumber",
            label: t("association.vatNumber"),
            hint: t("association.vatNumberHint"),
            optional: true,
            width: "half",
          },
          {
            kind: "text",
            name: "iban",
            label: t("association.iban"),
            hint: t("association.ibanHint"),
            optional: true,
          },
        ],
      },
      {
        title: t("receipts.title"),
        fields: [
          {
            kind: "select",
            name: "associationKind",
            label: t("receipts.associationKind"),
            hint: t("receipts.associationKindHint"),
            options: ASSOCIATION_KINDS.map((value) => ({ value, label: t(`associationKinds.${value}`) })),
          },
          {
            kind: "switch",
            name: "stampDuty",
            label: t("receipts.stampDuty"),
            hint: t("receipts.stampDutyHint"),
          },
          {
            kind: "textarea",
            name: "receiptNote",
            label: t("receipts.receiptNote"),
            hint: t("receipts.receiptNoteHint"),
            optional: true,
            rows: 3,
          },
        ],
      },
    ],
    [t],
  );
}

export function useSecuritySections(): Sections {
  const t = useTranslations("panel.settings.form");
  return useMemo(
    () => [
      {
        title: t("security.title"),
        fields: [
          {
            kind: "switch",
            name: "requiresTotpForAdmins",
            label: t("security.requiresTotpForAdmins"),
            hint: t("security.requiresTotpForAdminsHint"),
          },
          {
            kind: "number",
            name: "idleTimeoutMinutes",
            label: t("security.idleTimeoutMinutes"),
            hint: t("security.idleTimeoutMinutesHint"),
            optional: true,
            width: "half",
          },
        ],
      },
    ],
    [t],
  );
}
