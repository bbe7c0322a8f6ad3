import "@testing-library/jest-dom";

/** jsdom has the elements of <dialog> and popovers, but not their methods: this adds what component tests need. */
const show = function (this: HTMLDialogElement): void {
  this.open = true;
};
const close = function (this: HTMLDialogElement, returnValue = ""): void {
  if (!this.open) return;
  this.open = false;
  this.returnValue = returnValue;
  this.dispatchEvent(new Event("close"));
};

Element.prototype.scrollIntoView ??= () => {};
performance.getEntriesByType ??= () => [];
HTMLDialogElement.prototype.show ??= show;
HTMLDialogElement.prototype.showModal ??= show;
HTMLDialogElement.prototype.close ??= close;
HTMLElement.prototype.showPopover ??= function (this: HTMLElement): void {
  this.dataset["popoverOpen"] = "";
};
HTMLElement.prototype.hidePopover ??= function (this: HTMLElement): void {
  delete this.dataset["popoverOpen"];
};
