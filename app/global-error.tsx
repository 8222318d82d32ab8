"use client";

import { LateFailure } from "@/components/layout/late-failure";
import "./globals.css";

/** The last resort: the frame of the site itself failed, so this draws a document of its own. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <html lang="it">
      <body>
        <title>Qualcosa è andato storto</title>
        <main>
          <LateFailure
            text="Il sito ha avuto un problema. Riprova tra poco."
            digest={error.digest}
            onRetry={reset}
          />
        </main>
      </body>
    </html>
  );
}
