"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { AuthFaces } from "./auth-faces";
import type { AuthWords } from "./auth-words";
import type { LoginParts } from "./login-parts";

/** Fetched after the login: before it, it is not needed. */
const ownPath = () =>
  import("@/lib/client/booking/after-login").then(
    ({ pathAfterLogin }) => pathAfterLogin(),
    () => null,
  );

/** Login and registration as a page. */
export function AuthPanel({
  initialFace,
  next,
  prefersOwnPath,
  words,
  loginParts,
}: {
  initialFace: AuthModal;
  /** The path of this site to go to afterwards. */
  next: string;
  /** Whether the path of who signs in comes before `next`, if there is one. */
  prefersOwnPath: boolean;
  words: AuthWords;
  loginParts: LoginParts;
}) {
  const router = useRouter();
  const [face, setFace] = useState(initialFace);
  const title = useRef<HTMLHeadingElement>(null);
  const show = (wanted: AuthModal) => {
    setFace(wanted);
    // The link that was pressed goes with the old face.
    title.current?.focus();
  };
  const enter = async () => {
    const path = prefersOwnPath ? await ownPath() : null;
    router.replace(path ?? next);
    router.refresh();
  };
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-[2rem] outline-none">
        {words[face].title}
      </h1>
      <p className="mt-1.5 mb-6 text-ink-2">{words[face].description}</p>
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
        loginParts={loginParts}
      />
    </>
  );
}
