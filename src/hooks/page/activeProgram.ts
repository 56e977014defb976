/** Returns the element of the program in front: the others are open, too, and sleep behind it. */
export function activeProgram(): HTMLElement {
  return document.querySelector<HTMLElement>("[data-program]:not([data-rank])") ?? document.body
}
