"use client";

import { LateTexts, type Subject } from "./late-texts";
import { useWord } from "./use-words";

function Worded({ of }: { of: string }) {
  return useWord()(of);
}

/** A text of a rule, whose catalogue is loaded if it is not in the page. */
export function LateSentence({ of, subject }: { of: string; subject: Subject }) {
  return (
    <LateTexts of={[subject]}>
      <Worded of={of} />
    </LateTexts>
  );
}
