/** Picking up the icons of the desktop with a mouse or pen, or by keys, and dropping them elsewhere or into the bin. */
import { throwAway } from "../../hooks/storage/recycleBin"
import { read, write } from "../../hooks/storage/useStorage"
import { arrowStep } from "../windows/useMove"
import { binName, deskIcons, fromDesktop, moved, type Point, without } from "./icons"

/** How far the pointer goes before a press is a drag, in pixels. */
const slack = 5

const iconOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-icon]") : null

const nameOf = (icon: HTMLElement) => icon.dataset.icon ?? ""

const labelOf = (icon: HTMLElement) => icon.dataset.label ?? ""

/** How far an icon may be moved from where it would lie by itself: all of it stays on the screen. */
function reach(icon: HTMLElement, room: DOMRect): { least: Point; most: Point } {
  const box = icon.getBoundingClientRect()
  const { x, y } = read(deskIcons).places[nameOf(icon)] ?? { x: 0, y: 0 }
  const home = { x: box.left - x - room.left, y: box.top - y - room.top }
  const height = Math.min(room.height, window.innerHeight - room.top - window.scrollY)
  return {
    least: { x: -home.x, y: -home.y },
    most: { x: room.width - home.x - box.width, y: Math.max(-home.y, height - home.y - box.height) },
  }
}

/** Makes the icons in `nav` movable; `say` gets what happened, for who can't see it. Returns what ends it. */
export function moveIcons(nav: HTMLElement, say: (what: string) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const room = () => (nav.parentElement ?? nav).getBoundingClientRect()
  const bin = () => nav.querySelector<HTMLElement>(`[data-icon="${binName}"]`)

  const shift = (icon: HTMLElement, by: Point) =>
    write(deskIcons, moved(read(deskIcons), nameOf(icon), by, reach(icon, room())))

  const discard = (icon: HTMLElement) => {
    if (nameOf(icon) === binName) return say("The Recycle Bin does not fit into itself.")
    write(deskIcons, without(read(deskIcons), nameOf(icon)))
    throwAway([{ from: fromDesktop, label: labelOf(icon), text: nameOf(icon) }])
    say(`${labelOf(icon)} is in the Recycle Bin.`)
  }

  const isOverBin = ({ clientX, clientY }: PointerEvent) => {
    const box = bin()?.getBoundingClientRect()
    if (!box) return false
    return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  }

  const pick = (down: PointerEvent) => {
    const icon = iconOf(down.target)
    if (!icon || down.button !== 0 || down.pointerType === "touch" || down.ctrlKey || down.metaKey) return
    const before = icon.style.translate
    const { least, most } = reach(icon, room())
    const start = read(deskIcons).places[nameOf(icon)] ?? { x: 0, y: 0 }
    const drag = new AbortController()
    let isMoving = false
    const byNow = (event: PointerEvent): Point => ({
      x: event.clientX - down.clientX,
      y: event.clientY - down.clientY,
    })
    const isOurs = ({ pointerId }: PointerEvent) => pointerId === down.pointerId
    const follow = (event: PointerEvent) => {
      if (!isOurs(event)) return
      const by = byNow(event)
      if (!isMoving && Math.hypot(by.x, by.y) < slack) return
      // Over a frame, such as that of a video, the page would hear nothing. A press alone stays the link's.
      if (!isMoving) icon.setPointerCapture?.(down.pointerId)
      isMoving = true
      icon.dataset.held = ""
      const { x, y } =
        moved({ places: { it: start }, gone: [] }, "it", by, { least, most }).places.it ?? start
      icon.style.translate = `${x}px ${y}px`
      const isTaken = nameOf(icon) !== binName && isOverBin(event)
      bin()?.toggleAttribute("data-open", isTaken)
    }
    const end = () => {
      drag.abort()
      delete icon.dataset.held
      bin()?.removeAttribute("data-open")
      icon.style.translate = before
    }
    const drop = (event: PointerEvent) => {
      if (!isOurs(event)) return
      const by = byNow(event)
      end()
      if (!isMoving) return
      swallowClick()
      if (nameOf(icon) !== binName && isOverBin(event)) discard(icon)
      else shift(icon, by)
    }
    const cancel = () => {
      end()
      if (isMoving) window.addEventListener("pointerup", swallowClick, { once: true })
    }
    const on = { signal: drag.signal }
    window.addEventListener("pointermove", follow, on)
    window.addEventListener("pointerup", drop, on)
    window.addEventListener("pointercancel", event => isOurs(event) && end(), on)
    window.addEventListener("keydown", event => event.key === "Escape" && cancel(), on)
  }

  const press = (event: KeyboardEvent) => {
    const icon = iconOf(event.target)
    if (!icon || event.ctrlKey || event.altKey || event.metaKey) return
    const step = event.shiftKey ? arrowStep(event.key, false) : null
    if (step) shift(icon, step)
    else if (event.key === "Delete" && !event.repeat) {
      const next = icon.nextElementSibling ?? icon.previousElementSibling
      discard(icon)
      if (nameOf(icon) !== binName) next?.querySelector<HTMLElement>("a, button")?.focus()
    } else return
    event.preventDefault()
  }

  nav.addEventListener("pointerdown", pick, { signal })
  nav.addEventListener("keydown", press, { signal })
  return () => over.abort()
}

/** The press that ends a drag is no press on the link: it comes right after the button is let go, or not at all. */
function swallowClick(): void {
  window.addEventListener("click", stopped, { capture: true, once: true })
  setTimeout(() => window.removeEventListener("click", stopped, { capture: true }))
}

function stopped(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
