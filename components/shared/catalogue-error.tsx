"use client";

import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { EmptyState } from "./empty-state";

/** A list that could not be read. Asks the server again, or leads home. */
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
