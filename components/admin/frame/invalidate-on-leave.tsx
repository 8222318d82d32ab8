"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";

/**
 * Marks the lists of a page of the panel as out of date when it is left, so that they are loaded anew, and shown meanwhile
 * as they were, when somebody comes back. Give it the path as its key: it goes with the page. A layout effect is cleaned
 * up while the page that is left still observes its queries; those that the next page brought from the server have no
 * observers yet, and stay fresh.
 */
export function InvalidateOnLeave() {
  const client = useQueryClient();
  useLayoutEffect(
    () => () => void client.invalidateQueries({ type: "active", refetchType: "none" }),
    [client],
  );
  return null;
}
