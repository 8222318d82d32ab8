"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { AuthModals } from "@/components/auth/auth-modals";
import { SoftNavigation } from "@/components/layout/soft-navigation";
import { HydrationProvider } from "@/components/ui/hydration";
import { Toaster } from "@/components/ui/toaster";
import { createQueryClient } from "@/lib/client/query-client";
import { useSessionSync } from "@/lib/client/use-session";

function SessionSync() {
  useSessionSync();
  return null;
}

/** What every page needs in the browser: data, session, login and registration modals, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <HydrationProvider>{children}</HydrationProvider>
      <SessionSync />
      <SoftNavigation />
      {/* It reads the address, which a page that is kept for everybody does not know. */}
      <Suspense fallback={null}>
        <AuthModals />
      </Suspense>
      <Toaster />
    </QueryClientProvider>
  );
}
