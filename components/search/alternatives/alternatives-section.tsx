import { useEffect, useRef } from "react";
import { useAlternatives } from "@/lib/client/search/use-alternatives";
import type { Period } from "@/lib/domain/room-time/period";
import type { Alternative } from "@/lib/domain/search/alternatives";
import { AlternativeCards } from "./alternative-cards";

interface WayOutProps {
  spaceId: number;
  /** The period that is not available; nothing is rendered while it is null. */
  requested: Period | null;
  attendees?: number;
  moved?: number | undefined;
  /** In the panel: the person to whom prices apply; null for a person without a record. */
  personId?: number | null | undefined;
  onChoose: (alternative: Alternative) => void;
}

export function AlternativesSection({ onChoose, ...asked }: WayOutProps) {
  const { alternatives, isLoading } = useAlternatives(asked);
  const place = useRef<HTMLDivElement>(null);
  const count = alternatives.length;
  useEffect(() => {
    if (count > 0) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [count]);
  if (asked.requested === null) return null;
  return (
    // On phones the sticky bar with the continue button covers the bottom of the screen.
    <div ref={place} className="scroll-mb-32">
      <AlternativeCards alternatives={alternatives} isLoading={isLoading}>
        {(alternative, content, className) => (
          <button type="button" className={className} onClick={() => onChoose(alternative)}>
            {content}
          </button>
        )}
      </AlternativeCards>
    </div>
  );
}
