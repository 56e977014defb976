/** @jest-environment jsdom */
import { recycleBin } from "../../../src/hooks/storage/recycleBin"
import { read, remove } from "../../../src/hooks/storage/useStorage"
import { desktopIcons } from "../../../src/shell/desktop/icons"
import { moveIcons } from "../../../src/shell/desktop/moveIcons"

let end: () => void
const say = jest.fn()
const captured: [string | undefined, number][] = []
const icon = (name: string) => document.querySelector(`[data-icon="${name}"]`) as HTMLElement

function pointer(type: string, target: EventTarget, init: MouseEventInit & { pointerId?: number }): void {
  const { pointerId = 1, ...rest } = init
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...rest })
  target.dispatchEvent(Object.assign(event, { pointerId, pointerType: "mouse" }))
}

beforeEach(() => {
  captured.length = 0
  document.body.innerHTML = `<div><nav><ul>
    <li data-icon="/games" data-label="Games"><a href="/games">Games</a></li>
    <li data-icon="/blog" data-label="Blog"><a href="/blog">Blog</a></li>
    <li data-icon="bin"><button>Recycle Bin</button></li></ul></nav></div>`
  const room = { left: 0, top: 0, right: 900, bottom: 900, width: 900, height: 900 } as DOMRect
  const small = { left: 0, top: 0, right: 80, bottom: 80, width: 80, height: 80 } as DOMRect
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
    return this instanceof HTMLDivElement ? room : small
  })
  HTMLElement.prototype.setPointerCapture = function capture(this: HTMLElement, id: number) {
    captured.push([this.dataset.icon, id])
  }
  end = moveIcons(document.querySelector("nav") as HTMLElement, say)
})
afterEach(() => {
  end()
  jest.restoreAllMocks()
  remove(desktopIcons)
  remove(recycleBin)
})

describe("an icon of the desktop", () => {
  it("has the pointer for itself once it is dragged, also over the frame of a video, and not for a press", () => {
    pointer("pointerdown", icon("/games"), { clientX: 10, clientY: 10 })
    pointer("pointermove", window, { clientX: 12, clientY: 11 })
    expect(captured).toEqual([])
    pointer("pointermove", window, { clientX: 60, clientY: 200 })
    pointer("pointermove", window, { clientX: 70, clientY: 210 })
    expect(captured).toEqual([["/games", 1]])
    pointer("pointerup", window, { clientX: 70, clientY: 210 })
    expect(read(desktopIcons).places["/games"]).toEqual({ x: 60, y: 200 })
  })

  it("follows the pointer that took it, and no other", () => {
    pointer("pointerdown", icon("/games"), { clientX: 10, clientY: 10 })
    pointer("pointermove", window, { clientX: 60, clientY: 200 })
    pointer("pointermove", window, { clientX: 500, clientY: 500, pointerId: 2 })
    expect(icon("/games").style.translate).toBe("50px 190px")
    pointer("pointerup", window, { clientX: 500, clientY: 500, pointerId: 2 })
    expect(read(desktopIcons).places).toEqual({})
    pointer("pointerup", window, { clientX: 60, clientY: 200 })
    expect(read(desktopIcons).places["/games"]).toEqual({ x: 50, y: 190 })
  })

  it("is thrown away by one press of Delete, and the next one only by another", () => {
    const press = (name: string, repeat: boolean) =>
      icon(name)
        .querySelector("a")
        ?.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Delete", bubbles: true, cancelable: true, repeat }),
        )
    press("/games", false)
    press("/blog", true)
    expect(read(desktopIcons).gone).toEqual(["/games"])
    press("/blog", false)
    expect(read(desktopIcons).gone).toEqual(["/games", "/blog"])
  })
})
