import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type TabsProps<Value extends string> = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * Tabs after the ARIA pattern: one stop of the Tab key, arrows (and Home, End) walk and choose.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex((tab) => tab.value === value);

  const walk = (event: KeyboardEvent) => {
    const next = destination(event.key, chosen, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className="-mx-1 flex gap-1 overflow-x-auto border-b border-border p-1 pb-0 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="-mb-px min-h-11 border-b-3 border-transparent px-2 py-1 leading-tight font-semibold text-balance max-sm:text-sm sm:px-4 text-muted transition-colors hover:text-text aria-selected:border-primary aria-selected:text-text"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text is reached with the keyboard too */}
      <div key={value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {tabs[chosen]?.content}
      </div>
    </div>
  );
}

/** Where a key leads from one of `count` tabs; past either end it starts over. */
function destination(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
