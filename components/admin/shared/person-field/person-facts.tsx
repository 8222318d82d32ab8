import { Badge } from "@/components/ui/badge";
import { today } from "@/lib/client/browser-date";
import { isMemberOn } from "@/lib/domain/room-time/member-discount";
import { dayOf } from "@/lib/domain/time/dates";
import { formatDay, formatShortDay } from "@/lib/domain/time/day-format";
import type { FoundPerson } from "./person-choice";

/** What tells people of the same name apart: contacts; for who has none, the birthday, the town, the last visit. */
export function personFacts({ phone, email, dateOfBirth, city, lastSeenAt }: FoundPerson): string {
  const contacts = [phone, email].filter((contact) => contact !== null && contact !== "");
  if (contacts.length > 0) return contacts.join(" · ");
  const others = [
    dateOfBirth && `nascita: ${formatDay(dateOfBirth)}`,
    city,
    lastSeenAt && `qui l'ultima volta ${formatShortDay(dayOf(new Date(lastSeenAt)))}`,
  ].filter(Boolean);
  return others.length > 0 ? others.join(" · ") : "senza telefono né e-mail";
}

/** 'Socio', and what the desk should know before it promises a mail. */
export function PersonBadges({ person }: { person: FoundPerson }) {
  const { memberUntil, hasAccount, isVerified } = person;
  return (
    <>
      {isMemberOn(memberUntil, today()) && <Badge className="px-2 py-0">Socio</Badge>}
      {hasAccount && !isVerified && (
        <Badge variant="warning" className="px-2 py-0">
          E-mail da verificare
        </Badge>
      )}
    </>
  );
}
