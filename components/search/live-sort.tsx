"use client";

import type { ReactNode } from "react";
import { useSearchNavigation } from "@/components/search/search-frame";

/** Around the select of the order: opens the list in the order that is chosen. `unsorted` is its address without one. */
export function LiveSort({ unsorted, children }: { unsorted: string; children: ReactNode }) {
  const { go } = useSearchNavigation();
  return (
    <div
      className="contents"
      onChange={({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return;
        const [first] = target.options;
        const joint = unsorted.includes("?") ? "&" : "?";
        go(target.value === first?.value ? unsorted : `${unsorted}${joint}sort=${target.value}`);
      }}
    >
      {children}
    </div>
  );
}
