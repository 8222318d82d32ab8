import { useLocale } from "next-intl";
import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { onFirstInteraction } from "@/components/ui/first-touch";
import { useSite } from "@/components/ui/site-context";
import type { Language } from "@/lib/domain/language/languages";

/** The props of a form that replaces a plain one. */
export interface EnhancedFormProps {
  typed: FormData;
}

interface Props<Own extends object> {
  load: (language: Language, hasMail: boolean) => Promise<ComponentType<Own & EnhancedFormProps>>;
  form: Own;
  /** The plain form, rendered by the server. */
  children: ReactNode;
}

/**
 * A plain GET form that is replaced by an interactive one once the visitor interacts with the page and the code is
 * loaded. The replacement waits while the pointer is down or the focus is in the plain form, so that the visitor is not
 * interrupted. If the code fails to load, the plain form stays.
 */
export function EnhancedForm<Own extends object>({ load, form, children }: Props<Own>) {
  const language = useLocale();
  const { hasMail } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [enhanced, setEnhanced] = useState<{
    Form: ComponentType<Own & EnhancedFormProps>;
    typed: FormData;
  } | null>(null);

  useEffect(() => {
    let Form: ComponentType<Own & EnhancedFormProps> | null = null;
    const replace = () => {
      const plain = place.current?.querySelector("form");
      if (!Form || !plain || plain.matches(":focus-within, :active")) return;
      const loaded = Form;
      // Cleared, so that later events do not replace the form again.
      Form = null;
      startTransition(() => setEnhanced({ Form: loaded, typed: new FormData(plain) }));
    };
    const cancel = onFirstInteraction(() => {
      load(language, hasMail).then(
        (loaded) => {
          Form = loaded;
          replace();
        },
        () => {},
      );
    });
    // Deferred until the focus has moved on.
    const later = () => setTimeout(replace);
    const { current } = place;
    current?.addEventListener("focusout", later);
    current?.addEventListener("pointerup", later);
    return () => {
      cancel();
      current?.removeEventListener("focusout", later);
      current?.removeEventListener("pointerup", later);
    };
  }, [load, language, hasMail]);

  return (
    <div ref={place} className="contents">
      {enhanced ? <enhanced.Form {...form} typed={enhanced.typed} /> : children}
    </div>
  );
}
