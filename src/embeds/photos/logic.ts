/** Finds the pictures of an album in the page, with what a larger copy needs, and steps through them. */

export type Photo = {
  figure: HTMLElement
  alt: string
  caption: string
  src: string
  srcSet: string
  /** The same picture in other formats, best first. */
  sources: { type: string; srcSet: string }[]
}

/** An attribute, also where the image plugin keeps it back until the picture is in view. */
function held(element: Element, name: string): string {
  return element.getAttribute(name) ?? element.getAttribute(`data-${name}`) ?? ""
}

/** Every figure below `root` that has a picture, in the order of the text. Blurred stand-ins don't count. */
export function collect(root: Element): Photo[] {
  return [...root.querySelectorAll("figure")].flatMap(figure => {
    const image =
      figure.querySelector("img[data-main-image]") ?? figure.querySelector("img[alt]:not([alt=''])")
    if (!image) return []
    const sources = [...(image.closest("picture")?.querySelectorAll("source") ?? [])].map(source => ({
      type: source.type,
      srcSet: held(source, "srcset"),
    }))
    return {
      figure,
      alt: image.getAttribute("alt") ?? "",
      caption: figure.querySelector("figcaption")?.textContent?.trim() ?? "",
      src: held(image, "src"),
      srcSet: held(image, "srcset"),
      sources,
    }
  })
}

/** Whether two findings are the same pictures. */
export function isSame(some: readonly Photo[], others: readonly Photo[]): boolean {
  return (
    some.length === others.length &&
    some.every((photo, i) => {
      const other = others[i]
      return other?.figure === photo.figure && other.alt === photo.alt && other.src === photo.src
    })
  )
}

/** The index that a link or a key leads to: "3" is the third of `count`; null where there is no such picture. */
export function indexOf(text: string | null, count: number): number | null {
  return text !== null && /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= count
    ? Number(text) - 1
    : null
}

/** Where a key leads from picture `index` of `count`; round the corner at both ends; null for other keys. */
export function step(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count
  if (key === "ArrowLeft") return (index + count - 1) % count
  if (key === "Home") return 0
  return key === "End" ? count - 1 : null
}
