import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../../lib/use-settled';
import { Field } from '../../ui/field';

/** Follows the typing at once and the address a moment later; an address that changes by itself (back) is followed too. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed);

  /** What the address holds as far as this field knows; anything else came from outside. */
  const known = useRef(value);
  /** Whether what is in the field was typed there: the address is not told what it said itself. */
  const byHand = useRef(false);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    byHand.current = false;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (!byHand.current || settled === known.current) return;
    known.current = settled;
    onChange(settled);
  }, [settled, onChange]);

  return (
    <Field
      label="Palavra-chave"
      type="search"
      maxLength={200}
      value={typed}
      onChange={({ target }) => {
        byHand.current = true;
        setTyped(target.value);
      }}
    />
  );
}
