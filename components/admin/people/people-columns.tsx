import { personName, phoneLink, STANDING_LABELS } from "@/components/admin/shared/person/person-texts";
import { StandingBadges } from "@/components/admin/shared/person/standing-badges";
import type { Column, ExtraCsvColumns } from "@/components/shared/table/columns";
import { csvAmount, csvDay } from "@/lib/client/csv";
import { formatCents } from "@/lib/domain/money/money";
import { standingsOf } from "@/lib/domain/panel/standing";
import type { ListedPerson } from "@/lib/schemas/panel/people";

const standingsText = (person: ListedPerson, today: string): string =>
  standingsOf(person, today)
    .map((standing) => STANDING_LABELS[standing])
    .join(", ");

/** The columns of Clienti. @param today a day in Rome, on which badges depend */
export const peopleColumns = (today: string): readonly Column<ListedPerson>[] => [
  { key: "name", header: "Nome", priority: "title", cell: personName, text: personName },
  {
    key: "standing",
    header: "Stato",
    priority: "high",
    cell: (person) =>
      standingsOf(person, today).length === 0 ? (
        "—"
      ) : (
        <StandingBadges
          person={person}
          today={today}
          className="max-w-56 in-[dd]:max-w-none in-[dd]:justify-end"
        />
      ),
    text: (person) => standingsText(person, today),
  },
  {
    key: "phone",
    header: "Telefono",
    priority: "high",
    cell: ({ phone }) =>
      phone ? (
        <a href={phoneLink(phone)} className="whitespace-nowrap">
          {phone}
        </a>
      ) : (
        "—"
      ),
    text: ({ phone }) => phone ?? "",
  },
  {
    key: "email",
    header: "E-mail",
    priority: "high",
    cell: ({ email }) =>
      email ? (
        <span className="inline-block max-w-60 wrap-break-word">
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      ) : (
        "—"
      ),
    text: ({ email }) => email ?? "",
  },
  {
    key: "bookings",
    header: "Prenotazioni",
    priority: "low",
    align: "end",
    cell: ({ bookingsCount }) => bookingsCount,
    text: ({ bookingsCount }) => String(bookingsCount),
  },
  {
    key: "paid",
    header: "Pagato",
    priority: "low",
    align: "end",
    cell: ({ paidTotal }) => formatCents(paidTotal),
    text: ({ paidTotal }) => csvAmount(paidTotal),
  },
  {
    key: "due",
    header: "Da pagare",
    priority: "high",
    align: "end",
    cell: ({ dueTotal }) => (dueTotal > 0 ? formatCents(dueTotal) : "—"),
    text: ({ dueTotal }) => csvAmount(dueTotal),
  },
];

/** What only the file has. */
export const PEOPLE_CSV: ExtraCsvColumns<ListedPerson> = [
  { header: "Tessera fino al", value: ({ memberUntil }) => csvDay(memberUntil) },
  { header: "Certificato fino al", value: ({ certificateUntil }) => csvDay(certificateUntil) },
];
