import { useTranslations } from "next-intl";
import { useState } from "react";
import { PhoneLink } from "@/components/admin/shared/phone-link";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { fullName } from "@/lib/domain/person/full-name";
import { dayOf } from "@/lib/domain/time/dates";
import type { PersonCard } from "@/lib/schemas/panel/people";
import { Fact } from "./fact";

const NONE = "—";

/** "Via Lunga 1, 00100 Roma" */
const addressText = ({ address, postalCode, city }: PersonCard): string =>
  [address, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

export function PersonDetails({ person }: { person: PersonCard }) {
  const t = useTranslations("panel.person.details");
  const tPerson = useTranslations("person");
  const formats = useFormats();
  const instantText = (instant: string) => formats.day(dayOf(new Date(instant)));
  const { email, phone, dateOfBirth, placeOfBirth, memberUntil, certificateUntil, lastSeenAt } = person;
  const { fiscalCode, newsletterSince } = person;
  const facts: readonly (readonly [label: string, text: string | null])[] = [
    [t("lastSeen"), lastSeenAt && instantText(lastSeenAt)],
    [t("memberUntil"), memberUntil && formats.day(memberUntil)],
    [t("certificateUntil"), certificateUntil && formats.day(certificateUntil)],
    [t("birth"), [dateOfBirth && formats.day(dateOfBirth), placeOfBirth].filter(Boolean).join(", ")],
  ];
  const known = facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
  const address = addressText(person);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-[0.97rem]">
        <Fact label={tPerson("email")} isWide>
          {email ? <a href={`mailto:${email}`}>{email}</a> : NONE}
        </Fact>
        <Fact label={tPerson("phone")} isWide>
          {phone ? <PhoneLink phone={phone} to={{ kind: "person", id: person.id }} /> : NONE}
        </Fact>
        <Fact label={t("bookings")}>{person.bookingsCount}</Fact>
        <Fact label={t("paidTotal")}>{formats.cents(person.paidTotal)}</Fact>
        <Fact label={t("balance")}>
          <Balance person={person} />
        </Fact>
        <Fact label={t("since")}>{instantText(person.createdAt)}</Fact>
        {known.map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
        {fiscalCode && (
          <Fact label={tPerson("fiscalCode")} isWide>
            {fiscalCode}
          </Fact>
        )}
        {address && <Fact label={tPerson("address")}>{address}</Fact>}
        {newsletterSince && (
          <Fact label={t("newsletterSince")} isWide>
            {instantText(newsletterSince)} <EndNewsletter person={person} />
          </Fact>
        )}
      </dl>
      {person.note && (
        <p className="rounded-md bg-honey-100 px-4 py-3 text-[0.97rem] whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="font-semibold">{t("note")}</span> {person.note}
        </p>
      )}
    </>
  );
}

/** Ends a newsletter subscription; only the person can subscribe again. */
function EndNewsletter({ person }: { person: PersonCard }) {
  const t = useTranslations("panel.person.newsletter");
  const act = useAdminAction();
  const [isAsked, setAsked] = useState(false);
  const end = () =>
    act(() => api.patch(`/api/people/${person.id}`, { newsletterSince: null }), {
      success: t("ended"),
      failure: t("failed"),
    });
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsked(true)}>
        {t("end")}
      </Button>
      {isAsked && (
        <ConfirmDialog
          onOpenChange={setAsked}
          title={t("question", { name: fullName(person) })}
          description={t("text")}
          confirmLabel={t("end")}
          onConfirm={async () => void (await end())}
        />
      )}
    </>
  );
}

function Balance({ person: { dueTotal, refundDueTotal } }: { person: PersonCard }) {
  const t = useTranslations("panel.person.details");
  const tRefund = useTranslations("money.refund");
  const formats = useFormats();
  const parts = [
    ...(dueTotal > 0 ? [tRefund("due", { amount: formats.cents(dueTotal) })] : []),
    ...(refundDueTotal > 0 ? [t("refundDue", { amount: formats.cents(refundDueTotal) })] : []),
  ];
  return parts.length === 0 ? t("even") : parts.join(", ");
}
