"use client";

import Image, { type ImageProps } from "next/image";
import { useCallback, useState } from "react";
import { LOGO_IMAGE, nextImageOnError } from "@/lib/domain/space/space-image";
import { cn } from "@/lib/utils";

export interface ImageWithFallbackProps extends Omit<ImageProps, "src" | "onError"> {
  /** An address as `spaceImageUrl` or `imageAddress` (lib/domain/space-image) give it. */
  src: string;
}

/** What is preloaded is what a visitor waits for. */
const FIRST = { fetchPriority: "high" } as const;

/** Next's optimiser takes our own bitmaps; drawings, blobs and pictures of other sites are shown as they are. */
function isOptimised(src: string): boolean {
  return src.startsWith("/") && !src.endsWith(".svg");
}

/** A picture that falls back, when it does not load, to the space uploads and then to the logo. */
export function ImageWithFallback({ src, alt, className, ...props }: ImageWithFallbackProps) {
  const [failed, setFailed] = useState<{ of: string; now: string } | null>(null);
  const shown = failed?.of === src ? failed.now : src;

  const fallBack = useCallback(() => {
    const next = nextImageOnError(shown);
    if (next !== null) setFailed({ of: src, now: next });
  }, [shown, src]);

  // A picture that failed before React was there has fired its error already.
  const inspect = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") fallBack();
    },
    [fallBack],
  );

  return (
    <Image
      {...props}
      key={shown}
      ref={inspect}
      src={shown}
      alt={alt}
      {...(props.preload && FIRST)}
      unoptimized={!isOptimised(shown)}
      onError={fallBack}
      className={cn(className, shown === LOGO_IMAGE && "bg-sand-100 object-contain! p-[12%]")}
    />
  );
}
