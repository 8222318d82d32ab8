"use client";

import { DocumentErrorPage } from "@/components/layout/document-error-page";
import type { FailureProps } from "@/components/layout/failure-view";
import "./site.css";

/** Replaces the whole document if the root layout itself fails. */
export default function GlobalError(props: Omit<FailureProps, "text">) {
  return (
    <html lang="it">
      <body>
        <main>
          <DocumentErrorPage {...props} />
        </main>
      </body>
    </html>
  );
}
