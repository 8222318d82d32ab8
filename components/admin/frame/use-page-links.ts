"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useState } from "react";
import { type PanelPageId, panelPath } from "@/components/admin/panel-pages";

/**
 * The addresses of the menu: each page with the query that it was last shown with, so that the calendar opens on the week
 * that was left.
 */
export function usePageLinks(): (page: PanelPageId) => string {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const [queries, setQueries] = useState<Readonly<Record<string, string>>>({});
  if ((queries[pathname] ?? "") !== query) setQueries({ ...queries, [pathname]: query });
  return (page) => {
    const path = panelPath(page);
    return queries[path] ? `${path}?${queries[path]}` : path;
  };
}
