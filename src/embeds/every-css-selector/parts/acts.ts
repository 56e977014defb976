/** Actions that the page performs in a demo's frame, where scripts are disabled. */
import type { Act } from "../schema"

export type Frame = { document: Document; window: Window & typeof globalThis }

/** Returns a silent WAV file of 8 kHz and 8 bits. */
export function silence(seconds: number): Blob {
  const samples = 8000 * seconds
  const bytes = new DataView(new ArrayBuffer(44 + samples))
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, i) => {
      bytes.setUint8(at + i, letter.charCodeAt(0))
    })
  text(0, "RIFF")
  bytes.setUint32(4, 36 + samples, true)
  text(8, "WAVEfmt ")
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, 8000, true)
  bytes.setUint32(28, 8000, true)
  bytes.setUint16(32, 1, true)
  bytes.setUint16(34, 8, true)
  text(36, "data")
  bytes.setUint32(40, samples, true)
  new Uint8Array(bytes.buffer).fill(128, 44)
  return new Blob([bytes.buffer], { type: "audio/wav" })
}

function defineSwitch({ window }: Frame): void {
  if (window.customElements.get("on-off")) return
  class OnOff extends window.HTMLElement {
    states = this.attachInternals().states
    constructor() {
      super()
      this.addEventListener("click", () => this.toggle())
      this.addEventListener("keydown", event => {
        if (event.key !== "Enter" && event.key !== " ") return
        event.preventDefault()
        this.toggle()
      })
    }
    toggle(): void {
      if (!this.states.delete("on")) this.states.add("on")
    }
  }
  window.customElements.define("on-off", OnOff)
}

function highlight({ document, window }: Frame, element: Element): void {
  if (!("highlights" in window.CSS)) return
  const text = element.firstChild
  const places = [...(text?.textContent ?? "").matchAll(/hamster/g)]
  const ranges = places.map(({ index, 0: word }) => {
    const range = document.createRange()
    if (!text) return range
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return range
  })
  window.CSS.highlights.set("hamster", new window.Highlight(...ranges))
}

function change({ document }: Frame): void {
  const what = document.getElementById("what")
  const swap = () => {
    if (what) what.textContent = what.textContent === "Night" ? "Morning" : "Night"
  }
  if (document.startViewTransition) document.startViewTransition(swap)
  else swap()
}

/** Actions on the elements marked for them in the demo; some return a cleanup function. */
export const acting: Record<Act, (frame: Frame, element: Element) => (() => void) | undefined> = {
  indeterminate: (_, element) => {
    Object.assign(element, { indeterminate: true })
    return undefined
  },
  modal: ({ document }, element) => {
    element.addEventListener("click", () => document.querySelector("dialog")?.showModal())
    return undefined
  },
  fullscreen: ({ document }, element) => {
    element.addEventListener("click", () => {
      // A rejected request is ignored.
      document
        .getElementById("full")
        ?.requestFullscreen?.()
        ?.catch(() => {})
    })
    return undefined
  },
  define: ({ window }, element) => {
    element.addEventListener("click", () => {
      if (!window.customElements.get("hid-den")) {
        window.customElements.define("hid-den", class extends window.HTMLElement {})
      }
    })
    return undefined
  },
  state: frame => {
    defineSwitch(frame)
    return undefined
  },
  sound: (_, element) => {
    const url = URL.createObjectURL(silence(4))
    Object.assign(element, { src: url })
    return () => URL.revokeObjectURL(url)
  },
  highlight: (frame, element) => {
    highlight(frame, element)
    return undefined
  },
  transition: (frame, element) => {
    element.addEventListener("click", () => change(frame))
    return undefined
  },
}

/** Performs an action in a frame. Returns a cleanup function. */
export function act(name: Act, frame: Frame): () => void {
  const marked = [...frame.document.querySelectorAll("[data-act]")]
  const clearing = marked.map(element => acting[name](frame, element))
  return () => {
    for (const clear of clearing) clear?.()
  }
}
