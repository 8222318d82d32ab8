"use client";

import { useEffect } from "react";

/** Keeps the option that the arrows have come to in sight: the focus stays in the box above, so no browser does it. */
export function useActiveOption(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id]);
}
