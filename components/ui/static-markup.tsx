import { type ReactNode, useId, useState } from "react";

/**
 * A static part of the page. The server renders `children`; the browser reuses that HTML without running code for it.
 * So the page's payload need not repeat it: `children` are lazily loaded client components, whose code is needed only
 * after client-side navigation.
 */
export function StaticMarkup({ children }: { children: ReactNode }) {
  const id = useId();
  // The element exists only in the server's HTML: React assigns new ids to elements rendered in the browser.
  const [html] = useState(() =>
    typeof document === "undefined" ? undefined : document.getElementById(id)?.innerHTML,
  );
  const place = { id, className: "contents" };
  if (html === undefined) return <div {...place}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this element already holds
  return <div {...place} dangerouslySetInnerHTML={{ __html: html }} />;
}
