"use client";

import type { ReactNode } from "react";
import { useSearchNavigation } from "@/components/search/search-frame";

/**
 * Wraps the select of the order and opens the list in the chosen order.
 * @param unsorted the list's path without an order
 */
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
