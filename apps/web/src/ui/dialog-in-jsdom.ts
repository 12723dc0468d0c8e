/**
 * jsdom knows no modal dialogs. This is the part of the standard our tests rest on: showing moves the focus to the
 * first control, closing gives it back, and Esc arrives as a `cancel` event.
 * https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-showmodal
 */
export function installDialog() {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    this.querySelector<HTMLElement>('input, button')?.focus();
  };

  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
