import { Button } from "@/components/ui/button";
import { Download } from "@/components/ui/icons";

/** The download of everything stored about the user. A plain link, authenticated by the session cookie. */
export function ExportCard() {
  return (
    <section aria-labelledby="export-title" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8">
      <h2 id="export-title" className="text-[1.5rem]">
        I tuoi dati
      </h2>
      <p className="mt-1.5 text-ink-2">
        Scarica tutto ciò che conserviamo su di te: profilo, prenotazioni, iscrizioni a corsi ed eventi, date
        degli accessi. È un file JSON, leggibile da persone e programmi.
      </p>
      <Button asChild variant="outline" className="mt-5 w-full sm:w-auto">
        <a href="/api/users/me/export" download>
          <Download />
          Scarica i tuoi dati
        </a>
      </Button>
    </section>
  );
}
