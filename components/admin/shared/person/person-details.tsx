import { formatCents } from "@/lib/domain/money/money";
import { dayOf } from "@/lib/domain/time/dates";
import { formatDay } from "@/lib/domain/time/day-format";
import type { PersonCard } from "@/lib/schemas/panel/people";
import { Fact } from "./fact";
import { balanceText, phoneLink } from "./person-texts";

const NONE = "—";
const instantText = (instant: string) => formatDay(dayOf(new Date(instant)));

/** "Via Lunga 1, 00100 Roma" */
const addressText = ({ address, postalCode, city }: PersonCard): string =>
  [address, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** The data of a person as far as they are known, and what was booked and paid in all. */
export function PersonDetails({ person }: { person: PersonCard }) {
  const { email, phone, dateOfBirth, placeOfBirth, memberUntil, certificateUntil, lastSeenAt } = person;
  const facts: readonly (readonly [label: string, text: string | null])[] = [
    ["Qui l'ultima volta", lastSeenAt && instantText(lastSeenAt)],
    ["Tessera fino al", memberUntil && formatDay(memberUntil)],
    ["Certificato medico fino al", certificateUntil && formatDay(certificateUntil)],
    ["Nascita", [dateOfBirth && formatDay(dateOfBirth), placeOfBirth].filter(Boolean).join(", ")],
    ["Codice fiscale", person.fiscalCode],
    ["Indirizzo", addressText(person)],
  ];
  const known = facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-[0.97rem]">
        <Fact label="E-mail" isWide>
          {email ? <a href={`mailto:${email}`}>{email}</a> : NONE}
        </Fact>
        <Fact label="Telefono" isWide>
          {phone ? <a href={phoneLink(phone)}>{phone}</a> : NONE}
        </Fact>
        <Fact label="Prenotazioni">{person.bookingsCount}</Fact>
        <Fact label="Pagato in tutto">{formatCents(person.paidTotal)}</Fact>
        <Fact label="Saldo">{balanceText(person)}</Fact>
        <Fact label="Nella lista dal">{instantText(person.createdAt)}</Fact>
        {known.map(({ label, text }) => (
          <Fact key={label} label={label} isWide={label === "Codice fiscale"}>
            {text}
          </Fact>
        ))}
      </dl>
      {person.note && (
        <p className="rounded-md bg-honey-100 px-4 py-3 text-[0.97rem] whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="font-semibold">Nota: </span>
          {person.note}
        </p>
      )}
    </>
  );
}
