/** Tells whether the page runs: React has taken the static HTML over, every embed is there or has failed, fonts are loaded. Runs in the page. */
export const isSettled = (): boolean =>
  "ready" in document.body.dataset &&
  [...document.querySelectorAll("[data-embed]")].every(
    embed => embed.matches("[data-ready]") || embed.querySelector("[data-failed]") !== null,
  ) &&
  document.fonts.status === "loaded"
