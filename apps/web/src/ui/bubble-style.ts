/** Radios are answer bubbles and checkboxes their square cousins: drawn by us on the native input, so keys and forms work. */
export const bubbleStyle = [
  'size-6 shrink-0 appearance-none border-2 border-border-strong bg-surface-raised bg-center bg-no-repeat transition-colors',
  'checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:border-border disabled:bg-surface-sunken',
].join(' ');
