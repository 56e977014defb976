/** Returns whether the page is ready: hydrated, with every embed of the active program loaded or failed, and with its fonts. Runs in the page. */
export const isSettled = (): boolean =>
  "ready" in document.body.dataset &&
  [...document.querySelectorAll("[data-embed]:not([data-rank] *)")].every(
    embed => embed.matches("[data-ready]") || embed.querySelector("[data-failed]") !== null,
  ) &&
  document.fonts.status === "loaded"
