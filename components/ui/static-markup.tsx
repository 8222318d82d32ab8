"use client";

import { type ReactNode, useId, useState } from "react";

/**
 * A part of the page that is not alive. The server renders `children`; the browser keeps the HTML that it finds and runs
 * nothing for it. So the page need not carry it a second time as component payload: `children` are client components
 * that are loaded lazily, for a page that the browser opens itself.
 */
export function StaticMarkup({ children }: { children: ReactNode }) {
  const id = useId();
  // Only in the server's HTML is there such an element before this one: React gives new ids to what the browser renders.
  const [html] = useState(() =>
    typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML,
  );
  const place = { id, className: "contents" };
  if (html === undefined) return <div {...place}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this element already holds
  return <div {...place} dangerouslySetInnerHTML={{ __html: html }} />;
}
