import type { ReactNode } from "react";

interface PageSectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function PageSection({ title, actions, children }: PageSectionProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.7rem]">{title}</h2>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
