import { type ParseArgsConfig, parseArgs } from 'node:util';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** How a command is typed, in words, and what it takes. */
export interface Usage<Taken extends Options> {
  text: string;
  options: Taken;
  /** Whether it takes names of files beside its options. */
  files?: boolean;
}

/** What was typed. */
export type Given<Taken extends Options> = ReturnType<typeof parseArgs<{ options: Taken; allowPositionals: true }>>;

const HELP = { help: { type: 'boolean', short: 'h', default: false } } as const;

/** What was typed, or undefined where it was `--help`, which is answered here: nothing else may happen then. */
export function given<Taken extends Options>({ text, options, files = false }: Usage<Taken>): Given<Taken> | undefined {
  const taken: Options = { ...options, ...HELP };
  const typed = parseArgs({ options: taken, allowPositionals: files });
  if (!typed.values.help) return typed as Given<Taken>;
  console.log(text);
  return undefined;
}
