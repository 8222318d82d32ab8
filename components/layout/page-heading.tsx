import type { ReactNode } from "react";

interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <div className="page-width pt-10 pb-8 sm:pt-14 sm:pb-10">
      <h1 className="max-w-3xl text-[clamp(2.2rem,1.5rem+3vw,3.4rem)]">{title}</h1>
      {lead && <p className="mt-4 max-w-2xl text-lg text-ink-2 sm:text-xl">{lead}</p>}
      {children && <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}
