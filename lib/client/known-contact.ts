"use client";

import type { User } from "@/lib/schemas/user";
import { ApiError } from "./api-client";
import { useSession } from "./use-session";

/** The contact data of whoever is signed in, for a form to start with; null for a visitor. */
export function useKnownContact(): Record<"firstName" | "lastName" | "email" | "phone", string> | null {
  const { user } = useSession();
  return user === null ? null : contactOf(user);
}

function contactOf({ firstName, lastName, email, phone }: User) {
  return { firstName, lastName, email, phone: phone ?? "" };
}

/** The first message of each field that the server complained about. */
export function fieldMessages(error: unknown): [field: string, message: string][] {
  if (!(error instanceof ApiError) || error.errors === null) return [];
  return Object.entries(error.errors).flatMap(([field, [message]]) => (message ? [[field, message]] : []));
}
