import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

/**
 * An error view whose code is loaded only when there is an error, since Next.js loads error pages with every page.
 * @param textOf the plain text to show if the code cannot be loaded
 */
export function lazyErrorView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  textOf: (props: Props) => string,
): (props: Props) => ReactNode {
  const View = lazy(() =>
    load().then(
      (view) => ({ default: view }),
      () => ({ default: textOf as ComponentType<Props> }),
    ),
  );
  return (props) => <Suspense fallback={null}>{createElement(View, props)}</Suspense>;
}
