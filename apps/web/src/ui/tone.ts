/** What a message is about. Colour only repeats it: every tone also has its own icon or words. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export const softTone: Record<Tone, string> = {
  neutral: 'bg-surface-sunken text-text',
  info: 'bg-secondary-soft text-on-secondary-soft',
  success: 'bg-success-soft text-on-success-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
};
