import { LazyMessages, type Subject } from "./lazy-messages";
import { useTextResolver } from "./use-words";

function Worded({ of }: { of: string }) {
  return useTextResolver()(of);
}

/** A text reference whose catalogue is loaded if the page does not include it. */
export function LazyText({ of, subject }: { of: string; subject: Subject }) {
  return (
    <LazyMessages of={[subject]}>
      <Worded of={of} />
    </LazyMessages>
  );
}
