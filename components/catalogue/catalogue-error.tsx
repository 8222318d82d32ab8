"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

/** Shown when a list of the catalogue could not be loaded, with a retry and a link to the home page. */
export function CatalogueError({ title, onRetry }: { title: string; onRetry: () => void }) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      onRetry();
    });
  return (
    <EmptyState
      headingLevel="h1"
      image="/images/empty/not-found.svg"
      title={title}
      description={<p role="alert">Qualcosa è andato storto. Riprova più tardi.</p>}
    >
      <Button size="lg" onClick={retry}>
        Riprova
      </Button>
      <Button asChild variant="outline" size="lg">
        <Link href={paths.home}>Torna alla Home</Link>
      </Button>
    </EmptyState>
  );
}
