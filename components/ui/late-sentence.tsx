"use client";

import { LateTexts, type Subject } from "./late-texts";
import { useWord } from "./use-words";

function Worded({ of }: { of: string }) {
  return useWord()(of);
}

/** A text reference whose catalogue is loaded if the page does not include it. */
export function LateSentence({ of, subject }: { of: string; subject: Subject }) {
  return (
    <LateTexts of={[subject]}>
      <Worded of={of} />
    </LateTexts>
  );
}
