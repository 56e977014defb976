import { useEffect, useState } from "react"
import { usePage } from "../../hooks/page/page"
import { height, width } from "./logic"
import { type Picture, paintSite, pictures } from "./parts/paint"

/** A picture that has come; null for one that did not. */
const load = (src: string) =>
  new Promise<Picture>(resolve => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(null)
    image.src = src
  })

/** The dots of the site in all colours, RGBA; null until they are painted, or where they can't be. */
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
