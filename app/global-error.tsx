"use client";

import { EmptyState } from "@/components/shared/empty-state";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { fontVariables } from "./fonts";
import "./globals.css";

/** The last resort: the frame of the site itself failed, so this draws a document of its own. */
export default function GlobalError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="it" className={fontVariables}>
      <body>
        <title>Qualcosa è andato storto</title>
        <main className="grid min-h-dvh place-items-center">
          <EmptyState
            headingLevel="h1"
            title="Qualcosa è andato storto"
            description={<p role="alert">Il sito ha avuto un problema. Riprova tra poco.</p>}
          >
            <Button size="lg" onClick={reset}>
              Riprova
            </Button>
            <Button asChild variant="outline" size="lg">
              {/* A full load: what has failed may be what would navigate. */}
              <a href={paths.home}>Torna alla Home</a>
            </Button>
          </EmptyState>
        </main>
      </body>
    </html>
  );
}
