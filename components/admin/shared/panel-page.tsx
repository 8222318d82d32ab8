import type { ReactNode } from "react";

/** One place of the panel under its name, with what is done there beside it. */
export function PanelPlace({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.7rem]">{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
