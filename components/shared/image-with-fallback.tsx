"use client";

import { useState } from "react";
import { Image, type ImageProps } from "@/components/ui/image";
import { nextImageOnError } from "@/lib/domain/space/space-image";

/** A picture that falls back, when it does not load, to the space uploads and then to the logo. */
export function ImageWithFallback({ src, ...props }: ImageProps) {
  const [fallback, setFallback] = useState<{ of: string; src: string } | null>(null);
  const shown = fallback?.of === src ? fallback.src : src;
  return (
    <Image
      {...props}
      src={shown}
      // The logo has a look of its own (app/globals.css).
      data-fallback={shown}
      onError={() => {
        const next = nextImageOnError(shown);
        if (next !== null) setFallback({ of: src, src: next });
      }}
    />
  );
}
