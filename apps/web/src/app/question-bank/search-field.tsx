import { useEffect, useState } from 'react';
import { useSettled } from '../../lib/use-settled';
import { Field } from '../../ui/field';

/** Follows the typing at once and the address a moment later; an address that changes by itself (back) is followed too. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed);

  useEffect(() => setTyped(value), [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of typing reports; the rest is what it reports to
  useEffect(() => {
    if (settled !== value) onChange(settled);
  }, [settled]);

  return (
    <Field
      label="Palavra-chave"
      type="search"
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
