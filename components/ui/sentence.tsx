"use client";

import { useMessages } from "next-intl";
import { Suspense } from "react";
import { parseText } from "@/lib/domain/language/text";
import { LateTexts, type Subject } from "./late-texts";
import { useWord } from "./use-words";

/** The subject of a text, the catalogue that it stands in. */
const subjectOf = (sent: string) => parseText(sent)?.key.split(".", 1)[0];

function Words({ of }: { of: string }) {
  return useWord()(of);
}

/**
 * A text of a rule (`lib/domain/language/text.ts`) in the page's language, wherever its catalogue is not in the page yet:
 * what fields are told is loaded with the first of it. Words that are no text stay as they are.
 */
export function Sentence({ of }: { of: string }) {
  const messages = useMessages();
  const subject = subjectOf(of);
  if (subject === undefined || subject in messages) return <Words of={of} />;
  return (
    <Suspense>
      <LateTexts of={[subject as Subject]}>
        <Words of={of} />
      </LateTexts>
    </Suspense>
  );
}
