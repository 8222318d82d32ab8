"use client";

import type { FailureProps } from "@/components/layout/failure-view";
import { LazyFailureView } from "@/components/layout/lazy-failure-view";
import "./globals.css";

/** Replaces the whole document when the root layout itself fails. */
export default function GlobalError(props: Omit<FailureProps, "text">) {
  return (
    <html lang="it">
      <body>
        <title>Qualcosa è andato storto</title>
        <main>
          <LazyFailureView {...props} text="Il sito ha avuto un problema. Riprova tra poco." />
        </main>
      </body>
    </html>
  );
}
