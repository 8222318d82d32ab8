import { useEffect, useState } from "react";
import { drawSigns, type SignImages } from "./entry-look";

/** Icon images as CSS variables, drawn in the browser, and redrawn when the colour scheme changes. */
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
