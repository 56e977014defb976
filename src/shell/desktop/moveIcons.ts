/** Moves the icons of the desktop by mouse, pen or keys, and deletes them with Delete or by dropping them on the bin. */
import { moveToBin } from "../../hooks/storage/recycleBin"
import { read, write } from "../../hooks/storage/useStorage"
import { arrowStep } from "../windows/follow"
import { binName, desktopIcons, desktopOrigin, type Point, withMovedIcon, withoutIcon } from "./icons"

/** Distance in CSS pixels from which a press counts as a drag. */
const dragThresholdPx = 5

const iconOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-icon]") : null

const nameOf = (icon: HTMLElement) => icon.dataset.icon ?? ""

const labelOf = (icon: HTMLElement) => icon.dataset.label ?? ""

/** Returns the smallest and largest offsets, in CSS pixels from its home, that keep all of an icon on the screen. */
function limitsOf(icon: HTMLElement, area: DOMRect): { min: Point; max: Point } {
  const box = icon.getBoundingClientRect()
  const { x, y } = read(desktopIcons).places[nameOf(icon)] ?? { x: 0, y: 0 }
  const home = { x: box.left - x - area.left, y: box.top - y - area.top }
  const height = Math.min(area.height, window.innerHeight - area.top - window.scrollY)
  return {
    min: { x: -home.x, y: -home.y },
    max: { x: area.width - home.x - box.width, y: Math.max(-home.y, height - home.y - box.height) },
  }
}

/** Makes the icons in `nav` movable; `announce` gets messages for screen readers. Returns a function that stops it. */
export function moveIcons(nav: HTMLElement, announce: (message: string) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const area = () => (nav.parentElement ?? nav).getBoundingClientRect()
  const bin = () => nav.querySelector<HTMLElement>(`[data-icon="${binName}"]`)

  const shift = (icon: HTMLElement, by: Point) =>
    write(desktopIcons, withMovedIcon(read(desktopIcons), nameOf(icon), by, limitsOf(icon, area())))

  const discard = (icon: HTMLElement) => {
    if (nameOf(icon) === binName) return announce("The Recycle Bin does not fit into itself.")
    write(desktopIcons, withoutIcon(read(desktopIcons), nameOf(icon)))
    moveToBin([{ from: desktopOrigin, label: labelOf(icon), text: nameOf(icon) }])
    announce(`${labelOf(icon)} is in the Recycle Bin.`)
  }

  const isOverBin = ({ clientX, clientY }: PointerEvent) => {
    const box = bin()?.getBoundingClientRect()
    if (!box) return false
    return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
  }

  const pick = (down: PointerEvent) => {
    const icon = iconOf(down.target)
    if (!icon || down.button !== 0 || down.pointerType === "touch" || down.ctrlKey || down.metaKey) return
    const initialTranslate = icon.style.translate
    const limits = limitsOf(icon, area())
    const start = read(desktopIcons).places[nameOf(icon)] ?? { x: 0, y: 0 }
    const drag = new AbortController()
    let isMoving = false
    const distance = (event: PointerEvent): Point => ({
      x: event.clientX - down.clientX,
      y: event.clientY - down.clientY,
    })
    const isOurs = ({ pointerId }: PointerEvent) => pointerId === down.pointerId
    const follow = (event: PointerEvent) => {
      if (!isOurs(event)) return
      const by = distance(event)
      if (!isMoving && Math.hypot(by.x, by.y) < dragThresholdPx) return
      // Over a frame, such as that of a video, the page would hear nothing. A press alone stays the link's.
      if (!isMoving) icon.setPointerCapture?.(down.pointerId)
      isMoving = true
      icon.dataset.held = ""
      const { x, y } = withMovedIcon({ places: { it: start }, gone: [] }, "it", by, limits).places.it ?? start
      icon.style.translate = `${x}px ${y}px`
      const canDelete = nameOf(icon) !== binName && isOverBin(event)
      bin()?.toggleAttribute("data-open", canDelete)
    }
    const end = () => {
      drag.abort()
      delete icon.dataset.held
      bin()?.removeAttribute("data-open")
      icon.style.translate = initialTranslate
    }
    const drop = (event: PointerEvent) => {
      if (!isOurs(event)) return
      const by = distance(event)
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
  return () => listening.abort()
}

/** Suppresses the click that ends a drag, which would follow the link. It comes directly after pointerup, or never. */
function swallowClick(): void {
  window.addEventListener("click", stopEvent, { capture: true, once: true })
  setTimeout(() => window.removeEventListener("click", stopEvent, { capture: true }))
}

function stopEvent(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
