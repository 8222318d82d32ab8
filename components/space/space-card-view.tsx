import type { ReactNode } from "react";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import type { CardContent } from "./card-content";

export interface SpaceCardViewProps {
  name: string;
  href: string;
  picture: string;
  /** For wide screens; for narrow ones where that is too long; the whole text where it was shortened. */
  description: { wide: string; narrow: string | null; whole: string | undefined };
  location: string | null;
  /** The capacity: "12 persone". */
  people: string;
  size: string | null;
  /** The formatted rates. */
  halfDay: string;
  day: string;
  /** The price of the searched period; null without a search. */
  total: { period: string; price: string } | null;
  isAvailable: boolean;
  badges: ReactNode;
  /** Icons and classes shared by all cards. */
  sharedContent: CardContent;
  headingLevel: "h2" | "h3";
  preload: boolean;
}

/** The presentation of a space's card. All values are computed by the caller, since this may run in the browser. */
export function SpaceCardView(props: SpaceCardViewProps) {
  const { name, href, picture, description, location, people, size, halfDay, day, total } = props;
  const { isAvailable, badges, sharedContent: parts, headingLevel: Heading, preload } = props;
  return (
    <article
      className={cn(
        "group relative flex h-full flex-col overflow-hidden rounded-lg border bg-surface shadow-rest transition-shadow duration-200 ease-calm hover:shadow-raised",
        !isAvailable && "bg-sand-100/60",
      )}
    >
      <div className="relative aspect-[16/10] overflow-hidden bg-sand-100">
        <ImageWithFallback
          src={picture}
          alt=""
          fill
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
          preload={preload}
          className={cn(
            "object-cover transition-transform duration-500 ease-calm group-hover:scale-[1.025] motion-reduce:transform-none",
            !isAvailable && "opacity-70 grayscale-[0.6]",
          )}
        />
        {badges}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Heading className="text-[1.45rem]">{name}</Heading>
        <CardDescription {...description} />
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9rem] text-ink-2 [&_svg]:size-4 [&_svg]:text-sage-600">
          {location && (
            <li className="flex items-center gap-1.5">
              {parts.locationIcon}
              {location}
            </li>
          )}
          <li className="flex items-center gap-1.5">
            {parts.peopleIcon}
            {people}
          </li>
          {size && (
            <li className="flex items-center gap-1.5">
              {parts.sizeIcon}
              {size}
            </li>
          )}
        </ul>
        <dl className="mt-auto grid grid-cols-2 gap-2.5 pt-2">
          <RateBox label="Tariffa Mezza Giornata" unit="mezza giornata" value={halfDay} />
          <RateBox label="Tariffa Giornaliera" unit="giornaliero" value={day} />
        </dl>
        {total && <PeriodTotal {...total} />}
        <Link href={href} keepsScroll className={parts.linkClassName}>
          Vedi Dettagli
          <span className="sr-only"> di {name}</span>
        </Link>
      </div>
    </article>
  );
}

/** Renders both lengths; CSS shows the one for the width of the screen. */
function CardDescription({ wide, narrow, whole }: SpaceCardViewProps["description"]) {
  if (!wide) return null;
  if (narrow === null) return <p className="text-ink-2">{wide}</p>;
  return (
    <p className="text-ink-2" title={whole}>
      <span className="md:hidden">{narrow}</span>
      <span className="hidden md:inline">{wide}</span>
    </p>
  );
}

function RateBox({ label, unit, value }: { label: string; unit: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col justify-between gap-0.5 rounded-md bg-sand-100 px-3.5 py-2">
      <dt className="text-[0.8rem] leading-snug text-ink-2">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
        <span className="text-[1.08rem] font-semibold tabular-nums">{value}</span>
        <span className="text-[0.82rem] text-ink-2">{unit}</span>
      </dd>
    </div>
  );
}

function PeriodTotal({ period, price }: { period: string; price: string }) {
  return (
    <p className="flex items-baseline justify-between gap-3 rounded-md bg-sage-50 px-3.5 py-2.5 text-sage-800">
      <span className="text-[0.9rem]">{period}</span>
      <span className="text-[1.08rem] font-semibold whitespace-nowrap tabular-nums">{price}</span>
    </p>
  );
}
