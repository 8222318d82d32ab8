import { Fold } from "@/components/shared/fold";
import { site, siteAddress, siteMapsUrl } from "@/lib/site";

/** Address and directions; inline, so that they are available offline. */
export function Directions() {
  const { publicTransport, parking, entrance } = site.arrival;
  return (
    <Fold title="Come si arriva">
      <div className="flex flex-col gap-2 px-4 py-3 text-[0.95rem]">
        <address className="not-italic">
          <a
            href={siteMapsUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-sage-300 underline-offset-4"
          >
            {siteAddress}
            <span className="sr-only"> (si apre in una nuova scheda)</span>
          </a>
        </address>
        <p>{publicTransport}</p>
        <p>Parcheggio: {parking}</p>
        <p>Ingresso: {entrance}</p>
        <p className="flex flex-wrap gap-x-4">
          {site.phones.map((phone) => (
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
