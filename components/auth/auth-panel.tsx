"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { pendingBookingPath } from "@/lib/client/booking-draft";
import { firstPath } from "@/lib/client/first-place";
import type { AuthModal } from "@/lib/client/use-auth-modal";
import { paths } from "@/lib/paths";
import { AuthFaces } from "./auth-faces";
import { AUTH_WORDS } from "./auth-words";

/** Login and registration as a page. `next` is the path of this site to go to afterwards. */
export function AuthPanel({ initialFace, next }: { initialFace: AuthModal; next: string }) {
  const router = useRouter();
  const [face, setFace] = useState(initialFace);
  const title = useRef<HTMLHeadingElement>(null);
  const show = (wanted: AuthModal) => {
    setFace(wanted);
    // The link that was pressed goes with the old face.
    title.current?.focus();
  };
  const enter = () => {
    // Who was about to book a space goes on with that.
    router.replace(next === paths.home ? (pendingBookingPath() ?? firstPath() ?? next) : next);
    router.refresh();
  };
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-[2rem] outline-none">
        {AUTH_WORDS[face].title}
      </h1>
      <p className="mt-1.5 mb-6 text-ink-2">{AUTH_WORDS[face].description}</p>
      <noscript>
        <p role="alert" className="mb-6 rounded-md bg-honey-100 px-4 py-3 text-honey-700">
          Per accedere e registrarsi serve JavaScript: attivalo nel browser e ricarica la pagina.
        </p>
      </noscript>
      <AuthFaces
        face={face}
        onSuccess={enter}
        onSwitchToLogin={() => show("login")}
        onSwitchToRegister={() => show("register")}
      />
    </>
  );
}
