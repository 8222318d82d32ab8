"use client";

import Link from "next/link";
import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";

/** A page of the site failed. The server has logged why; `digest` finds the line. */
export default function SiteError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <EmptyState
      headingLevel="h1"
      image="/images/empty/not-found.svg"
      title="Qualcosa è andato storto"
      description={
        <>
          <p role="alert">Non siamo riusciti a mostrare questa pagina. Riprova tra poco.</p>
          {error.digest && <p className="mt-1 text-sm">Codice: {error.digest}</p>}
        </>
      }
    >
      <Button size="lg" onClick={reset}>
        Riprova
      </Button>
      <Button asChild variant="outline" size="lg">
        <Link href={paths.home}>Torna alla Home</Link>
      </Button>
    </EmptyState>
  );
}
