"use client";

import type { AuditEntry } from "@/lib/schemas/audit";
import { changeWords } from "./audit-words";

/** So many changes are shown at once; the others unfold. */
const AT_ONCE = 3;

/** What changed, a line for each field. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const words = changeWords(entry);
  if (words.length === 0) return "—";
  const lines = (some: readonly string[]) =>
    some.map((line) => (
      <li key={line} className="[overflow-wrap:anywhere]">
        {line}
      </li>
    ));
  return (
    <div className="text-left text-[0.9rem]">
      <ul>{lines(words.slice(0, AT_ONCE))}</ul>
      {words.length > AT_ONCE && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sage-800 underline underline-offset-4">
            {words.length - AT_ONCE === 1 ? "un altro campo" : `altri ${words.length - AT_ONCE} campi`}
          </summary>
          <ul>{lines(words.slice(AT_ONCE))}</ul>
        </details>
      )}
    </div>
  );
}
