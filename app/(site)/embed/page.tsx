import type { Metadata } from "next";
import { PageHeading } from "@/components/layout/page-heading";
import { CopySnippet } from "@/components/search/embed/copy-snippet";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { absoluteUrl } from "@/lib/seo/site-url";
import { site } from "@/lib/site";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Cerca disponibilità sul tuo sito",
    description: `Mostra la ricerca degli spazi di ${site.name} sul tuo sito: basta copiare poche righe di codice.`,
    path: paths.embed,
  });
}

const FRAME_TITLE = `Cerca disponibilità: ${site.name}`;

const snippet = () => `<iframe
  src="${absoluteUrl(paths.embeddedSearch)}"
  title="${FRAME_TITLE}"
  width="100%"
  height="500"
  loading="lazy"
  style="border: 0; max-width: 48rem"
></iframe>`;

export default function EmbedPage() {
  return (
    <>
      <PageHeading
        title="Cerca disponibilità, sul tuo sito"
        lead={`Insegni, organizzi incontri o ospiti chi li organizza? Mostra sul tuo sito la ricerca degli spazi di ${site.name}: i risultati si aprono qui, sempre aggiornati.`}
      />
      <div className="page-width grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="codice">
          <h2 id="codice" className="text-2xl">
            Copia e incolla
          </h2>
          <p className="mt-2 mb-4 text-ink-2">
            Incolla questo codice nella pagina in cui vuoi la ricerca. Non servono script, e non vengono
            installati cookie di terze parti.
          </p>
          <CopySnippet code={snippet()} label="Codice da incollare" />
          <h3 className="mt-8 text-xl">Buono a sapersi</h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-sage-600">
            <li>La larghezza si adatta alla tua pagina; bastano 280 pixel.</li>
            <li>Con più di 600 pixel di larghezza puoi ridurre l'altezza a 350.</li>
            <li>I colori seguono il tema chiaro o scuro di chi guarda.</li>
            <li>
              Preferisci un semplice collegamento? Usa{" "}
              <code className="rounded-sm bg-sand-100 px-1.5 py-0.5">{absoluteUrl(paths.spaces)}</code>.
            </li>
          </ul>
        </section>
        <section aria-labelledby="anteprima">
          <h2 id="anteprima" className="text-2xl">
            Ecco come appare
          </h2>
          <p className="mt-2 mb-4 text-ink-2">Questa è la ricerca vera: provala.</p>
          <iframe
            src={paths.embeddedSearch}
            title={FRAME_TITLE}
            loading="lazy"
            className="h-[31.25rem] w-full rounded-xl border bg-background"
          />
        </section>
      </div>
    </>
  );
}
