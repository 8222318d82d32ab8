import type { ReactNode } from "react";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Link } from "@/components/ui/link";
import { spaceImageUrl } from "@/lib/domain/space/space-image";
import { paths } from "@/lib/paths";
import type { Booking } from "@/lib/schemas/booking/booking";

interface BookingFrameProps {
  space: Booking["space"];
  subtitle: ReactNode;
  badge?: ReactNode;
  /** Over or canceled. */
  isPast?: boolean;
  children: ReactNode;
}

export function BookingFrame({ space, subtitle, badge, isPast = false, children }: BookingFrameProps) {
  return (
    <article className="overflow-hidden rounded-lg border bg-surface shadow-rest sm:grid sm:grid-cols-[11rem_1fr]">
      <div className="bg-sand-100">
        {/* As tall as the closed card. A section that opens makes the card much taller, but not the picture. */}
        <div className="relative aspect-[21/9] overflow-hidden sm:aspect-auto sm:h-full sm:max-h-144">
          <ImageWithFallback
            src={spaceImageUrl(space)}
            alt=""
            fill
            sizes="(min-width: 40rem) 30rem, 92vw"
            className={isPast ? "opacity-80 grayscale-[0.5]" : undefined}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-[1.45rem]">
              <Link
                href={paths.space(space)}
                className="-mt-1.5 inline-flex min-h-11 items-center decoration-sage-300 decoration-2 underline-offset-4 hover:underline"
              >
                {space.name}
              </Link>
            </h2>
            <p className="flex items-center gap-2 text-[0.97rem] text-ink-2 tabular-nums">{subtitle}</p>
          </div>
          {badge}
        </div>
        {children}
      </div>
    </article>
  );
}
