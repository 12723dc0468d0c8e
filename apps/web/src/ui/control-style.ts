/** Inputs, selects and text areas look alike. 16 px text keeps iOS from zooming into the field. */
export const controlStyle = [
  'w-full min-h-12 rounded-control border border-border-strong bg-surface-raised px-3.5 py-2.5 text-base text-text',
  'placeholder:text-muted transition-colors hover:border-text',
  'aria-invalid:border-2 aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-muted',
].join(' ');
