import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Image } from "@/components/ui/image";

interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  /** A decorative picture from /images/empty. */
  image?: string;
  children?: ReactNode;
  headingLevel?: "h1" | "h2" | "h3";
  className?: string;
}

export function EmptyState({
  title,
  description,
  image,
  children,
  headingLevel: Heading = "h2",
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        "mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-10 text-center sm:py-14",
        className,
      )}
    >
      {image && <Image src={image} alt="" width={240} height={180} className="mb-2 h-auto w-60 max-w-full" />}
      <Heading className="text-2xl sm:text-[1.75rem]">{title}</Heading>
      {description && <div className="text-ink-2">{description}</div>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
