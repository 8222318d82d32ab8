import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { useFormats } from "@/components/ui/use-words";
import { today } from "@/lib/client/browser-date";
import { isMemberOn } from "@/lib/domain/room-time/pricing";
import { dayOf } from "@/lib/domain/time/dates";
import type { FoundPerson } from "./person-choice";

/** Details that distinguish people of the same name: contacts, or else birthday, town and last visit. */
export function usePersonFacts() {
  const t = useTranslations("panel.personField.facts");
  const formats = useFormats();
  return ({ phone, email, dateOfBirth, city, lastSeenAt }: FoundPerson): string => {
    const contacts = [phone, email].filter((contact) => contact !== null && contact !== "");
    if (contacts.length > 0) return contacts.join(" · ");
    const others = [
      dateOfBirth && t("birth", { day: formats.day(dateOfBirth) }),
      city,
      lastSeenAt && t("lastSeen", { day: formats.shortDay(dayOf(new Date(lastSeenAt))) }),
    ].filter(Boolean);
    return others.length > 0 ? others.join(" · ") : t("none");
  };
}

/** 'Socio', and warnings for the desk before it promises an e-mail. */
export function PersonBadges({ person }: { person: FoundPerson }) {
  const t = useTranslations("panel.personField");
  const tStanding = useTranslations("panel.person.standing");
  const { memberUntil, hasAccount, isVerified } = person;
  return (
    <>
      {isMemberOn(memberUntil, today()) && <Badge className="px-2 py-0">{tStanding("member")}</Badge>}
      {hasAccount && !isVerified && (
        <Badge variant="warning" className="px-2 py-0">
          {t("unverified")}
        </Badge>
      )}
    </>
  );
}
