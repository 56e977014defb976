/** Display of sleeping programs behind the active one, loaded when there is one to show. */
import { contentOf } from "./sleep"

/** Stops an animated GIF at its current frame; returns the function that lets it go on. */
function freeze(picture: HTMLImageElement): (() => void) | undefined {
  const { src, complete, naturalWidth, naturalHeight } = picture
  if (!/\.gif(?:$|\?)/.test(src) || !complete || naturalWidth === 0) return undefined
  const canvas = document.createElement("canvas")
  canvas.width = naturalWidth
  canvas.height = naturalHeight
  try {
    canvas.getContext("2d")?.drawImage(picture, 0, 0)
    picture.src = canvas.toDataURL()
  } catch {
    // A picture of another host can't be read. It moves on.
    return undefined
  }
  return () => {
    picture.src = src
  }
}

/**
 * Shows a sleeping program. React hides the top elements of a hidden `<Activity>` by `display: none !important`, at once
 * and again when it redraws the hidden tree: an inner detail of React, so its version is pinned and a browser test watches
 * this. Should it change, programs behind are not seen, and nothing is lost. `cover` is laid over the window, since inert
 * elements can't be pressed. Returns the function that stops this.
 */
export function showBehind(place: HTMLElement, cover: HTMLElement): () => void {
  const elements = contentOf(place)
  const thaw = [...place.querySelectorAll("img")].map(freeze)
  const show = () => {
    for (const element of elements) element.style.removeProperty("display")
  }
  const measure = () => {
    const frame = place.querySelector<HTMLElement>("section.window:not([hidden])")
    cover.hidden = frame === null
    if (!frame) return
    const [outer, box] = [place.getBoundingClientRect(), frame.getBoundingClientRect()]
    const px = (length: number) => `${length}px`
    Object.assign(cover.style, {
      left: px(box.left - outer.left),
      top: px(box.top - outer.top),
      width: px(box.width),
      height: px(box.height),
    })
  }
  const styles = new MutationObserver(show)
  for (const element of elements) styles.observe(element, { attributeFilter: ["style"] })
  show()
  const sizes = new ResizeObserver(measure)
  sizes.observe(place)
  return () => {
    styles.disconnect()
    sizes.disconnect()
    for (const each of thaw) each?.()
  }
}
