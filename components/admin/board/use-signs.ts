"use client";

import { useEffect, useState } from "react";
import { drawSigns, type SignImages } from "./entry-look";

/** The images of the signs as variables of CSS, drawn by the browser, and again when light turns to dark. */
export function useSigns() {
  const [signs, setSigns] = useState<SignImages>({});
  useEffect(() => {
    const scheme = window.matchMedia("(prefers-color-scheme: dark)");
    const draw = () => setSigns(drawSigns());
    draw();
    scheme.addEventListener("change", draw);
    return () => scheme.removeEventListener("change", draw);
  }, []);
  return signs;
}
