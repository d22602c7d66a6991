/** What jsdom's dialogs cannot do: open over the page, close, and give the focus back. */
export const modalDialogs = (): void => {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      (openers.get(this) as HTMLElement | null)?.focus();
    },
  });
};
