"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PersonDialog, PersonFormDialog } from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { PageSection } from "@/components/admin/shared/page-section";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { DataTable } from "@/components/shared/data-table";
import { csvColumns } from "@/components/shared/table/columns";
import { ExportButton } from "@/components/shared/table/export-button";
import { useServerTable } from "@/components/shared/table/use-server-table";
import { Button } from "@/components/ui/button";
import { Eye, UserPlus, Users } from "@/components/ui/icons";
import { fullName } from "@/lib/domain/person/full-name";
import { mayManageCentre } from "@/lib/domain/person/roles";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { usePeopleColumns, usePeopleCsv } from "./use-people-columns";

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
