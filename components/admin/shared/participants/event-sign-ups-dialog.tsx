import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { ContactLinks } from "@/components/admin/shared/contact-links";
import { PhoneLink } from "@/components/admin/shared/phone-link";
import { DataTable } from "@/components/shared/data-table";
import { type Column, csvColumns, NOTHING } from "@/components/shared/table/columns";
import { useLocalTable } from "@/components/shared/table/use-local-table";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/dialog";
import { Download, Printer } from "@/components/ui/icons";
import { useFormats } from "@/components/ui/use-words";
import { downloadCsv } from "@/lib/client/download-csv";
import { listAll } from "@/lib/client/list-all";
import { csvDay } from "@/lib/domain/site/csv";
import { dayOf } from "@/lib/domain/time/dates";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";
import type { EventSignUp } from "@/lib/schemas/sign-up/event-sign-up";
import { AttendanceSheet } from "./attendance-sheet";
import { useSignUpColumns, useSignUpCsv, useSignUpName } from "./use-sign-up-columns";

const NONE: readonly never[] = [];

export function EventSignUpsDialog({ row: event, onClose }: { row: CentreEvent; onClose: () => void }) {
  const participants = useTranslations("panel.participants");
  const t = useTranslations("panel.participants.signUps");
  const tables = useTranslations("tables");
  const person = useTranslations("person");
  const words = useTranslations("bookingWords.status");
  const formats = useFormats();
  const nameOf = useSignUpName();
  const csv = useSignUpCsv();
  const path = `/api/events/${event.id}/registrations`;
  const list = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => listAll<EventSignUp>(path, { signal }),
    refetchOnMount: "always",
  });
  const { columns: signUp, payments } = useSignUpColumns<EventSignUp>(path);
  const [isPrinting, setPrinting] = useState(false);
  const donePrinting = useCallback(() => setPrinting(false), []);

  const columns = useMemo<readonly Column<EventSignUp>[]>(
    () => [
      {
        key: "name",
        header: participants("label.name"),
        priority: "title",
        text: nameOf,
        sortValue: ({ lastName }) => lastName,
      },
      {
        key: "email",
        header: person("email"),
        priority: "high",
        cell: ({ id, email }) => <ContactLinks email={email} about={{ kind: "registration", id }} />,
        text: ({ email }) => email,
      },
      {
        key: "phone",
        header: person("phone"),
        priority: "low",
        cell: ({ id, phone }) =>
          phone ? <PhoneLink phone={phone} to={{ kind: "registration", id }} /> : NOTHING,
        text: ({ phone }) => phone ?? "",
      },
      {
        key: "date",
        header: t("date"),
        priority: "low",
        cell: ({ registrationDate }) => formats.instant(new Date(registrationDate)),
        text: ({ registrationDate }) => csvDay(dayOf(new Date(registrationDate))),
        sortValue: ({ registrationDate }) => registrationDate,
      },
      signUp.payment,
      { ...signUp.status, sortValue: ({ status }) => words(status) },
    ],
    [signUp, nameOf, participants, t, person, words, formats],
  );
  const people = list.data ?? NONE;
  const table = useLocalTable<EventSignUp>(list, columns);
  const days = formats.days(event.eventDate, event.endDate ?? event.eventDate);
  const coming = people.filter(({ status }) => status !== "canceled");

  return (
    <TitledDialog
      title={t("title")}
      description={participants("titleAndDays", { title: event.title, days })}
      onClose={onClose}
      className="sm:w-[min(62rem,calc(100vw-3rem))]"
    >
      {list.data && (
        <p className="text-[0.97rem]">
          {t.rich("taken", {
            taken: coming.reduce((sum, { seats }) => sum + seats, event.externalParticipants),
            most: event.maxParticipants,
            count: (words) => <strong className="font-display-soft text-xl">{words}</strong>,
          })}
        </p>
      )}
      <DataTable
        {...table}
        caption={t("caption", { title: event.title })}
        columns={columns}
        rowName={nameOf}
        search={{ label: t("search"), value: table.search, onChange: table.setSearch }}
        empty={{
          title: t("nobody"),
          description: event.googleFormUrl ? t("nobodyByForm") : t("nobodyBySite"),
        }}
        toolbar={
          <>
            <Button variant="outline" disabled={coming.length === 0} onClick={() => setPrinting(true)}>
              <Printer />
              {participants("sheet.open")}
            </Button>
            <Button
              variant="outline"
              disabled={table.total === 0}
              onClick={() =>
                downloadCsv(t("file", { id: event.id }), csvColumns(columns, csv), table.matching)
              }
            >
              <Download />
              {tables("export")}
            </Button>
          </>
        }
      />
      {payments("event", people, () => event.title)}
      {isPrinting && (
        <AttendanceSheet
          title={event.title}
          subtitle={t("sheetAbout", { days, start: event.startTime, end: event.endTime })}
          people={coming}
          onDone={donePrinting}
        />
      )}
    </TitledDialog>
  );
}
