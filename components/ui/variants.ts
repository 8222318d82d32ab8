import { joinClasses } from "@/components/ui/join-classes";

type Choices = Record<string, Record<string, string>>;
type Chosen<C extends Choices> = { [K in keyof C]?: keyof C[K] | null | undefined };

/** Class names of a component with variants: `base`, and the classes of each chosen or default option. */
export function variants<C extends Choices>(base: string, choices: C, usual: { [K in keyof C]: keyof C[K] }) {
  return (chosen: Chosen<C> = {}): string =>
    joinClasses(
      base,
      ...Object.keys(choices).map((name) => choices[name]?.[String(chosen[name] ?? usual[name])]),
    );
}

/** The choices of a component with variants, as its props. */
export type VariantProps<V extends (chosen: never) => string> = NonNullable<Parameters<V>[0]>;
