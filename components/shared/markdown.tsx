import { Fragment, type ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { Block, Inline } from "@/lib/domain/site/markdown";

/** Renders parsed Markdown; `top` is the level of the highest heading. */
export function Markdown({ blocks, top }: { blocks: readonly Block[]; top: 2 | 3 }): ReactNode {
  const depths = blocks.flatMap((block) => (block.kind === "heading" ? [block.depth] : []));
  const highest = Math.min(...depths, 6);
  return blocks.map((block) => (
    <BlockView key={block.at} block={block} level={(depth) => top + depth - highest} />
  ));
}

function BlockView({ block, level }: { block: Block; level: (depth: number) => number }): ReactNode {
  if (block.kind === "paragraph")
    return (
      <p>
        <Inlines content={block.content} />
      </p>
    );
  if (block.kind === "list") {
    const items = block.items.map((item) => (
      <li key={item.at}>
        {item.blocks.map((inner) =>
          // A short item is rendered without the margin of a paragraph.
          inner.kind === "paragraph" && item.blocks.length === 1 ? (
            <Inlines key={inner.at} content={inner.content} />
          ) : (
            <BlockView key={inner.at} block={inner} level={level} />
          ),
        )}
      </li>
    ));
    return block.isOrdered ? <ol className="list-decimal pl-5">{items}</ol> : <ul>{items}</ul>;
  }
  const Heading = `h${Math.min(6, level(block.depth))}` as "h2" | "h3" | "h4" | "h5" | "h6";
  return (
    <Heading>
      <Inlines content={block.content} />
    </Heading>
  );
}

function Inlines({ content }: { content: readonly Inline[] }): ReactNode {
  return content.map((part) => <Fragment key={part.at}>{drawn(part)}</Fragment>);
}

function drawn(part: Inline): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "strong":
      return (
        <strong>
          <Inlines content={part.content} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines content={part.content} />
        </em>
      );
    case "link":
      return part.href.startsWith("/") ? (
        <Link href={part.href}>
          <Inlines content={part.content} />
        </Link>
      ) : (
        <a href={part.href} {...(part.href.startsWith("http") && { rel: "noopener noreferrer" })}>
          <Inlines content={part.content} />
        </a>
      );
  }
}
