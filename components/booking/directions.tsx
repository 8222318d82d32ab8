"use client";

import { useTranslations } from "next-intl";
import { Fold } from "@/components/shared/fold";
import { useSite } from "@/components/ui/site-context";

/** Address and directions; inline, so that they are available offline. */
export function Directions() {
  const t = useTranslations("bookings.directions");
  const { address, mapsUrl, phones, arrival } = useSite();
  const { publicTransport, parking, entrance } = arrival;
  return (
    <Fold title={t("title")}>
      <div className="flex flex-col gap-2 px-4 py-3 text-[0.95rem]">
        <address className="not-italic">
          <a
            href={mapsUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-sage-300 underline-offset-4"
          >
            {address}
            <span className="sr-only"> {t("newTab")}</span>
          </a>
        </address>
        {publicTransport && <p>{publicTransport}</p>}
        {parking && <p>{t("parking", { text: parking })}</p>}
        {entrance && <p>{t("entrance", { text: entrance })}</p>}
        <p className="flex flex-wrap gap-x-4">
          {phones.map((phone) => (
            <a
              key={phone}
              href={`tel:${phone.replace(/\s/g, "")}`}
              className="inline-flex min-h-11 items-center underline decoration-sage-300 underline-offset-4"
            >
              {phone}
            </a>
          ))}
        </p>
      </div>
    </Fold>
  );
}
