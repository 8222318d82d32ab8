import type { Metadata } from "next";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Pagina non trovata" };

/** The texts are prescribed by docs/product.md, "Pages". */
export default function NotFound() {
  return (
    <EmptyState
      headingLevel="h1"
      image="/images/empty/not-found.svg"
      title="404 Page Not Found"
      description={
        <>
          <p lang="en">Did you forget to add the page to the router?</p>
          <p className="mt-1">La pagina che cerchi non c'è: forse è stata spostata.</p>
        </>
      }
    >
      <Button asChild size="lg">
        <Link href={paths.home}>Torna alla Home</Link>
      </Button>
      <Button asChild variant="outline" size="lg">
        <Link href={paths.spaces}>Trova Spazi</Link>
      </Button>
    </EmptyState>
  );
}
