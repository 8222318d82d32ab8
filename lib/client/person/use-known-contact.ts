"use client";

import type { User } from "@/lib/schemas/person/user";
import { useSession } from "./use-session";

/** The contact data of the signed-in user, as initial values for forms; null for a visitor. */
export function useKnownContact(): Record<"firstName" | "lastName" | "email" | "phone", string> | null {
  const { user } = useSession();
  return user === null ? null : contactOf(user);
}

function contactOf({ firstName, lastName, email, phone }: User) {
  return { firstName, lastName, email, phone: phone ?? "" };
}
