"use client";

import { useEffect, useState } from "react";
import { drawSigns } from "./entry-look";

/** The images of the signs as variables of CSS, drawn anew when light turns to dark. */
export function useSigns() {
  const [signs, setSigns] = useState(drawSigns);
  useEffect(() => {
    const scheme = window.matchMedia("(prefers-color-scheme: dark)");
    const draw = () => setSigns(drawSigns());
    scheme.addEventListener("change", draw);
    return () => scheme.removeEventListener("change", draw);
  }, []);
  return signs;
}
