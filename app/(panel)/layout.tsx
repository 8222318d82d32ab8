import type { ReactNode } from "react";
import { QueryProvider } from "@/components/shared/query-provider";

/** The layout of the panel, which has its own navigation instead of the site's header and footer. */
export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenuto"
        className="sr-only z-50 rounded-full bg-sage-700 px-5 py-3 font-semibold text-on-sage focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Vai al contenuto
      </a>
      <QueryProvider>{children}</QueryProvider>
    </div>
  );
}
