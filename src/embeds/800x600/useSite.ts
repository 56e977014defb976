import { useEffect, useState } from "react"
import { usePage } from "../../hooks/page/page"
import { height, width } from "./logic"
import { type Picture, paintSite, pictures } from "./parts/paint"

/** Loads an image; resolves to null if it fails. */
const load = (src: string) =>
  new Promise<Picture>(resolve => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = src
  })

/**
 * Returns the RGBA pixels of the site in full colour; null until they are painted, or where the canvas cannot be
 * read.
 */
export function useSite(): Uint8ClampedArray | null {
  const { siteUrl } = usePage()
  const host = siteUrl.replace(/^https?:\/\//, "")
  const [dots, setDots] = useState<Uint8ClampedArray | null>(null)
  useEffect(() => {
    let isGone = false
    void Promise.all(pictures.map(load)).then(found => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height })
      const pen = canvas.getContext("2d", { willReadFrequently: true })
      if (isGone || !pen) return
      paintSite(pen, found, host)
      setDots(pen.getImageData(0, 0, width, height).data)
    })
    return () => {
      isGone = true
    }
  }, [host])
  return dots
}
