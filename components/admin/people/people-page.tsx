"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PersonDialog, PersonFormDialog } from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { StandingBadges } from "@/components/admin/shared/person/standing-badges";
import { PhoneLink } from "@/components/admin/shared/phone-link";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns, type ExtraCsvColumns, NOTHING } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Eye, UserPlus, Users } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { standingsOf } from "@/lib/domain/panel/standing";
import { fullName } from "@/lib/domain/person/full-name";
import { mayManageCentre } from "@/lib/domain/person/roles";
import { csvAmount, csvDay } from "@/lib/domain/site/csv";
import type { ListedPerson } from "@/lib/schemas/panel/people";

const DuplicatesDialog = lazyPart(async () => (await import("./duplicates-dialog")).DuplicatesDialog);

const NO_FILTERS = {};

interface PeoplePageProps {
  /** The current day in Rome. */
  today: string;
  /** From the URL: a search, and a person to open. */
  search: string;
  personId: number | null;
}

/** Everyone known to the association, with or without an account. */
export function PeoplePage({ today, search, personId }: PeoplePageProps) {
  const t = useTranslations("panel.people");
  const tPage = useTranslations("panel.pages.title");
  const tPerson = useTranslations("panel.person");
  const role = usePanelRole();
  const [openId, setOpenId] = useState<number | null>(personId);
  const [opened, setOpened] = useState<"new" | "duplicates" | null>(null);
  const columns = usePeopleColumns(today);
  const csvExtra = usePeopleCsv();
  const table = useServerTable<ListedPerson, typeof NO_FILTERS>(
    "/api/people",
    NO_FILTERS,
    () => "",
    { key: "name", direction: "asc" },
    {},
    search,
  );
  const add = (
    <Button variant="action" onClick={() => setOpened("new")}>
      <UserPlus />
      {tPerson("newCustomer")}
    </Button>
  );
  return (
    <PageSection title={tPage("people")} actions={add}>
      <DataTable
        {...table}
        filters={undefined}
        caption={tPage("people")}
        columns={columns}
        rowName={fullName}
        actions={({ id }) => [{ label: t("open"), Icon: Eye, onSelect: () => setOpenId(id) }]}
        onOpen={({ id }) => setOpenId(id)}
        search={{
          label: t("search"),
          value: table.search,
          onChange: table.setSearch,
        }}
        empty={{
          title: t("empty"),
          description: t("emptyText"),
          action: add,
        }}
        toolbar={
          <>
            <Button variant="outline" onClick={() => setOpened("duplicates")}>
              <Users />
              {t("duplicates.title")}
            </Button>
            {mayManageCentre(role) && (
              <ExportButton
                name={t("file")}
                columns={csvColumns(columns, csvExtra)}
                listMatching={table.listMatching}
                disabled={table.total === 0}
              />
            )}
          </>
        }
      />
      {openId !== null && <PersonDialog id={openId} role={role} onClose={() => setOpenId(null)} />}
      {opened === "duplicates" && <DuplicatesDialog role={role} onClose={() => setOpened(null)} />}
      {opened === "new" && (
        <PersonFormDialog
          person={null}
          onClose={() => setOpened(null)}
          onSaved={({ id }) => {
            setOpened(null);
            setOpenId(id);
          }}
        />
      )}
    </PageSection>
  );
}

/** Columns of Clienti. @param today the day in Rome, on which badges depend */
function usePeopleColumns(today: string): readonly Column<ListedPerson>[] {
  const t = useTranslations("panel.people.column");
  const tPerson = useTranslations("person");
  const tStanding = useTranslations("panel.person.standing");
  const formats = useFormats();
  return [
    { key: "name", header: t("name"), priority: "title", text: fullName },
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

function usePeopleCsv(): ExtraCsvColumns<ListedPerson> {
  const t = useTranslations("panel.people.column");
  return [
    { header: t("memberUntil"), value: ({ memberUntil }) => csvDay(memberUntil) },
    { header: t("certificateUntil"), value: ({ certificateUntil }) => csvDay(certificateUntil) },
  ];
}
