/** Polyfills for jsdom. */
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
  // Returns null as jsdom does, but without its warning on each call.
  HTMLCanvasElement.prototype.getContext = () => null
  // A faster `labels`: jsdom visits every node for each control, and queries by label or role read it for all controls.
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
