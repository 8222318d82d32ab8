import type { IconNode } from "lucide";
import { type ComponentProps, createElement, type ReactNode } from "react";

/*
 * Icons are rendered from Lucide's data. Lucide's own React components read a context, which makes each icon a client
 * component: its drawing would be sent twice, and rendered again in the browser, on pages with many icons. Icons are
 * decorative; the text next to them or the label of their button carries the meaning.
 */

export type Icon = (props: ComponentProps<"svg">) => ReactNode;

const nodes = /* @__PURE__ */ new WeakMap<Icon, IconNode>();

export function drawIcon(node: IconNode): Icon {
  const shapes = node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  const icon: Icon = ({ className = "", ...props }) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`} {...props}>
      {shapes}
    </svg>
  );
  nodes.set(icon, node);
  return icon;
}

export const nodeOf = (icon: Icon): IconNode => nodes.get(icon) ?? [];
