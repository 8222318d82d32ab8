import { useTranslations } from "next-intl";
import { type ReactNode, type SubmitEvent, useId } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useHydrated } from "@/components/ui/hydration";

export function ProfileCard({
  id,
  title,
  description,
  submitLabel,
  pending,
  disabled = false,
  onSubmit,
  children,
}: {
  /** The fragment that links to this card. */
  id?: string;
  title: string;
  description?: ReactNode;
  submitLabel?: string;
  pending: boolean;
  disabled?: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}) {
  const t = useTranslations("account");
  const titleId = useId();
  const isHydrated = useHydrated();
  const handle = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending) void onSubmit();
  };
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8"
    >
      <h2 id={titleId} className="text-[1.5rem]">
        {title}
      </h2>
      {description && <div className="mt-1.5 text-ink-2">{description}</div>}
      <form method="post" noValidate onSubmit={handle}>
        {/* Disabled until hydration, which would overwrite earlier input with the stored values. */}
        <fieldset disabled={!isHydrated} className="mt-6 flex min-w-0 flex-col gap-6">
          {children}
          <div className="flex sm:justify-end">
            <SubmitButton
              pending={pending}
              pendingText={t("saving")}
              disabled={disabled}
              className="w-full sm:w-auto sm:min-w-36"
            >
              {submitLabel ?? t("save")}
            </SubmitButton>
          </div>
        </fieldset>
      </form>
    </section>
  );
}
