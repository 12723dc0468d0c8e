import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type TabsProps<Value extends string> = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(chosen) => onChange(chosen as Value)} className="grid grid-cols-1 gap-5">
      <Radix.List
        aria-label={label}
        className="-mx-1 flex gap-1 overflow-x-auto border-b border-border p-1 pb-0 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 shrink-0 border-b-3 border-transparent px-4 font-semibold text-muted transition-colors hover:text-text data-[state=active]:border-primary data-[state=active]:text-text"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
