import { MapPin as mapPin, Maximize as maximize, Users as users } from "lucide";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Price } from "@/components/shared/price";
import { Button } from "@/components/ui/button";
import { drawIcon } from "@/components/ui/draw-icon";
import { Link } from "@/components/ui/link";
import { CARD_DESCRIPTION_NARROW, CARD_DESCRIPTION_WIDE, isTruncated, truncate } from "@/lib/truncate";
import { cn } from "@/lib/utils";
import { SpaceBadges } from "./space-badges";

const MapPin = drawIcon(mapPin);
const Maximize = drawIcon(maximize);
const Users = drawIcon(users);

export interface SpaceCardViewProps {
  name: string;
  href: string;
  picture: string;
  description: string;
  location: string | null;
  /** For how many, in words. */
  people: string;
  size: string | null;
  /** The rates as they are shown. */
  halfDay: string;
  day: string;
  /** What the period of a search costs: cents, or a text. */
  total: { period: string; price: number | string } | null;
  isAvailable: boolean;
  isPopular: boolean;
  isNew: boolean;
  headingLevel: "h2" | "h3";
  preload: boolean;
}

/** How the card of a space looks. */
export function SpaceCardView(props: SpaceCardViewProps) {
  const { name, href, picture, description, location, people, size, halfDay, day, total } = props;
  const { isAvailable, headingLevel: Heading, preload } = props;
  return (
    <article
      className={cn(
        "group relative flex h-full flex-col overflow-hidden rounded-lg border soft:bg-surface shadow-rest transition-shadow duration-200 ease-calm hover:shadow-raised",
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
        <SpaceBadges space={props} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Heading className="text-[1.45rem]">{name}</Heading>
        <CardDescription text={description} />
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9rem] text-ink-2 [&_svg]:size-4 [&_svg]:text-sage-600">
          {location && (
            <li className="flex items-center gap-1.5">
              <MapPin />
              {location}
            </li>
          )}
          <li className="flex items-center gap-1.5">
            <Users />
            {people}
          </li>
          {size && (
            <li className="flex items-center gap-1.5">
              <Maximize />
              {size}
            </li>
          )}
        </ul>
        <dl className="mt-auto grid grid-cols-2 gap-2.5 pt-2">
          <RateBox label="Tariffa Mezza Giornata" unit="mezza giornata" value={halfDay} />
          <RateBox label="Tariffa Giornaliera" unit="giornaliero" value={day} />
        </dl>
        {total && <PeriodTotal {...total} />}
        <Button variant="outline" className="mt-1 w-full" asChild>
          {/* The whole card is the target; the link stays one, with its own name. */}
          <Link href={href} keepsScroll className="after:absolute after:inset-0 after:content-['']">
            Vedi Dettagli
            <span className="sr-only"> di {name}</span>
          </Link>
        </Button>
      </div>
    </article>
  );
}

/** Cut to 70 characters, to 50 under 768 px: both stand in the page, the style sheet shows one. */
function CardDescription({ text }: { text: string }) {
  if (!text) return null;
  if (!isTruncated(text, CARD_DESCRIPTION_NARROW)) return <p className="text-ink-2">{text}</p>;
  return (
    <p className="text-ink-2" title={isTruncated(text, CARD_DESCRIPTION_WIDE) ? text : undefined}>
      <span className="md:hidden">{truncate(text, CARD_DESCRIPTION_NARROW)}</span>
      <span className="hidden md:inline">{truncate(text, CARD_DESCRIPTION_WIDE)}</span>
    </p>
  );
}

function RateBox({ label, unit, value }: { label: string; unit: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col justify-between gap-0.5 rounded-md bg-sand-100 px-3.5 py-2">
      <dt className="text-[0.8rem] leading-snug text-ink-2">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
        <Price value={value} className="text-[1.08rem] font-semibold whitespace-normal" />
        <span className="text-[0.82rem] text-ink-2">{unit}</span>
      </dd>
    </div>
  );
}

function PeriodTotal({ period, price }: { period: string; price: number | string }) {
  return (
    <p className="flex items-baseline justify-between gap-3 rounded-md bg-sage-50 px-3.5 py-2.5 text-sage-800">
      <span className="text-[0.9rem]">{period}</span>
      <Price value={price} className="text-[1.08rem] font-semibold" />
    </p>
  );
}
