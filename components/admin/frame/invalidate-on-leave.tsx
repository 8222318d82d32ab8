"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/**
 * Marks everything loaded as out of date when it goes, which is when a page of the panel is left: each page loads its
 * lists anew when somebody comes to it, and shows the former ones meanwhile. React cleans up effects before it runs those
 * of the next page, so what that page brought from the server counts as fresh. Give it the path as its key.
 */
export function InvalidateOnLeave() {
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries({ refetchType: "none" }), [client]);
  return null;
}
