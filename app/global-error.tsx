"use client";

import type { FailureProps } from "@/components/layout/failure-view";
import { WholeFailure } from "@/components/layout/whole-failure";
import "./site.css";

/** Replaces the whole document if the root layout itself fails. */
export default function GlobalError(props: Omit<FailureProps, "text">) {
  return (
    <html lang="it">
      <body>
        <main>
          <WholeFailure {...props} />
        </main>
      </body>
    </html>
  );
}
