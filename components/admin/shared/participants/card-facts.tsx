import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import { today } from "@/lib/client/browser-date";
import type { MemberCheckIn } from "@/lib/schemas/sign-up/check-in";

/** What the card of a member says at the door: until when the fee is paid, the certificate, the places of today. */
export function CardFacts({ card: { paidUntil, certificateUntil, places } }: { card: MemberCheckIn }) {
  const t = useTranslations("panel.participants.checkIn.card");
  const formats = useFormats();
  const hasExpired = certificateUntil !== null && certificateUntil < today();
  const placeText = ({ title, startTime, seats }: MemberCheckIn["places"][number]): string => {
    const place = startTime === null ? title : t("place", { title, time: startTime });
    return seats > 1 ? t("placeWithSeats", { place, count: seats }) : place;
  };
  const certificate =
    certificateUntil === null
      ? t("noCertificate")
      : t(hasExpired ? "certificateExpired" : "certificateUntil", {
          day: formats.shortDay(certificateUntil),
        });
  return (
    <dl
      aria-label={t("facts")}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 rounded-md border px-4 py-3"
    >
      <dt className="text-ink-2">{t("paidUntil")}</dt>
      <dd>{paidUntil === null ? t("nothingPaid") : formats.shortDay(paidUntil)}</dd>
      <dt className="text-ink-2">{t("certificate")}</dt>
      <dd className={cn(hasExpired && "font-semibold text-terra-700")}>{certificate}</dd>
      <dt className="text-ink-2">{t("today")}</dt>
      <dd>
        {places.length === 0 ? (
          t("noPlaces")
        ) : (
          <ul className="m-0 list-none p-0">
            {places.map((place) => (
              <li
                key={`${place.kind} ${place.id} ${place.startTime}`}
                className="font-semibold [overflow-wrap:anywhere]"
              >
                {placeText(place)}
              </li>
            ))}
          </ul>
        )}
      </dd>
    </dl>
  );
}
