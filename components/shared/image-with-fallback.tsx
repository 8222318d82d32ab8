"use client";

import { useCallback, useState } from "react";
import { Image, type ImageProps } from "@/components/ui/image";
import { LOGO_IMAGE, nextImageOnError } from "@/lib/domain/space/space-image";
import { cn } from "@/lib/utils";

/** A picture that falls back, when it does not load, to the space uploads and then to the logo. */
export function ImageWithFallback({ src, className, ...props }: ImageProps) {
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
      onError={fallBack}
      className={cn(className, shown === LOGO_IMAGE && "bg-sand-100 object-contain! p-[12%]")}
    />
  );
}
