import type { Metadata } from "next";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

export const metadata: Metadata = { title: "Link non più valido" };

/** A link that nobody has, or one of an event or a course that is long over. */
export default function LinkEnded() {
  return (
    <EmptyState
      headingLevel="h1"
      image="/images/empty/not-found.svg"
      title="Questo link non è più valido"
      description={
        <p>
          Il link di un'iscrizione vale fino a 30 giorni dopo la fine del corso o dell'evento. Se ti serve
          ancora qualcosa, scrivici a{" "}
          <a className="underline" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          : rispondiamo volentieri.
        </p>
      }
    >
      <Button asChild size="lg">
        <Link href={paths.events}>Guarda gli eventi</Link>
      </Button>
      <Button asChild variant="outline" size="lg">
        <Link href={paths.courses}>Guarda i corsi</Link>
      </Button>
    </EmptyState>
  );
}
