import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page loaded when it is first visited, by the name it is exported under. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
