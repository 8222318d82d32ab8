import { site, siteAddress } from "@/lib/site";

/** The centre's e-mail as a link. */
export function CentreEmail({ subject }: { subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return <a href={`mailto:${site.email}${query}`}>{site.email}</a>;
}

/** Name, address and contacts of the centre, for the legal texts. */
export function CentreContacts() {
  return (
    <address className="grid gap-0.5 rounded-md bg-sand-100 p-4 not-italic">
      <strong>{site.legalName}</strong>
      <span>{siteAddress}</span>
      <span>
        E-mail: <CentreEmail />
      </span>
      {site.phones.map((phone) => (
        <span key={phone}>
          Telefono: <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
        </span>
      ))}
    </address>
  );
}
