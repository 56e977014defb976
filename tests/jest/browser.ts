/** What real browsers have and jsdom has not. */
import { TextDecoder, TextEncoder } from "node:util"

if (typeof window !== "undefined") {
  Object.assign(globalThis, { TextEncoder, TextDecoder, structuredClone: globalThis.structuredClone })
  window.matchMedia ??= (media: string) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  const dialog = window.HTMLDialogElement?.prototype
  if (dialog && !dialog.showModal) {
    dialog.showModal = function show() {
      this.setAttribute("open", "")
    }
    dialog.close = function close() {
      if (!this.hasAttribute("open")) return
      this.removeAttribute("open")
      this.dispatchEvent(new Event("close"))
    }
  }
  // As jsdom's own, which complains each time.
  HTMLCanvasElement.prototype.getContext = () => null
  // jsdom asks every node of the page for each control, and queries by label or role ask for those of all controls.
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLElement) {
        if (this.matches("input[type=hidden]")) return null
        const labels = (this.getRootNode() as ParentNode).querySelectorAll("label")
        return [...labels].filter(
          label =>
            (label.htmlFor ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
        )
      },
    })
  window.Blob.prototype.arrayBuffer ??= function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.onerror = () => reject(reader.error)
      reader.readAsArrayBuffer(this)
    })
  }
}
