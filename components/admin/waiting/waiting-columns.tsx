import { ContactLinks } from "@/components/admin/shared/contact-links";
import type { Column } from "@/components/shared/table/columns";
import { formatInstant } from "@/lib/domain/time/dates";
import {
  WAITING_STATUS_LABELS,
  waitingPeriodLabel,
  waitingSizeLabel,
} from "@/lib/domain/waiting/waiting-labels";
import type { Word } from "@/lib/i18n/word";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

export const nameOf = ({ firstName, lastName }: WaitingEntry): string => `${firstName} ${lastName}`;

const stateOf = ({ status, offerExpiresAt }: WaitingEntry): string =>
  status === "offered" && offerExpiresAt !== null
    ? `${WAITING_STATUS_LABELS.offered}, fino a ${formatInstant(new Date(offerExpiresAt))}`
    : WAITING_STATUS_LABELS[status];

/** "giovedì 3 dicembre 2026, 08:00 – 13:00, 6 persone" */
export const requestOf = (entry: WaitingEntry, word: Word): string =>
  [waitingPeriodLabel(entry), waitingSizeLabel(entry)]
    .filter((part) => part !== "")
    .map(word)
    .join(", ");

/** Columns of the waiting list. */
export const waitingColumns = (word: Word): readonly Column<WaitingEntry>[] => [
  { key: "name", header: "Chi", priority: "title", cell: nameOf, text: nameOf },
  {
    key: "position",
    header: "Posto",
    priority: "high",
    align: "end",
    cell: ({ position }) => (position === null ? "—" : `${position}º`),
    text: ({ position }) => String(position ?? ""),
  },
  {
    key: "what",
    header: "Per che cosa",
    priority: "high",
    cell: (entry) => (
      <span className="flex flex-col">
        <span className="font-medium">{entry.title}</span>
        <span className="text-ink-2">{requestOf(entry, word)}</span>
      </span>
    ),
    text: (entry) => `${entry.title}, ${requestOf(entry, word)}`,
  },
  { key: "status", header: "Stato", priority: "high", cell: stateOf, text: stateOf },
  {
    key: "contact",
    header: "Contatti",
    priority: "low",
    cell: ({ email, phone }) => <ContactLinks email={email} phone={phone} />,
    text: ({ email, phone }) => [email, phone ?? ""].join(" ").trim(),
  },
  {
    key: "since",
    header: "In lista dal",
    priority: "low",
    cell: ({ createdAt }) => formatInstant(new Date(createdAt)),
    text: ({ createdAt }) => formatInstant(new Date(createdAt)),
  },
];
