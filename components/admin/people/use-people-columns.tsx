"use client";

import { useTranslations } from "next-intl";
import { StandingBadges } from "@/components/admin/shared/person/standing-badges";
import { PhoneLink } from "@/components/admin/shared/phone-link";
import { type Column, type ExtraCsvColumns, NOTHING } from "@/components/shared/table/columns";
import { useFormats } from "@/components/ui/use-words";
import { standingsOf } from "@/lib/domain/panel/standing";
import { fullName } from "@/lib/domain/person/full-name";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";
import type { ListedPerson } from "@/lib/schemas/panel/people";

/** Columns of Clienti. @param today the day in Rome, on which badges depend */
export function usePeopleColumns(today: string): readonly Column<ListedPerson>[] {
  const t = useTranslations("panel.people.column");
  const tPerson = useTranslations("person");
  const tStanding = useTranslations("panel.person.standing");
  const formats = useFormats();
  return [
    { key: "name", header: t("name"), priority: "title", cell: fullName, text: fullName },
    {
      key: "standing",
      header: t("standing"),
      priority: "high",
      cell: (person) =>
        standingsOf(person, today).length === 0 ? (
          NOTHING
        ) : (
          <StandingBadges
            person={person}
            today={today}
            className="max-w-56 in-[dd]:max-w-none in-[dd]:justify-end"
          />
        ),
      text: (person) =>
        standingsOf(person, today)
          .map((standing) => tStanding(standing))
          .join(", "),
    },
    {
      key: "phone",
      header: tPerson("phone"),
      priority: "high",
      cell: ({ id, phone }) => (phone ? <PhoneLink phone={phone} to={{ kind: "person", id }} /> : NOTHING),
      text: ({ phone }) => phone ?? "",
    },
    {
      key: "email",
      header: tPerson("email"),
      priority: "high",
      cell: ({ email }) =>
        email ? (
          <span className="inline-block max-w-60 wrap-break-word">
            <a href={`mailto:${email}`}>{email}</a>
          </span>
        ) : (
          NOTHING
        ),
      text: ({ email }) => email ?? "",
    },
    {
      key: "bookings",
      header: t("bookings"),
      priority: "low",
      align: "end",
      cell: ({ bookingsCount }) => bookingsCount,
      text: ({ bookingsCount }) => String(bookingsCount),
    },
    {
      key: "paid",
      header: t("paid"),
      priority: "low",
      align: "end",
      cell: ({ paidTotal }) => formats.cents(paidTotal),
      text: ({ paidTotal }) => csvAmount(paidTotal),
    },
    {
      key: "due",
      header: t("due"),
      priority: "high",
      align: "end",
      cell: ({ dueTotal }) => (dueTotal > 0 ? formats.cents(dueTotal) : NOTHING),
      text: ({ dueTotal }) => csvAmount(dueTotal),
    },
  ];
}

/** Columns that only the CSV file has. */
export function usePeopleCsv(): ExtraCsvColumns<ListedPerson> {
  const t = useTranslations("panel.people.column");
  return [
    { header: t("memberUntil"), value: ({ memberUntil }) => csvDay(memberUntil) },
    { header: t("certificateUntil"), value: ({ certificateUntil }) => csvDay(certificateUntil) },
  ];
}
