/** A list of choices with one of them taken or given up. */
export const toggled = <T>(list: readonly T[], item: T, on: boolean): T[] =>
  on ? [...list, item] : list.filter((other) => other !== item);
